import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrations } from "../../../scripts/embedded-service/migrations.ts";
import type { Listings } from "../../../scripts/import/row-schema.ts";
import type { Attempt } from "./attempts.ts";
import type { Outcome } from "./rest-answer.ts";

const OLDEST_VERSION = 15;
const SHOWN = 100;

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

function newestBin(): string | null {
  const versions = globSync("/usr/lib/postgresql/*/bin").concat(globSync("/opt/homebrew/opt/postgresql@*/bin"));
  const fitting = versions
    .map((bin) => ({ bin, version: Number(/postgresql[@/](\d+)/.exec(bin)?.[1]) }))
    .filter(({ bin, version }) => version >= OLDEST_VERSION && existsSync(join(bin, "initdb")))
    .sort((a, b) => b.version - a.version);
  return fitting[0]?.bin ?? null;
}

/** The programs of PostgreSQL 15 or later: installed ones, else Debian's where this user may install it; else null. */
export function postgresBin(): string | null {
  if (newestBin() === null && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { stdio: "ignore", env });
  }
  return newestBin();
}

/** The server refuses to run as root; Debian's package comes with a user for it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** A PostgreSQL of its own, in a folder and behind a socket of its own, with a hosted project's roles and the migrations. */
export async function startPlainPostgres(bin: string, { rentals, geo_location }: Listings) {
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const run = (program: string, args: string[], input = "") =>
    spawnSync(join(bin, program), args, { ...user, cwd: folder, input, encoding: "utf8", env: { LC_ALL: "C" } });
  const must = (program: string, args: string[], input?: string) => {
    const { status, stderr } = run(program, args, input);
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const psql = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose", "-h", folder, "-U", "owner", "-d", "postgres"];
  const rows = (table: string, all: readonly object[]) =>
    `insert into ${table} select * from json_populate_recordset(null::${table}, $rows$${JSON.stringify(all)}$rows$);`;

  must("initdb", ["-D", data, "-U", "owner", "-A", "trust", "--no-sync"]);
  must("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", "-o", `-k ${folder} -c listen_addresses= -c fsync=off`, "start"]);
  const migrations = (await readMigrations()).map(({ sql }) => sql);
  const fill = [rows("geo_location", geo_location), "alter table rentals disable trigger all;", rows("rentals", rentals)];
  must("psql", psql, [HOSTED_PROJECT, ...migrations, ...fill, "alter table rentals enable trigger all;"].join("\n"));

  return {
    /** What the database answers to a statement of the anonymous role. */
    answer: ({ sql }: Pick<Attempt, "sql">): Outcome => {
      const { status, stdout, stderr } = run("psql", psql, `set role anon;\n${sql};`);
      if (status !== 0) return { result: "refused", said: stderr.replace(/\s+/g, " ").slice(0, SHOWN) };
      return { result: stdout.trim() === "" ? "nothing" : "done", said: stdout.slice(0, SHOWN) };
    },
    close: async () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      await rm(folder, { recursive: true });
    },
  };
}
