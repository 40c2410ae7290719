import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Listings } from "../../../scripts/import/row-schema.ts";
import { describeUnless } from "../left-out.ts";
import { hostedProject } from "./hosted-project.ts";

const POLL_MS = 50;
const OLDEST_VERSION = 15;
const FOLDERS = ["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql@*/bin"];

/** Folder of the programs of PostgreSQL 15 or later; null where none is installed. */
function postgresPrograms(): string | null {
  const [newest] = FOLDERS.flatMap((folder) => globSync(folder))
    .map((folder) => ({ folder, version: Number(/postgresql[@/](\d+)/.exec(folder)?.[1]) }))
    .filter(({ folder, version }) => version >= OLDEST_VERSION && existsSync(join(folder, "initdb")))
    .sort((a, b) => b.version - a.version);
  return newest?.folder ?? null;
}

/** Tests with the programs of PostgreSQL; left out, with the reason, where none is installed. */
export function describeWithPostgres(title: string, tests: (programs: string) => void): void {
  const programs = postgresPrograms();
  const missing =
    programs === null ? "PostgreSQL 15 or later is not installed, apt-get install postgresql" : null;
  describeUnless(missing, title, () => tests(programs ?? ""));
}

/** Who the server runs as: it refuses to be root, and Debian's package comes with a user for it. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Starts a server that only its own folder's socket leads to; nothing listens on a port. */
async function startServer(programs: string) {
  const user = postgresUser();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const run = (program: string, args: string[], input = "") =>
    spawnSync(join(programs, program), args, { ...options, input, encoding: "utf8" });
  const data = join(folder, "data");
  const { status, stderr } = run("initdb", ["-D", data, "-U", "owner", "-A", "trust", "--no-sync"]);
  if (status !== 0) throw new Error(`initdb: ${stderr}`);
  const settings = ["-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"];
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], {
    ...options,
    stdio: "ignore",
  });
  const exit = once(server, "exit");
  const stop = () => server.kill("SIGQUIT");
  process.once("exit", stop);
  while (run("pg_isready", ["-h", folder]).status !== 0) {
    if (server.exitCode !== null) throw new Error("PostgreSQL did not start.");
    await wait(POLL_MS);
  }
  const format = ["-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose"];
  const psql = [...format, "-h", folder, "-U", "owner", "-d", "postgres"];
  return {
    sql: (statements: string) => run("psql", psql, statements),
    /** A connection that stays open between statements, as a transaction that takes long needs. */
    openSession: () => {
      const session = spawn(join(programs, "psql"), psql, { ...options, stdio: ["pipe", "pipe", "ignore"] });
      const lines = createInterface(session.stdout)[Symbol.asyncIterator]();
      return {
        /** Resolves when the statements are done. */
        sql: async (statements: string) => {
          session.stdin.write(`${statements}\n\\echo done\n`);
          for (;;) {
            const { value, done } = await lines.next();
            if (done) throw new Error(`psql ended at: ${statements}`);
            if (value === "done") return;
          }
        },
        close: () => session.stdin.end(),
      };
    },
    close: async () => {
      // Ends at once, without writing anything down.
      stop();
      await exit;
      process.off("exit", stop);
      await rm(folder, { recursive: true });
    },
  };
}

/** A PostgreSQL of its own with a hosted project's roles, the migrations and these rows. */
export async function startPlainPostgres(programs: string, listings: Listings) {
  const { sql, openSession, close } = await startServer(programs);
  const asSuperuser = (statements: string): string => {
    const { status, stdout, stderr } = sql(statements);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  asSuperuser(await hostedProject(listings));
  return {
    /** What statements print that are kept; throws when one is refused. */
    asSuperuser,
    openSession,
    close,
  };
}
