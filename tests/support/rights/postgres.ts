import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { readMigrations } from "../../../scripts/embedded-service/migrations.ts";
import type { Listings } from "../../../scripts/import/row-schema.ts";
import { installedFrom } from "../debian-package.ts";
import type { Attempt, Outcome } from "./attempts.ts";
import { COLLECTED } from "./collected.ts";

const SHOWN = 100;
const POLL_MS = 50;
const OLDEST_VERSION = 15;
const FOLDERS = ["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql@*/bin"];

function newestInstalled(): string | null {
  const [newest] = FOLDERS.flatMap((folder) => globSync(folder))
    .map((folder) => ({ folder, version: Number(/postgresql[@/](\d+)/.exec(folder)?.[1]) }))
    .filter(({ folder, version }) => version >= OLDEST_VERSION && existsSync(join(folder, "initdb")))
    .sort((a, b) => b.version - a.version);
  return newest?.folder ?? null;
}

/** Folder of the programs of PostgreSQL 15 or later: installed ones, else Debian's where this user may install it; else null. */
export function postgresPrograms(): string | null {
  return installedFrom("postgresql", newestInstalled);
}

/** Who the server runs as: it refuses to be root, and Debian's package comes with a user for it. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Storage, of which a project has opened every bucket to everybody. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (bucket_id text, name text);
  insert into storage.objects values ('photos', 'a.webp');
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  create policy everything_for_everybody on storage.objects for all using (true) with check (true);
`;

/**
 * What a hosted project has before the first migration: its roles, and the habit of granting every new table and
 * function to all of them. One table is the service's own.
 */
const HOSTED_PROJECT = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  create schema auth;
  create table auth.users as select 1 as id;
  create table public.not_for_visitors as select 1 as id;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Inserts rows of the same columns; the table's defaults hold for the others. */
function insertion(table: string, rows: readonly object[]): string {
  if (rows.length === 0) return "";
  const columns = Object.keys(rows[0] ?? {}).join();
  const json = JSON.stringify(rows);
  return `insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $rows$${json}$rows$);`;
}

async function setUp({ rentals, geo_location }: Listings): Promise<string> {
  return [
    HOSTED_PROJECT,
    STORAGE,
    ...(await readMigrations()).map(({ sql }) => sql),
    insertion("geo_location", geo_location),
    insertion("rentals", rentals),
    ...Object.entries(COLLECTED).map(([table, rows]) => insertion(table, rows)),
  ].join("\n");
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

/** What psql prints of a transaction that did not read or write any row. */
const NOTHING_DONE = /^(BEGIN|SET|ROLLBACK|INSERT 0 0|UPDATE 0|DELETE 0)?$/;

/** A PostgreSQL of its own with a hosted project's roles, the migrations and these rows. */
export async function startPlainPostgres(programs: string, listings: Listings) {
  const { sql, openSession, close } = await startServer(programs);
  const asSuperuser = (statements: string): string => {
    const { status, stdout, stderr } = sql(statements);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  asSuperuser(await setUp(listings));
  const answer = (role: string, statement: Attempt["sql"]): Outcome => {
    const said = sql(`begin; set local role ${role};\n${statement};\nrollback;`);
    if (said.status !== 0)
      return { result: "refused", said: said.stderr.replace(/\s+/g, " ").slice(0, SHOWN) };
    const lines = said.stdout.split("\n").filter((line) => !NOTHING_DONE.test(line));
    return { result: lines.length === 0 ? "nothing" : "done", said: lines.join(" ").slice(0, SHOWN) };
  };
  return {
    /** What the database answers to a statement of the anonymous role; nothing of it is kept. */
    asVisitor: (statement: Attempt["sql"]) => answer("anon", statement),
    asOwner: (statement: Attempt["sql"]) => answer("owner", statement),
    /** What statements print that are kept; throws when one is refused. */
    asSuperuser,
    openSession,
    close,
  };
}
