import { cp, glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { builtFolder } from "../../scripts/start/build.ts";
import { PROJECT } from "../../scripts/start/project.ts";

const PREFIX = ".next-faults-";

/** Removes all copies, also those of a run that was killed. */
export async function removeCopies(): Promise<void> {
  for await (const name of glob(`${PREFIX}*`, { cwd: PROJECT }))
    await rm(join(PROJECT, name), { recursive: true, force: true });
}

/** A copy of the build with caches of its own, so that what one site leaves on the disk can be told from the others'. */
export async function copyBuild(name: string) {
  const folder = join(PROJECT, PREFIX + name);
  const build = join(PROJECT, await builtFolder());
  await cp(build, folder, { recursive: true, filter: (from) => from !== join(build, "cache") });
  return { folder, env: { BUILD_DIR: PREFIX + name } };
}
