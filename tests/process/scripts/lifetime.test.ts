import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PROJECT } from "@/scripts/start/project";

const started: ChildProcess[] = [];

afterEach(() => {
  for (const command of started.splice(0)) command.kill("SIGKILL");
});

const LIFETIME = JSON.stringify(join(PROJECT, "scripts/lifetime.ts"));

/** Starts a command like `run.mjs` does, with a channel to its parent process. */
function startCommand(work: string, code = "") {
  const source = `import { exitOnSignals, onExit, runCommand } from ${LIFETIME};
runCommand(async () => {
  exitOnSignals(${code});
  onExit(() => console.log("cleaned up"));
  ${work}
});`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", source];
  const command = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  started.push(command);
  return command;
}

async function end(command: ReturnType<typeof startCommand>) {
  const [[code], printed] = await Promise.all([
    once(command, "exit"),
    command.stdout === null ? "" : text(command.stdout),
  ]);
  return { code, printed };
}

test("a finished command exits even if its parent process keeps running", async () => {
  const command = startCommand(`console.log("done");`);
  expect(await end(command)).toEqual({ code: 0, printed: "done\n" });
});

test("a working command cleans up and exits when its parent process is gone", async () => {
  const command = startCommand(`setInterval(() => {}, 1000); process.send("working");`);
  await once(command, "message");
  command.disconnect();
  expect(await end(command)).toEqual({ code: 130, printed: "cleaned up\n" });
});

test.each([
  ["interrupted during its work exits with 130", "", 130],
  ["meant to work until interrupted exits with its own code", "0", 0],
])("a command %s", async (_, asked, code) => {
  const command = startCommand(`setInterval(() => {}, 1000); process.send("working");`, asked);
  await once(command, "message");
  command.kill("SIGINT");
  expect(await end(command)).toEqual({ code, printed: "cleaned up\n" });
});
