// A native baseline for the benchmarks: move generation and perft of Chinese checkers on the 121-cell star, as fast as plain C++ gets it
// without threads or tables of positions. Everything is computed from coordinates.
//
//   g++ -O3 -march=native -std=c++17 bench/native/lanes.cpp -o lanes
//   ./lanes                          one line of JSON: what was counted, and the best CPU time of several runs in seconds
//   ./lanes perft 5 short 0 3        perft of a start: depth, short or long, then the home corners in turn order
//   ./lanes perft 4 short 0 3 w 0 6 7 … b 1 2 27 …   the same for a position: the cells of each seat after its first letter, in order
//
// The rules are those of the presets as far as they matter for perft from a start: no move ends in another corner (R3.7), a piece that has
// landed in its goal stays there (R3.8). Arrival, deadline, repetition and limit are not played.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

namespace {

using Set = uint64_t;

constexpr int cellCount = 121;
const int stepX[6] = {1, 0, -1, -1, 0, 1};
const int stepY[6] = {0, 1, 1, 0, -1, -1};

// The star by cell, in reading order: rows from the top, each from left to right.
int columnOf[cellCount], rowOf[cellCount], cornerOf[cellCount], nextCell[cellCount][6];

int cellAt(int x, int y) {
  for (int cell = 0; cell < cellCount; cell++)
    if (columnOf[cell] == x && rowOf[cell] == y) return cell;
  return -1;
}

// A place is lane * 64 + index in the lane; the lane is the parity of both coordinates, which jumps keep.
int placeOf[cellCount], cellOf[256], laneSize[4];
uint8_t around[256][6];       // neighbouring places by direction, 255 off the star
uint8_t existing[256];        // directions in which there is a neighbour
Set landings[256][64];        // landings of short jumps over occupied neighbours, in the place's own lane

void layOut() {
  int cell = 0;
  for (int y = 8; y >= -8; y--)
    for (int x = -8; x <= 8; x++) {
      const int z = -x - y;
      const int low = x < y ? (x < z ? x : z) : (y < z ? y : z);
      const int high = x > y ? (x > z ? x : z) : (y > z ? y : z);
      if (low < -4 && high > 4) continue;
      columnOf[cell] = x;
      rowOf[cell] = y;
      // Clockwise from the bottom; −1 in the hexagon.
      cornerOf[cell] = y < -4 ? 0 : z > 4 ? 1 : x < -4 ? 2 : y > 4 ? 3 : z < -4 ? 4 : x > 4 ? 5 : -1;
      cell++;
    }
  for (int at = 0; at < cellCount; at++) {
    const int lane = (columnOf[at] & 1) * 2 + (rowOf[at] & 1);
    placeOf[at] = lane * 64 + laneSize[lane]++;
    cellOf[placeOf[at]] = at;
    for (int d = 0; d < 6; d++) nextCell[at][d] = cellAt(columnOf[at] + stepX[d], rowOf[at] + stepY[d]);
  }
  memset(around, 255, sizeof around);
  for (int at = 0; at < cellCount; at++)
    for (int d = 0; d < 6; d++) {
      const int bridge = nextCell[at][d];
      if (bridge < 0) continue;
      around[placeOf[at]][d] = static_cast<uint8_t>(placeOf[bridge]);
      existing[placeOf[at]] |= static_cast<uint8_t>(1 << d);
      const int landing = nextCell[bridge][d];
      if (landing < 0) continue;
      for (int near = 0; near < 64; near++)
        if (near >> d & 1) landings[placeOf[at]][near] |= Set{1} << (placeOf[landing] & 63);
    }
}

struct Seat {
  uint8_t pieces[121];
  int count;
  Set ends[4], goal[4];
  uint8_t steps[256];  // directions in which a step may go, by other corners and goal
};

struct Game {
  std::vector<Seat> seats;
  int turn = 0;
  Set empty[4];
  uint8_t near[256];
  bool occupied[cellCount];
  bool longJumps = false;

  void flip(int place) {
    empty[place >> 6] ^= Set{1} << (place & 63);
    for (int d = 0; d < 6; d++) near[around[place][d]] ^= static_cast<uint8_t>(1 << (d + 3) % 6);
    occupied[cellOf[place]] ^= true;
  }

  void begin(const std::vector<int>& corners, const std::vector<std::vector<int>>& cells, bool far) {
    longJumps = far;
    turn = 0;
    seats.assign(corners.size(), Seat{});
    memset(near, 0, sizeof near);
    memset(occupied, 0, sizeof occupied);
    for (int lane = 0; lane < 4; lane++) empty[lane] = (Set{1} << laneSize[lane]) - 1;
    for (size_t s = 0; s < corners.size(); s++) {
      Seat& seat = seats[s];
      const int home = corners[s], goal = (home + 3) % 6;
      for (int cell = 0; cell < cellCount; cell++) {
        const int place = placeOf[cell];
        const Set bit = Set{1} << (place & 63);
        if (cornerOf[cell] == -1 || cornerOf[cell] == home || cornerOf[cell] == goal) seat.ends[place >> 6] |= bit;
        if (cornerOf[cell] == goal) seat.goal[place >> 6] |= bit;
        if (cells.empty() && cornerOf[cell] == home) seat.pieces[seat.count++] = static_cast<uint8_t>(place);
      }
      for (int cell = 0; cell < cellCount; cell++)
        for (int d = 0; d < 6; d++) {
          const int to = nextCell[cell][d];
          if (to < 0 || !(seat.ends[placeOf[to] >> 6] >> (placeOf[to] & 63) & 1)) continue;
          if (cornerOf[cell] == goal && cornerOf[to] != goal) continue;
          seat.steps[placeOf[cell]] |= static_cast<uint8_t>(1 << d);
        }
      if (!cells.empty())
        for (int cell : cells[s]) seat.pieces[seat.count++] = static_cast<uint8_t>(placeOf[cell]);
      for (int k = 0; k < seat.count; k++) flip(seat.pieces[k]);
    }
  }

  // All landings of one jump from a place; the piece that moves is already lifted when jumps are long.
  inline Set jumps(int place) const {
    if (!longJumps) return landings[place][near[place]];
    Set found = 0;
    const int from = cellOf[place];
    for (int d = 0; d < 6; d++) {
      int at = nextCell[from][d], steps = 1;
      while (at >= 0 && !occupied[at]) at = nextCell[at][d], steps++;
      if (at < 0) continue;
      for (; steps > 0; steps--) {
        at = nextCell[at][d];
        if (at < 0 || occupied[at]) break;
      }
      if (steps == 0) found |= Set{1} << (placeOf[at] & 63);
    }
    return found;
  }

  inline Set spread(int lane, Set open, Set found, Set todo) const {
    while (todo) {
      const int place = lane << 6 | __builtin_ctzll(todo);
      todo &= todo - 1;
      const Set fresh = jumps(place) & open & ~found;
      found |= fresh;
      todo |= fresh;
    }
    return found;
  }

  // Where chains of a piece may end. From outside, chains that touch the goal are followed again with care.
  inline Set ends(const Seat& seat, int place) {
    const int lane = place >> 6;
    const Set goal = seat.goal[lane];
    const bool inGoal = goal >> (place & 63) & 1;
    const Set open = inGoal ? empty[lane] & goal : empty[lane];
    if (longJumps) occupied[cellOf[place]] = false;
    const Set first = jumps(place) & open;
    Set found = spread(lane, open, first, first);
    if (!inGoal && (found & goal)) {
      Set outside = first, todo = first & ~goal;
      while (todo) {
        const int at = lane << 6 | __builtin_ctzll(todo);
        todo &= todo - 1;
        const Set fresh = jumps(at) & open & ~outside;
        outside |= fresh;
        todo |= fresh & ~goal;
      }
      found = outside | spread(lane, open & goal, outside & goal, outside & goal);
    }
    if (longJumps) occupied[cellOf[place]] = true;
    return found & seat.ends[lane];
  }

  inline int list(uint16_t* codes) {
    const Seat& seat = seats[turn];
    int count = 0;
    for (int k = 0; k < seat.count; k++) {
      const int place = seat.pieces[k];
      const int head = k << 8;
      for (unsigned steps = seat.steps[place] & ~near[place]; steps; steps &= steps - 1)
        codes[count++] = static_cast<uint16_t>(head | around[place][__builtin_ctz(steps)]);
      for (Set found = ends(seat, place); found; found &= found - 1)
        codes[count++] = static_cast<uint16_t>(head | (place & 0xc0) | __builtin_ctzll(found));
    }
    return count;
  }

  inline int count() {
    const Seat& seat = seats[turn];
    int sum = 0;
    for (int k = 0; k < seat.count; k++) {
      const int place = seat.pieces[k];
      sum += __builtin_popcount(seat.steps[place] & ~near[place]) + __builtin_popcountll(ends(seat, place));
    }
    return sum;
  }

  inline void move(Seat& seat, int k, int to) {
    flip(seat.pieces[k]);
    flip(to);
    seat.pieces[k] = static_cast<uint8_t>(to);
  }

  enum Leaf { listed, counted, made };

  template <Leaf leaf>
  uint64_t perft(int depth) {
    if (leaf == counted && depth == 1) return static_cast<uint64_t>(count());
    if (leaf == made && depth == 0) return 1;
    uint16_t codes[1300];
    const int moves = list(codes);
    if (leaf == listed && depth == 1) return static_cast<uint64_t>(moves);
    uint64_t sum = 0;
    const int mover = turn;
    Seat& seat = seats[mover];
    for (int at = 0; at < moves; at++) {
      const int k = codes[at] >> 8, from = seat.pieces[k];
      move(seat, k, codes[at] & 255);
      turn = mover + 1 == static_cast<int>(seats.size()) ? 0 : mover + 1;
      sum += perft<leaf>(depth - 1);
      turn = mover;
      move(seat, k, from);
    }
    return sum;
  }
};

double cpuSeconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

template <class Work>
double best(int runs, Work work) {
  double least = 1e9;
  for (int run = 0; run < runs; run++) {
    const double start = cpuSeconds();
    work();
    const double spent = cpuSeconds() - start;
    if (spent < least) least = spent;
  }
  return least;
}

}  // namespace

int main(int argc, char** argv) {
  layOut();
  static Game game;
  if (argc > 4 && std::string(argv[1]) == "perft") {
    std::vector<int> corners;
    std::vector<std::vector<int>> cells;
    for (int at = 4; at < argc; at++) {
      if (argv[at][0] >= 'a') cells.emplace_back();
      else if (cells.empty()) corners.push_back(atoi(argv[at]));
      else cells.back().push_back(atoi(argv[at]));
    }
    game.begin(corners, cells, std::string(argv[3]) == "long");
    for (int depth = 1; depth <= atoi(argv[2]); depth++) {
      const unsigned long long listed = game.perft<Game::listed>(depth), counted = game.perft<Game::counted>(depth);
      printf("%d %llu%s\n", depth, listed, listed == counted ? "" : " but counted otherwise");
    }
    return 0;
  }
  uint64_t nodes = 0, made = 0;
  int moves = 0;
  uint16_t codes[1300];
  game.begin({0, 3}, {}, false);
  const int lists = 20000;
  const double generate = best(40, [&] {
    for (int at = 0; at < lists; at++) {
      asm volatile("" ::: "memory");
      moves = game.list(codes);
    }
  });
  const double listed = best(9, [&] { nodes = game.perft<Game::listed>(5); });
  const double counted = best(9, [&] { nodes = game.perft<Game::counted>(5); });
  const double all = best(3, [&] { made = game.perft<Game::made>(5); });
  printf("{\"moves\":%d,\"nodes\":%llu,\"made\":%llu,\"generateSeconds\":%.4g,\"listedSeconds\":%.4g,\"countedSeconds\":%.4g,\"madeSeconds\":%.4g}\n",
         moves, static_cast<unsigned long long>(nodes), static_cast<unsigned long long>(made), generate / lists, listed, counted, all);
  return 0;
}
