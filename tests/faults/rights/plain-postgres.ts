import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMigrations } from "../../../scripts/embedded-service/migrations.ts";
import type { Listings } from "../../../scripts/import/row-schema.ts";
import type { Attempt } from "./attempt.ts";
import { postgresUser } from "./postgres-programs.ts";
import type { Outcome } from "./rest-answer.ts";

const SHOWN = 100;
const POLL_MS = 50;

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
  create table auth.users (id int);
  create table public.not_for_visitors (id int);
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

function insertion(table: string, rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  return `insert into ${table} select * from json_populate_recordset(null::${table}, $rows$${json}$rows$);`;
}

/** The roles, the migrations in their order, and the rows; duplicates may come before their originals. */
async function setUp({ rentals, geo_location }: Listings): Promise<string> {
  return [
    HOSTED_PROJECT,
    ...(await readMigrations()).map(({ sql }) => sql),
    insertion("geo_location", geo_location),
    "alter table rentals disable trigger all;",
    insertion("rentals", rentals),
    "alter table rentals enable trigger all;",
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
  return {
    sql: (statements: string) => {
      const format = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose"];
      return run("psql", [...format, "-h", folder, "-U", "owner", "-d", "postgres"], statements);
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
  const { sql, close } = await startServer(programs);
  const { status, stderr } = sql(await setUp(listings));
  if (status !== 0) throw new Error(stderr);
  return {
    /** What the database answers to a statement of the anonymous role. */
    answer: (statement: Attempt["sql"]): Outcome => {
      const answer = sql(`set role anon;\n${statement};`);
      if (answer.status !== 0)
        return { result: "refused", said: answer.stderr.replace(/\s+/g, " ").slice(0, SHOWN) };
      const said = answer.stdout.trim();
      return { result: said === "" ? "nothing" : "done", said: said.slice(0, SHOWN) };
    },
    close,
  };
}
