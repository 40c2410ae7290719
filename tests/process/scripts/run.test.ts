import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

let root = "";
let stamp = "";
const started: ChildProcess[] = [];

const LOCK = "{}";
const HASH = createHash("sha256").update(LOCK).digest("hex");
/** Stands in for npm. */
const NPM = `console.log("npm was asked: " + process.argv.slice(2).join(" "));`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "run-"));
  stamp = join(root, "node_modules", ".installed-lock");
  await mkdir(join(root, "scripts"));
  await mkdir(join(root, "node_modules"));
  await copyFile("scripts/run.mjs", join(root, "scripts", "run.mjs"));
  await writeFile(join(root, "package-lock.json"), LOCK);
  await writeFile(join(root, "npm.js"), NPM);
  await writeFile(join(root, "node_modules", ".package-lock.json"), "{}");
});

afterEach(async () => {
  for (const command of started.splice(0)) command.kill("SIGKILL");
  await rm(root, { recursive: true });
});

function run(script: string) {
  const env = { PATH: process.env.PATH, npm_execpath: join(root, "npm.js") };
  return spawnSync(process.execPath, [join(root, "scripts", "run.mjs"), "--eval", script], {
    env: { ...env, NODE_ENV: "test" },
    encoding: "utf8",
  });
}

test("installed dependencies are not installed again, and the stamp is written once", async () => {
  expect(run(`console.log("ran")`)).toMatchObject({ status: 0, stdout: "ran\n" });
  expect(await readFile(stamp, "utf8")).toBe(HASH);
  const { mtimeMs } = await stat(stamp);
  expect(run(`console.log("ran")`)).toMatchObject({ status: 0, stdout: "ran\n" });
  expect((await stat(stamp)).mtimeMs).toBe(mtimeMs);
});

test("dependencies installed by another user are used even if the stamp cannot be written", async () => {
  await symlink("/nowhere/.installed-lock", stamp);
  expect(run(`console.log("ran")`)).toMatchObject({ status: 0, stdout: "ran\n", stderr: "" });
});

test("an installation is announced before it starts, even when the output is not a terminal", async () => {
  await writeFile(stamp, "of an older lockfile");
  const { stdout } = run(`console.log("ran")`);
  expect(stdout).toMatch(/^dependencies {2}installing\ndependencies {2}installed {2}\d+\.\d s\nran\n$/);
  expect(await readFile(stamp, "utf8")).toBe(HASH);
});

/** Divides timeouts by 100. */
const FAST = "data:text/javascript,const {setTimeout:t}=globalThis;globalThis.setTimeout=(f,ms)=>t(f,ms/100)";

/** Runs a command, sends it SIGTERM at its first output, and returns how it ended. */
async function ended(script: string) {
  const args = ["--import", FAST, join(root, "scripts", "run.mjs"), "--eval", script];
  const command = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(command);
  await once(command.stdout, "readable");
  command.kill("SIGTERM");
  const [[code], printed] = await Promise.all([once(command, "exit"), text(command.stdout)]);
  return { code, printed };
}

test("a command that ignores SIGTERM is killed", async () => {
  const stubborn = `process.on("SIGTERM", () => console.log("no")); console.log(1); setTimeout(() => {}, 15_000)`;
  expect(await ended(stubborn)).toEqual({ code: 1, printed: "1\nno\n" });
});

test("a command that exits on SIGTERM keeps its exit code", async () => {
  const obeying = `process.on("SIGTERM", () => process.exit(3)); console.log(1); setTimeout(() => {}, 15_000)`;
  expect(await ended(obeying)).toEqual({ code: 3, printed: "1\n" });
});
