import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markInUse, processesUsing, withBuildLock } from "@/scripts/start/build-lock.ts";
import { PROJECT } from "@/scripts/start/project";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-lock-"));
  await mkdir(join(root, ".next-users"));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});

const deadProcess = () => spawnSync(process.execPath, ["--version"]).pid;

/** Resolves with the next line that is logged. */
const said = () =>
  new Promise((resolve) => {
    jest.spyOn(console, "log").mockImplementation(resolve);
  });

test("two builds with one name run one after the other", async () => {
  const waiting = said();
  const seen: string[] = [];
  const build = (name: string) =>
    withBuildLock(root, ".next", async () => {
      seen.push(`${name} begins`);
      await waiting;
      seen.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([build("a"), build("b")])).toEqual(["a", "b"]);
  expect(await waiting).toBe(`waiting for the build of process ${process.pid}`);
  expect(seen).toHaveLength(4);
  expect(seen[1]).toBe(seen[0]?.replace("begins", "ends"));
});

test("builds with different names do not wait for each other", async () => {
  const inner = () => withBuildLock(root, ".next-configured", async () => "built");
  expect(await withBuildLock(root, ".next", inner)).toBe("built");
});

test("a failed build releases the lock", async () => {
  const failing = withBuildLock(root, ".next", () => Promise.reject(new Error("no space")));
  await expect(failing).rejects.toThrow("no space");
  expect(await withBuildLock(root, ".next", async () => "built")).toBe("built");
});

/** Arguments of Node.js for a process that runs `source` with the lock imported. */
const withImports = (source: string) => {
  const path = (file: string) => JSON.stringify(join(PROJECT, "scripts", file));
  return [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    `import { readdirSync } from "node:fs";
import { runCommand } from ${path("lifetime.ts")};
import { withBuildLock } from ${path("start/build-lock.ts")};
const root = ${JSON.stringify(root)};
${source}`,
  ];
};

/** Starts another process that holds the lock for a build. */
async function otherBuild(): Promise<{ pid?: number; kill: () => Promise<void> }> {
  const source = `withBuildLock(root, ".next", () => new Promise(() => setInterval(() => console.log("builds"), 50)));`;
  const other = spawn(process.execPath, withImports(source), { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout, "data");
  const kill = async () => {
    other.kill("SIGKILL");
    await once(other, "exit");
  };
  return { pid: other.pid, kill };
}

test("the lock of a killed process is free at once, even if its process id is in use again", async () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  const other = await otherBuild();
  await other.kill();
  const users = join(root, ".next-users");
  await rename(join(users, `.next.build@${other.pid}`), join(users, `.next.build@${process.ppid}`));
  expect(await withBuildLock(root, ".next", async () => "built")).toBe("built");
  expect(print).not.toHaveBeenCalled();
});

test("a build waits for the lock of another running process", async () => {
  const other = await otherBuild();
  const waiting = said();
  let isRunning = true;
  const build = withBuildLock(root, ".next", async () => isRunning);
  const first = await Promise.race([waiting, build]);
  await other.kill();
  isRunning = false;
  expect(first).toBe(`waiting for the build of process ${other.pid}`);
  expect(await build).toBe(false);
});

test("a command that fails during a build leaves only the empty lock file", async () => {
  const users = join(root, ".next-users");
  const source = `runCommand(async () => {
  withBuildLock(root, ".next", () => new Promise(() => {}));
  while (readdirSync(${JSON.stringify(users)}).length === 0) await new Promise(setImmediate);
  throw "data folder";
});`;
  expect(spawnSync(process.execPath, withImports(source), { encoding: "utf8" }).stderr).toBe("data folder\n");
  expect(await readdir(users)).toEqual([".next.build"]);
  expect(await readFile(join(users, ".next.build"), "utf8")).toBe("");
});

test("processesUsing lists only the running processes that marked the folder", async () => {
  markInUse(root, ".next");
  await writeFile(join(root, ".next-users", `.next@${deadProcess()}`), "");
  expect(await processesUsing(root, ".next")).toEqual([process.pid]);
  expect(await processesUsing(root, ".next-beside")).toEqual([]);
});

test("processesUsing is empty for a folder that does not exist", async () => {
  expect(await processesUsing(join(root, "nowhere"), ".next")).toEqual([]);
});
