// @ts-check
// Removes the named folders. Runs before the build, since tsup's own cleaning races between its parts.
import { rm } from "node:fs/promises";

for (const folder of process.argv.slice(2)) await rm(folder, { recursive: true, force: true });
