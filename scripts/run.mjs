// npm runs this file with whatever Node.js is installed, so it must work on old versions: no TypeScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const lockFile = join(root, "package-lock.json");
const stampFile = join(modules, ".installed-lock");
// npm writes this file last, so after a plain `npm ci` it is newer than the lockfile.
const npmLockFile = join(modules, ".package-lock.json");

/** Longer than the site may take for requests in flight (scripts/start/site.ts). */
const KILL_AFTER_MS = 20_000;

const lockHash = createHash("sha256").update(readFileSync(lockFile)).digest("hex");

function isInstalled() {
  if (existsSync(stampFile)) return readFileSync(stampFile, "utf8") === lockHash;
  return existsSync(npmLockFile) && statSync(npmLockFile).mtimeMs >= statSync(lockFile).mtimeMs;
}

function install() {
  const start = Date.now();
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`dependencies  installing${isTerminal ? "" : "\n"}`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const { status, stdout, stderr } = spawnSync(
    command,
    [...first, "ci", "--loglevel=error", "--no-audit", "--no-fund"],
    {
      cwd: root,
      encoding: "utf8",
      shell: command === "npm" && process.platform === "win32",
    },
  );
  if (status !== 0) {
    console.error(`\nnpm ci failed:\n${stdout ?? ""}${stderr ?? ""}`);
    process.exit(status ?? 1);
  }
  if (isTerminal) process.stdout.write("\r");
  console.log(`dependencies  installed  ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function projectNode() {
  const own = join(modules, "node", "bin", "node");
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(
    `The project's own Node.js is missing (node_modules/node) and this one, ${process.version}, is too old: ` +
      "remove node_modules and start again, or install Node.js 24.",
  );
  process.exit(1);
}

function noteInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash) return;
  try {
    writeFileSync(stampFile, lockHash);
  } catch {
    // node_modules belongs to another user. isInstalled() then compares the times of npm's own file.
  }
}

if (!isInstalled()) install();
noteInstalled();

const child = spawn(projectNode(), ["--disable-warning=ExperimentalWarning", ...process.argv.slice(2)], {
  // The script exits when this channel closes.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    // The compile cache saves a third of a command's start time.
    NODE_COMPILE_CACHE: join(modules, ".cache", "node"),
    ...process.env,
    PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH}`,
  },
});
// npm runs this through a shell that forwards no signals. When npm is killed, the only sign is another parent process.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && end("SIGTERM"), 500).unref();
}
function end(signal) {
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS).unref();
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
