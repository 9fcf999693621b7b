#!/usr/bin/env bash
# Verifies one archive in several ways and compares what comes out: by one process, by GNU parallel on two cores, and over ssh to two
# hosts (two ssh servers of its own on 127.0.0.1) with a worker killed in the middle. Ends with status 1 when anything differs, is lost
# or comes twice. See docs/at-scale.md.
#
# Run: scripts/at-scale.sh [--if-possible] [GAMES]
#   GAMES          how many games the archive has; 400 if left out
#   --if-possible  end well when parallel or an ssh server is missing and cannot be installed
set -euo pipefail
cd "$(dirname "$0")/.."

optional=false
if [ "${1:-}" = --if-possible ]; then
  optional=true
  shift
fi
games=${1:-400}
command=$PWD/dist/cli/bin.js
node=$(command -v node)
export PATH=$PATH:/usr/sbin:/sbin

fail() {
  echo "at-scale: $*" >&2
  exit 1
}

# ---- What is needed

missing() { ! command -v parallel || ! command -v sshd || ! command -v ssh; } >/dev/null
if missing && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q parallel openssh-server; } >&2 || true
fi
if missing; then
  $optional || fail "GNU parallel and openssh-server are needed"
  echo "at-scale: skipped, since GNU parallel or openssh-server is missing"
  exit 0
fi
[ -f "$command" ] || fail "dist is missing; run: npm run build"

work=$(mktemp -d "${TMPDIR:-/tmp}/at-scale.XXXXXX")
servers=()
clean() {
  [ ${#servers[@]} -eq 0 ] || kill "${servers[@]}" 2>/dev/null || true
  rm -rf "$work"
}
trap clean EXIT
export PARALLEL_HOME=$work/parallel
mkdir -p "$PARALLEL_HOME" "$work/parts"

# ---- The archive, as one file and as many

node bench/games.mjs --games "$games" --faults >"$work/archive.txt"
bytes=$(wc -c <"$work/archive.txt")
block=$((bytes / 4 + 1))
for ((part = 0; part < 4; part++)); do
  awk -v part=$part 'substr($0, 1, 8) == "[Format " { number++ } number % 4 == part' \
    "$work/archive.txt" >"$work/parts/$part.txt"
done

# ---- A worker

# Status 1 means that some game is wrong: an answer, not a failure. Anything else is one, and the part is done again.
cat >"$work/worker" <<END
#!/bin/sh
"$node" "$command" verify --json --relative --id Event "\${1:--}" || [ \$? -eq 1 ]
END

# The first worker to come here dies when it has read half of its part and has already written something.
cat >"$work/mortal" <<END
#!/usr/bin/env bash
mkdir "$work/victim" 2>/dev/null || exec "$work/worker" "\$@"
cat "\${1:--}" >"$work/victim/part"
mkfifo "$work/victim/pipe"
"$node" "$command" verify --json --relative --id Event - <"$work/victim/pipe" >"$work/victim/output" &
worker=\$!
exec 3>"$work/victim/pipe"
head -c \$((\$(wc -c <"$work/victim/part") / 2)) "$work/victim/part" >&3
until [ -s "$work/victim/output" ]; do sleep 0.05; done
kill -KILL \$worker
cat "$work/victim/output"
wait \$worker
END
chmod +x "$work/worker" "$work/mortal"

# ---- Ways

plies=0
check() { # check TITLE FILE: the same lines as of one process, in any order, each game once
  sort "$2" >"$2.sorted"
  cmp -s "$work/one.sorted" "$2.sorted" || {
    diff "$work/one.sorted" "$2.sorted" | head -20 >&2
    fail "$1: other results than of one process"
  }
  [ "$(wc -l <"$2")" = "$games" ] || fail "$1: a game is lost or comes twice"
  [ -z "$(grep -o '"id":"[^"]*"' "$2" | sort | uniq -d)" ] || fail "$1: a game comes twice"
  printf '%-44s same %d lines, %7.2f s\n' "$1" "$games" "$(cut -d' ' -f1 "$work/times")"
}

TIMEFORMAT='%R %U %S'
timed() { { time "$@" 2>"$work/errors"; } 2>"$work/times" || { cat "$work/errors" >&2; return 1; }; }
spread() { parallel --will-cite "$@"; }
record=(--recend '\n' --recstart '[Format ')

one() { "$work/worker" "$work/archive.txt" >"$work/one"; }
timed one || fail "one process failed"
sort "$work/one" >"$work/one.sorted"
[ "$(wc -l <"$work/one")" = "$games" ] || fail "one process did not tell of every game"
plies=$(grep -o '"plies":[0-9]*' "$work/one" | awk -F: '{ sum += $2 } END { print sum }')
wrong=$(grep -vc '"status":"valid"' "$work/one")
[ "$wrong" = $((games / 10)) ] || fail "$wrong games are wrong, and $((games / 10)) were made so"
echo "$games games, $bytes bytes, $plies plies, $wrong games wrong, $(nproc) cores"
check "one process" "$work/one"
awk -v plies="$plies" '{ printf "%-44s %d plies/s, %d plies per second of CPU\n", "", plies / $1, plies / ($2 + $3) }' "$work/times"

pipepart() { spread -j2 --pipepart -a "$work/archive.txt" --block $block "${record[@]}" "$work/worker" >"$work/pipepart"; }
timed pipepart || fail "parallel --pipepart failed"
check "parallel --pipepart, 2 jobs" "$work/pipepart"

pipe() { spread -j2 --pipe --block $block "${record[@]}" "$work/worker" <"$work/archive.txt" >"$work/pipe"; }
timed pipe || fail "parallel --pipe failed"
check "parallel --pipe, 2 jobs" "$work/pipe"

files() { spread -j2 "$work/worker" ::: "$work"/parts/*.txt >"$work/files"; }
timed files || fail "parallel over files failed"
check "parallel over 4 files, 2 jobs" "$work/files"

# ---- Two hosts

mkdir -p "$work/ssh"
[ "$(id -u)" != 0 ] || mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/host"
ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/user"
cp "$work/ssh/user.pub" "$work/ssh/authorized"
printf 'Host *\n  HostName 127.0.0.1\n  User %s\n  IdentityFile %s\n' "$(id -un)" "$work/ssh/user" >"$work/ssh/client"
printf '  IdentitiesOnly yes\n  BatchMode yes\n  UserKnownHostsFile %s\n' "$work/ssh/known" >>"$work/ssh/client"
serve() { # serve HOST: an ssh server on a free port
  local port
  for ((try = 0; try < 20; try++)); do
    port=$((20000 + RANDOM))
    cat >"$work/ssh/$1" <<END
ListenAddress 127.0.0.1
Port $port
HostKey $work/ssh/host
AuthorizedKeysFile $work/ssh/authorized
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
MaxStartups 100
END
    "$(command -v sshd)" -D -f "$work/ssh/$1" -E "$work/ssh/$1.log" &
    local server=$!
    for ((wait = 0; wait < 50; wait++)); do
      if grep -q 'Server listening' "$work/ssh/$1.log" 2>/dev/null; then
        servers+=("$server")
        printf '[127.0.0.1]:%d %s\n' "$port" "$(cut -d' ' -f1,2 "$work/ssh/host.pub")" >>"$work/ssh/known"
        printf 'Host %s\n  Port %d\n' "$1" "$port" >>"$work/ssh/client"
        return
      fi
      kill -0 "$server" 2>/dev/null || break
      sleep 0.1
    done
    kill "$server" 2>/dev/null || true
    rm -f "$work/ssh/$1.log"
  done
  fail "no ssh server could be started"
}
serve host-a
serve host-b
for host in host-a host-b; do
  ssh -F "$work/ssh/client" "$host" true || { cat "$work/ssh/$host.log" >&2; fail "$host cannot be reached"; }
done
hosts=(--ssh "ssh -F $work/ssh/client" -S 1/host-a,1/host-b)

# A killed worker's part is done again on the other host; what the dead one had written counts for nothing. With --pipe, since parallel
# keeps the part then; with --pipepart it is gone.
remote() {
  spread "${hosts[@]}" --retries 3 --joblog "$work/log" --pipe --block $block "${record[@]}" \
    "$work/mortal" <"$work/archive.txt" >"$work/remote"
}
timed remote || fail "parallel over ssh failed"
[ -s "$work/victim/output" ] || fail "no worker was killed"
check "ssh to 2 hosts, a worker killed and retried" "$work/remote"
awk 'NR > 1 { parts[$2]++ } END { for (host in parts) printf "%-44s %s: %d parts\n", "", host, parts[host] }' "$work/log" | sort

# The same without retries: the run says what failed, and a second run does only that.
rm -rf "$work/victim"
broken() {
  spread "${hosts[@]}" --joblog "$work/log2" --results "$work/results" "$work/mortal" ::: "$work"/parts/*.txt >/dev/null
}
if timed broken 2>/dev/null; then fail "nobody noticed the killed worker"; fi
failed=$(awk 'NR > 1 && ($7 != 0 || $8 != 0)' "$work/log2" | wc -l)
[ "$failed" = 1 ] || fail "$failed parts failed instead of one"
resume() {
  spread "${hosts[@]}" --resume-failed --joblog "$work/log2" --results "$work/results" "$work/mortal" \
    ::: "$work"/parts/*.txt >/dev/null
}
timed resume || fail "the second run failed"
find "$work/results" -name stdout -exec cat {} + >"$work/resumed"
done_again=$(($(wc -l <"$work/log2") - 1 - 4))
[ "$done_again" = 1 ] || fail "$done_again parts were done again instead of one"
check "ssh, a worker killed, then --resume-failed" "$work/resumed"
echo "at-scale: $games games, every way gave the same results"
