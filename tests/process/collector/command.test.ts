import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { z } from "zod";
import { readCommand } from "@/scripts/collect/read-command.ts";
import { dataFolder } from "@/scripts/embedded-service/data-folder.ts";
import { waitForRuns } from "@/scripts/embedded-service/lock-folder.ts";
import { openDataFolder } from "@/scripts/embedded-service.ts";
import { cleanUp } from "@/scripts/lifetime.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { languageModelStandIn } from "@/tests/support/language-model.ts";
import { said } from "../../service/collector/channel";

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const noArea = said(6, "Villa for rent in Cnaggu, 3 bedrooms, 30 mln per month, wa.me/6281233334444");
const studio = said(7, "Studio for rent in Sanur, 6 mln per month, WA 0813 9999 8888");

let folder: string;
/** A data folder that stays open for all tests, as while the site runs: opening one takes longer than a command. */
let data: string;
let service: Awaited<ReturnType<typeof openDataFolder>>;
let owner: SupabaseClient;

beforeAll(async () => {
  data = join(await mkdtemp(join(tmpdir(), "collect-data-")), "data");
  service = await openDataFolder(data);
  owner = serviceClient(service.url, service.secretKey);
});

afterAll(async () => {
  await service.close();
  await rm(join(data, ".."), { recursive: true });
});

const TABLES = {
  rentals: "id",
  posts: "message_id",
  corrections: "message_id",
  tombstones: "message_id",
  kept_out: "message_id",
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "collect-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(join(data, "photos"), { recursive: true, force: true });
  for (const [table, key] of Object.entries(TABLES))
    await owner.from(table).delete().gte(key, 0).throwOnError();
  await owner.from("followed_chats").delete().lt("chat_id", 0).throwOnError();
});

async function exportOf(messages: readonly object[]): Promise<string> {
  const source = join(folder, "export");
  await mkdir(join(source, "photos"), { recursive: true });
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#357" } }).jpeg();
  await writeFile(join(source, "photos", "1.jpg"), await picture.toBuffer());
  await writeFile(
    join(source, "result.json"),
    JSON.stringify({ name: "Bali Homes", type: "public_channel", id: 1, messages }),
  );
  return source;
}

/** Runs the command in this process, which is faster than starting one. Returns what it prints. */
async function collect(args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const log = jest.spyOn(console, "log").mockImplementation((text: string) => printed.push(`${text}\n`));
  try {
    await readCommand([...args]).run();
    return printed.join("");
  } finally {
    await cleanUp();
    log.mockRestore();
  }
}

/** Runs the command in its own process, as an operator does. */
function spawnCollect(args: readonly string[]) {
  const command = ["--import", "./scripts/resolve-project.ts", "scripts/collect.ts", ...args];
  const {
    PATH = "",
    HOME = "",
    TMPDIR = tmpdir(),
    NODE_COMPILE_CACHE = "",
    EMBEDDED_SERVICE_FLAGS = "",
  } = process.env;
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      command,
      { env: { NODE_ENV: "test", PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, EMBEDDED_SERVICE_FLAGS } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, printed: `${stdout}${stderr}` }),
    );
  });
}

/** Every file below a folder, with the hash of its content. */
async function filesIn(root: string): Promise<[name: string, hash: string][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.sort().map(async (path) => [
      path,
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ]),
  );
}

const photo = { photo: "photos/1.jpg", photo_file_size: 1 };

/** The arguments of a run over an export of these messages. */
async function argumentsOf(messages: readonly object[], ...more: string[]): Promise<string[]> {
  return [await exportOf(messages), "--channel", "balihomes", "--data", data, ...more];
}

/** Collects an export of these messages. Returns the printed lines and the records. */
async function run(messages: readonly object[], ...more: string[]) {
  const json = join(folder, "records.json");
  const printed = await collect(await argumentsOf(messages, "--json", json, ...more));
  return { said: printed.split("\n"), records: await readFile(json, "utf8") };
}

/** The rows and the files of the data folder. */
async function everything() {
  const tables = [...Object.keys(TABLES), "geo_location"];
  const rows = await Promise.all(tables.map((table) => owner.from(table).select("*")));
  const kept = rows.map(({ data: found }) => (found ?? []).map((row) => JSON.stringify(row)).sort());
  return { kept, files: await filesIn(join(data, "photos")).catch(() => []) };
}

test("--since starts at midnight in Bali, leaves older posts untouched, and is refused after the last message", async () => {
  await run([{ ...villa, ...photo }, noArea]);
  const before = await everything();
  const late = (id: number, at: string) => said(id, "hello", { date_unixtime: `${Date.parse(at) / 1_000}` });
  const since = ["--since", "2026-11-05"];
  const tooEarly = await argumentsOf([late(1, "2026-11-04T15:59:59Z")], ...since);
  const { code, printed: refusal } = await spawnCollect(tooEarly);
  // The message is the last line, on its own: a stack trace would follow it.
  expect(refusal.split("\n").slice(-2)).toEqual(["No message is from 2026-11-05 or later.", ""]);
  expect(code).toBe(1);
  expect(await everything()).toEqual(before);
  const { records } = await run([late(1, "2026-11-04T15:59:59Z"), late(9, "2026-11-04T16:00:00Z")], ...since);
  expect(JSON.parse(records)).toMatchObject([{ message_id: 9 }]);
  const { kept } = await everything();
  expect(kept[1]).toEqual(expect.arrayContaining(before.kept[1] ?? []));
});

test("records that would overwrite the export, by any name, are refused before anything is written", async () => {
  const [unused, source] = [join(folder, "data"), await exportOf([villa])];
  const [export_, another] = [join(source, "result.json"), join(folder, "another")];
  await link(export_, another);
  for (const file of [export_, another]) {
    const { run: begin } = readCommand([source, "--channel", "balihomes", "--data", unused, "--json", file]);
    await expect(begin()).rejects.toThrow("--json names the export itself");
  }
  await expect(readdir(unused)).rejects.toThrow("ENOENT");
});

test("commands of the owner do not create a missing data folder", async () => {
  const mistyped = join(folder, "dta");
  for (const command of [["review"], ["publish", "balihomes/2"], ["set", "balihomes/2", "bedrooms=2"]]) {
    await expect(readCommand([...command, "--data", mistyped]).run()).rejects.toThrow(
      `${mistyped} holds nothing that was collected. Name the folder that npm run collect -- EXPORT --data FOLDER has filled.`,
    );
  }
  await expect(readdir(mistyped)).rejects.toThrow("ENOENT");
});

test("a takedown erases the post from the files of the data folder", async () => {
  const filesWith = async (words: string) => {
    const contents = await Promise.all((await filesIn(data)).map(([path]) => readFile(path, "latin1")));
    return contents.filter((content) => content.includes(words)).length;
  };
  await run([villa, studio]);
  expect(await filesWith("3456 7890")).toBeGreaterThan(0);
  expect(await collect(["remove", "balihomes/2", "--data", data, "--yes"])).toBe("balihomes/2: taken down\n");
  expect(await filesWith("3456 7890")).toBe(0);
  expect(await filesWith("9999 8888")).toBeGreaterThan(0);
});

test("a run waits for an earlier run in the same folder, says so once, and then collects", async () => {
  const before = await waitForRuns(dataFolder(data), () => undefined);
  const waiting = run([villa]);
  // Longer than the pause between two checks of the lock.
  setTimeout(before.release, 500);
  const { said, records } = await waiting;
  expect(said.filter((line) => line.startsWith("Another run"))).toEqual([
    `Another run of the collector is under way in ${data}; this one begins when it ends.`,
  ]);
  expect(JSON.parse(records)).toMatchObject([{ message_id: 2, status: "published" }]);
});

test("a folder whose run was killed before it had a database is still accepted as a data folder", async () => {
  const killed = dataFolder(join(folder, "data"));
  (await waitForRuns(killed, () => undefined)).release();
  expect(dataFolder(killed)).toBe(killed);
});

test.each([
  [["balihomes/2", "--bogus"], "unknown option '--bogus'"],
  [["set", "balihomes/2"], "missing required argument 'fields'"],
  [["reviwe"], "unknown command 'reviwe'\n(Did you mean review?)"],
  [["publish"], "missing required argument 'posts'"],
  [["review", "balihomes/2"], "too many arguments"],
  [["review", "--data", ""], "It names nothing."],
  [["export", "another", "third"], "too many arguments"],
  [["export", "export", "--follow"], "--follow takes no source."],
  [["--follow", "--json", "a"], "option '--follow' cannot be used with option '--json"],
  [["remove"], "name posts, or --contact."],
  [["export", "--since", "05.11.2026"], "Write a date like 2026-10-01."],
  [["export", "--since", "2026-02-30"], "Write a date like 2026-10-01."],
])("%j is refused with the problem and the help", (args, problem) => {
  const printed = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(() => readCommand(args)).toThrow(problem);
  expect(printed.mock.calls.flat().join("")).toContain("Usage: npm run collect --");
});

const records = z.array(z.object({ message_id: z.int(), status: z.string() }).loose());

async function recordsIn(file: string) {
  return records.parse(JSON.parse(await readFile(file, "utf8")));
}

test("a configured second reader is asked, counted and shown, but not its key; unnamed channels keep their title", async () => {
  const area = { name: "canggu", quotation: "in Cnaggu" };
  const content = JSON.stringify({ kind: null, rent: null, area, bedrooms: null });
  const endpoint = await languageModelStandIn(() => ({ content }));
  const { env } = process;
  const reader = { ADVERT_MODEL_URL: endpoint.url, ADVERT_MODEL: "stand-in", ADVERT_MODEL_KEY: "sk-secret" };
  process.env = { ...env, ...reader };
  const json = join(folder, "records.json");
  const args = [await exportOf([villa, noArea]), "--data", data, "--json", json];
  const printed = await collect(args).finally(() => {
    process.env = env;
  });
  await endpoint.close();
  expect(printed).toMatch(
    /^The posts are kept under the title, .+\. If the channel has a public name, .+--channel balirent\./,
  );
  expect(printed).toContain("second reader (stand-in): asked 1, answered 1, now shown 1, still waiting 0");
  expect(printed).not.toContain("sk-secret");
  expect(endpoint.asked.map(({ authorization }) => authorization)).toEqual(["Bearer sk-secret"]);
  const facts = expect.stringContaining("canggu");
  expect((await recordsIn(json))[1]).toMatchObject({ status: "published", facts });
});
