import { execFile, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmdirSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { CliError } from "@/lib/cli/cli-error.ts";
import {
  dataFolder,
  dataFolderPaths,
  inaccessibleFile,
  readRunningService,
} from "@/scripts/embedded-service/data-folder.ts";
import { lockFolder } from "@/scripts/embedded-service/lock-folder.ts";
import { openDataFolder, startEmbeddedService } from "@/scripts/embedded-service.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { copyDataFolder } from "@/scripts/site/backup.ts";
import { testUnless } from "@/tests/support/left-out.ts";

/** A data folder with a place, an unfinished photo and the lease of a run, whose service was killed. */
let killed: string;
/** The parent folder of all folders made by tests. */
let around: string;

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), "data-folder-"));
  killed = dataFolder(join(around, "killed"));
  const child = fork("scripts/embedded-service/serve.ts", [killed], {
    silent: true,
    execArgv: ["--liftoff-only"],
  });
  await once(child, "message");
  const attached = await openDataFolder(killed);
  await places(attached).insert({ location_name: "amed" });
  await takesLease(attached, "killed");
  child.kill("SIGKILL");
  await once(child, "exit");
  const { photos } = dataFolderPaths(killed);
  for (const name of [".unfinished-7-abc", "abc"]) await mkdir(join(photos, name), { recursive: true });
});

afterAll(() => rm(around, { recursive: true }));

/** Copies the folder `killed`, for one test. */
async function copyOfKilled(name: string): Promise<string> {
  const copy = join(around, name);
  await cp(killed, copy, { recursive: true });
  return copy;
}

function places({ url, secretKey }: { url: string; secretKey: string }) {
  return createClient(url, secretKey, { auth: { persistSession: false } }).from("geo_location");
}

async function placeNames(service: { url: string; secretKey: string }): Promise<unknown> {
  const { data } = await places(service).select("location_name").order("location_name");
  return data?.map((row) => row.location_name);
}

/** Takes the lease of the collector for `run`; false if another run has it. */
async function takesLease({ url, secretKey }: { url: string; secretKey: string }, run: string) {
  const { data } = await serviceClient(url, secretKey).rpc("collector_take_lease", {
    run,
    seconds: 1_000_000,
  });
  return data;
}

/** Opened by the first test, used by the next ones, and closed by the fourth. */
let shared: Awaited<ReturnType<typeof openDataFolder>>;
let sharedFolder: string;

test("a command waits for the lock, and after a kill drops only unfinished photos and the lease", async () => {
  sharedFolder = await copyOfKilled("shared");
  await rm(dataFolderPaths(sharedFolder).service);
  const other = lockFolder(sharedFolder);
  const opening = openDataFolder(sharedFolder);
  other?.release();
  shared = await opening;
  expect(await placeNames(shared)).toEqual(["amed"]);
  expect(await readdir(dataFolderPaths(sharedFolder).photos)).toEqual(["abc"]);
  expect(await takesLease(shared, "next")).toBe(true);
  expect((await stat(dataFolderPaths(sharedFolder).service)).mode & 0o077).toBe(0);
});

test("while a folder is in use, a second service is refused, and other commands use the first one", async () => {
  await expect(startEmbeddedService(sharedFolder)).rejects.toThrow(`is in use by process ${process.pid}.`);
  const second = await openDataFolder(sharedFolder);
  expect(second.url).toBe(shared.url);
  await second.close();
  expect(await placeNames(second)).toEqual(["amed"]);
});

test("a folder in use is copied without its lock and keys; a broken folder is reported and not copied", async () => {
  const copy = join(around, "copy");
  const { database, photos } = dataFolderPaths(copy);
  await writeFile(join(sharedFolder, "site.json"), "{}");
  await serviceClient(shared.url, shared.secretKey).from("rentals").insert({ id: 1 }).throwOnError();
  // The counts come from the copy.
  expect(await copyDataFolder(sharedFolder, copy)).toBe("1 listing, 0 posts");
  const copied = (await readdir(copy)).filter((name) => !name.startsWith("lock"));
  expect(copied.sort()).toEqual(["database", "photos", "site.json"]);
  expect(await readdir(photos)).toEqual(["abc"]);
  await writeFile(join(database, "global", "pg_control"), "");
  await expect(copyDataFolder(copy, join(around, "none"))).rejects.toThrow(
    /cannot be opened as a database.* name another folder/,
  );
  expect(await readdir(database)).toContain("PG_VERSION");
  expect(await readdir(around)).not.toContain("none");
});

test("closing a folder deletes the file with the secret key", async () => {
  await shared.close();
  await expect(stat(dataFolderPaths(sharedFolder).service)).rejects.toThrow("ENOENT");
});

/** The last migration of version 0.1, whose folders this one takes over, and one of the day before. */
const LAST_OF_OLD = "20261129440301_skipped_updates";
const DAY_BEFORE = "20261126205101";

/** The last commit with the migrations of version 0.1; null without the project's history. */
function commitOfOld(): string | null {
  const removed = ["rev-list", "-1", "HEAD", "--", `supabase/migrations/${LAST_OF_OLD}.sql`];
  const commit = `${spawnSync("git", removed, { encoding: "utf8" }).stdout.trim()}^`;
  const { status } = spawnSync("git", ["cat-file", "-e", `${commit}:supabase/migrations/${LAST_OF_OLD}.sql`]);
  return status === 0 ? commit : null;
}

const commit = commitOfOld();
const testWithOld = (title: string, run: () => Promise<void>) =>
  testUnless(commit === null ? "the history of the project is not here" : null, title, run);

/** Makes a folder like version 0.1 did, up to a migration, with what some SQL adds; with `of` "" only runs that. */
async function makeOlder(folder: string, last: string, sql: string, of = commit ?? ""): Promise<void> {
  await promisify(execFile)(process.execPath, [
    ...["--disable-warning=ExperimentalWarning", "--liftoff-only", "tests/support/older-data-folder.ts"],
    ...[folder, of, last, sql],
  ]);
}

test("a function that another release has otherwise is replaced without a migration", async () => {
  const folder = join(around, "changed");
  await (await openDataFolder(folder)).close();
  const changes =
    "comment on schema supabase_migrations is 'other'; drop function collector_context(jsonb, jsonb)";
  await makeOlder(folder, "", changes, "");
  const service = await openDataFolder(folder);
  const client = serviceClient(service.url, service.secretKey);
  const { error } = await client.rpc("collector_context", { named: [], found_by: [] });
  await service.close();
  expect(error).toBeNull();
});

async function rowsOf(service: { url: string; secretKey: string }, table: string) {
  const { data } = await serviceClient(service.url, service.secretKey).from(table).select("*");
  return data;
}

const posted = (message_id: number, status: string, reason: string, author: string) =>
  `('balihomes', ${message_id}, '{${message_id}}', now(), 'Villa', 'hash', 'older', '${status}', ${reason}, ${author})`;

const OLD_ROWS = `
  insert into rentals (id, slug, source_channel_name, message_id) values
    (7, 'the-villa', 'balihomes', 2), (8, 'gone', 'balihomes', 3);
  update rentals set is_deleted = true where id = 8;
  insert into posts (channel, message_id, message_ids, posted_at, text, source_hash, rules, status, reason, author) values
    ${posted(2, "published", "null", "'made'")},
    ${posted(4, "queued", "'it states no rent'", "null")},
    ${posted(5, "ignored", "'it repeats balihomes/3, which was removed'", "''")};
  insert into told_posts values ('balihomes', 4);
  insert into kept_out (channel, message_id, message_ids, named_channel, named_message_id, why, fingerprint)
    values ('balihomes', 3, '{3}', 'balihomes', 3, 'removed', '{}');
  insert into corrections (channel, message_id, field, value, made_by) values ('balihomes', 2, 'bedrooms', '3', 'made');
  grant all on all tables in schema public to anon;`;

testWithOld(
  "a folder of version 0.1 is taken over whole, and loses grants that earlier releases made",
  async () => {
    const older = join(around, "older");
    await makeOlder(older, LAST_OF_OLD, OLD_ROWS);
    const service = await openDataFolder(older);
    expect(await rowsOf(service, "rentals")).toMatchObject([{ id: 7, slug: "the-villa" }, { id: 8 }]);
    expect(await rowsOf(service, "posts")).toMatchObject([
      { message_id: 2, reasons: [], author: "made", announced_at: null },
      {
        ...{ message_id: 4, reasons: [{ code: "earlier", of: "it states no rent" }], author: "" },
        announced_at: expect.any(String),
      },
      {
        message_id: 5,
        reasons: [{ code: "repeats-kept-out", of: { channel: "balihomes", message_id: 3, why: "removed" } }],
      },
    ]);
    expect(await rowsOf(service, "corrections")).toMatchObject([{ field: "bedrooms", value: 3 }]);
    expect(await rowsOf(service, "correction_steps")).toMatchObject([{ field: "bedrooms", earlier: null }]);
    const asVisitor = serviceClient(service.url, service.anonKey);
    expect(await rowsOf(service, "rental_journal")).toMatchObject([{ id: 8, kind: "removed" }]);
    expect((await asVisitor.from("kept_out").select("*")).error?.code).toBe("42501");
    await service.close();
    // As any later start.
    const again = await openDataFolder(older);
    expect(await rowsOf(again, "posts")).toHaveLength(3);
    await again.close();
  },
);

testWithOld("an older folder, or one of a later version, is refused with what to do", async () => {
  const older = join(around, "older-still");
  await makeOlder(older, DAY_BEFORE, "");
  await expect(openDataFolder(older)).rejects.toThrow(
    `The data was written by an older version of this project. Open it once with version 0.1 (git checkout "$(git rev-list -1 HEAD -- supabase/migrations/${LAST_OF_OLD}.sql)^"), then with this one.`,
  );
  const later = join(around, "later");
  const version = "insert into supabase_migrations.schema_migrations (version) values ('20991231000000')";
  await makeOlder(later, LAST_OF_OLD, version);
  await expect(openDataFolder(later)).rejects.toThrow(
    "The data was written by a newer version of this project (migration 20991231000000). Update the project, or name another folder.",
  );
});

testWithOld(
  "a folder that cannot be taken over is left as it is, and the file that failed is named",
  async () => {
    const odd = join(around, "odd-schema");
    await makeOlder(odd, LAST_OF_OLD, "drop table told_posts");
    const opened = openDataFolder(odd);
    await expect(opened).rejects.toThrow(
      /supabase\/migrations\/20261130000001_one_schema\.sql failed: relation "\S+" does not exist\. The data are as before it: .+\.$/,
    );
  },
);

/** Mounts a disk of 90 MB at a folder; false if this user may not. */
function mountDisk(at: string): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=90m", "tmpfs", at]);
  return status === 0;
}

const probe = mkdtempSync(join(tmpdir(), "disk-"));
const canMount = mountDisk(probe);
if (canMount) spawnSync("umount", [probe]);
rmdirSync(probe);

testUnless(
  canMount ? null : "no disk can be mounted",
  "on a full disk a folder can be read, writing is refused at once, a failure names the disk, and no new database is begun",
  async () => {
    const disk = join(around, "disk");
    await mkdir(disk);
    mountDisk(disk);
    const data = join(disk, "data");
    try {
      await cp(killed, data, { recursive: true });
      // Leaves room for the lock and service.json.
      await writeFile(join(disk, "spare"), Buffer.alloc(256 * 1024));
      spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "filling")}`, "bs=64k"]);
      await rm(join(disk, "spare"));
      const service = await openDataFolder(data);
      expect(await placeNames(service)).toEqual(["amed"]);
      const headers = { apikey: service.secretKey, "content-type": "application/json" };
      const write = { method: "POST", headers, body: '{"location_name": "ubud"}' };
      const refused = await fetch(`${service.url}/rest/v1/geo_location`, write);
      expect([refused.status, await refused.json()]).toMatchObject([507, { code: "53100" }]);
      await service.close();
      await mkdir(dataFolderPaths(data).service);
      await expect(openDataFolder(data)).rejects.toThrow(
        `The disk of ${data} is full: less than 16 MB are free. Make room, then run the same command again.`,
      );
      const unused = join(disk, "new");
      await expect(openDataFolder(unused)).rejects.toThrow("is full: less than 48 MB are free.");
      expect(await readdir(unused)).not.toContain("database.unfinished");
    } finally {
      spawnSync("umount", [disk]);
    }
  },
);

/** Root may read everything, so a root runs the check as the user nobody. */
const asOther = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The printed values of some expressions, evaluated by a user who may not read all folders. */
function askAsOther(values: string): string {
  const source = `import { inaccessibleFile } from "./scripts/embedded-service/data-folder.ts";
    import { isUnusedFolder } from "./scripts/collect/data-service.ts";
    console.log(${values});`;
  const args = ["--import", "./scripts/resolve-project.ts", "--input-type=module", "--eval", source];
  const { stdout, stderr } = spawnSync(process.execPath, args, { ...asOther, encoding: "utf8" });
  return stdout.trim() || stderr;
}

test("a file that this user may not access is named", async () => {
  const mixed = await mkdtemp(join(tmpdir(), "mixed-"));
  const closed = join(mixed, "1");
  await mkdir(closed);
  expect(await inaccessibleFile(mixed)).toBeNull();
  await chmod(mixed, 0o777);
  await chmod(closed, 0);
  expect(askAsOther(`await inaccessibleFile("${mixed}"), isUnusedFolder("${closed}")`)).toBe(
    `${closed} false`,
  );
  await rm(mixed, { recursive: true });
});

test("a folder with unrelated files is refused, a missing or empty one is accepted", async () => {
  const other = join(around, "other");
  expect(dataFolder(other)).toBe(other);
  expect(dataFolder(other)).toBe(other);
  await writeFile(join(other, "thesis.txt"), "");
  expect(() => dataFolder(other)).toThrow("holds other files");
});

test("missing parent folders are made, accessible to their owner only", async () => {
  const deep = join(around, "one", "two");
  expect(dataFolder(deep)).toBe(deep);
  for (const made of [deep, join(deep, "..")]) expect((await stat(made)).mode & 0o077).toBe(0);
});

test("a path that is or lies below a file is refused", async () => {
  const file = join(around, "file");
  await writeFile(file, "");
  expect(() => dataFolder(file)).toThrow(`${file} cannot be used as the data folder (`);
  expect(() => dataFolder(join(file, "below"))).toThrow("Name another one.");
});

test.each([
  ["lock", "random bytes", (path: string) => writeFile(path, "x".repeat(5_000)), "lock of the folder"],
  ["lock", "a folder", (path: string) => mkdir(path), "lock of the folder"],
  ["service.json", "a folder", (path: string) => mkdir(path), "cannot be used as the data folder"],
])("a folder whose %s is %s is refused, with advice for the owner", async (name, _, spoil, said) => {
  const odd = join(around, `odd-${name}`);
  await rm(odd, { recursive: true, force: true });
  await mkdir(odd);
  if (name !== "lock") await writeFile(join(odd, "lock"), "");
  await spoil(join(odd, name));
  const refused = openDataFolder(odd);
  await expect(refused).rejects.toThrow(CliError);
  await expect(refused).rejects.toThrow(said);
  await expect(refused).rejects.toThrow("name another folder");
});

test("a truncated service.json is ignored", async () => {
  const cut = dataFolder(join(around, "cut"));
  await writeFile(dataFolderPaths(cut).service, '{"pid":');
  expect(await readRunningService(cut)).toBeNull();
});

test("a lock can be taken again after its release", () => {
  const lock = lockFolder(dataFolder(join(around, "locked")));
  expect(lockFolder(join(around, "locked"))).toBeNull();
  lock?.release();
  expect(lockFolder(join(around, "locked"))).not.toBeNull();
});
