import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFolder } from "../../scripts/start/build.ts";
import { folderNames } from "../../scripts/start/build-folder.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** A copy of the build with caches of its own, so that what one site leaves on the disk can be told from the others'. */
export async function copyBuild(name: string) {
  const folder = join(PROJECT, `.next-faults-${name}`);
  const build = join(PROJECT, await builtFolder());
  const remove = async () => {
    for (const each of folderNames(folder)) await rm(each, { recursive: true, force: true });
  };
  await remove();
  await cp(build, folder, { recursive: true, filter: (from) => from !== join(build, "cache") });
  return { folder, env: { BUILD_DIR: basename(folder) }, [Symbol.asyncDispose]: remove };
}
