import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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

/** Settles with what is said next. */
const said = () =>
  new Promise((resolve) => {
    jest.spyOn(console, "log").mockImplementation(resolve);
  });

test("two builds under one name follow each other", async () => {
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

test("builds under different names do not wait for each other", async () => {
  const inner = () => withBuildLock(root, ".next-configured", async () => "built");
  expect(await withBuildLock(root, ".next", inner)).toBe("built");
});

test("a failed build lets the next one begin", async () => {
  const failing = withBuildLock(root, ".next", () => Promise.reject(new Error("no space")));
  await expect(failing).rejects.toThrow("no space");
  expect(await withBuildLock(root, ".next", async () => "built")).toBe("built");
});

test.each(["", "junk", `${deadProcess()}`])(
  "the lock of a process that is gone (%p) is removed",
  async (holder) => {
    await writeFile(join(root, ".next-users", ".next.lock"), holder);
    expect(await withBuildLock(root, ".next", async () => "built")).toBe("built");
  },
);

test("the lock of a running process is waited for", async () => {
  const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  await writeFile(join(root, ".next-users", ".next.lock"), `${other.pid}`);
  const waiting = said();
  let isRunning = true;
  const build = withBuildLock(root, ".next", async () => isRunning);
  const first = await Promise.race([waiting, build]);
  other.kill("SIGKILL");
  await once(other, "exit");
  isRunning = false;
  expect(first).toBe(`waiting for the build of process ${other.pid}`);
  expect(await build).toBe(false);
});

test("nothing stays behind when the command ends while a build begins", async () => {
  const path = (file: string) => JSON.stringify(join(PROJECT, "scripts", file));
  const users = JSON.stringify(join(root, ".next-users"));
  const source = `import { readdirSync } from "node:fs";
import { runCommand } from ${path("lifetime.ts")};
import { withBuildLock } from ${path("start/build-lock.ts")};
runCommand(async () => {
  withBuildLock(${JSON.stringify(root)}, ".next", () => new Promise(() => {}));
  while (readdirSync(${users}).length === 0) await new Promise(setImmediate);
  throw "data folder";
});`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", source];
  expect(spawnSync(process.execPath, args, { encoding: "utf8" }).stderr).toBe("data folder\n");
  expect(await readdir(join(root, ".next-users"))).toEqual([]);
});

test("a folder is used by the running processes that noted it, and by no others", async () => {
  await markInUse(root, ".next");
  await writeFile(join(root, ".next-users", `.next@${deadProcess()}`), "");
  expect(await processesUsing(root, ".next")).toEqual([process.pid]);
  expect(await processesUsing(root, ".next-beside")).toEqual([]);
});

test("nobody uses a folder where nothing was ever started", async () => {
  expect(await processesUsing(join(root, "nowhere"), ".next")).toEqual([]);
});
