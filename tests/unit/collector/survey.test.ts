import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { surveyExport } from "@/collector/sources/export/export-file";

const now = new Date("2026-11-22T00:00:00Z");
const unix = (time: string) => String(Date.parse(time) / 1_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "survey-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** The newest time of an export of messages with these times. */
async function newestOf(...times: object[]): Promise<string | undefined> {
  const messages = times.map((time, at) => ({ id: at + 1, type: "message", text: "", ...time }));
  const json = join(folder, "result.json");
  await writeFile(json, JSON.stringify({ name: "Bali Homes", id: 1, messages }));
  const { chats } = await surveyExport({ json, folder }, now);
  return chats[0]?.newest?.toISOString();
}

const sent = { date: "2026-11-01T10:00:00", date_unixtime: unix("2026-11-01T02:00:00Z") };

test("an export's newest time is that of its newest message or edit", async () => {
  expect(await newestOf(sent, { ...sent, edited_unixtime: unix("2026-11-03T00:00:00Z") })).toBe(
    "2026-11-03T00:00:00.000Z",
  );
});

test("in an export of an old Telegram Desktop, times without a zone are Bali time", async () => {
  const posted = { date: "2020-05-01T10:00:00" };
  expect(await newestOf(posted, { ...posted, edited: "2020-05-02T10:00:00" })).toBe(
    "2020-05-02T02:00:00.000Z",
  );
});

test.each(["4102444800", "999999999999", "0"])("an impossible time, %s, is ignored", async (odd) => {
  const posted = "2026-11-01T02:00:00.000Z";
  expect(await newestOf(sent, { date_unixtime: odd })).toBe(posted);
  expect(await newestOf(sent, { ...sent, edited_unixtime: odd })).toBe(posted);
});

test("an export in which no message has a time has no newest time", async () => {
  expect(await newestOf({}, { date: "yesterday" })).toBeUndefined();
});

test("brackets without end are no export, and end nothing", async () => {
  const json = join(folder, "result.json");
  await writeFile(json, "[".repeat(3_000_000));
  await expect(surveyExport({ json, folder }, now)).rejects.toThrow("is no export of a Telegram chat");
});

test("messages of the group that a supergroup was are counted, in order", async () => {
  const json = join(folder, "result.json");
  const messages = [-999_999_999, -999_999_998, 1].map((id) => ({ id, type: "message", ...sent }));
  await writeFile(json, JSON.stringify({ name: "Bali Homes", id: 1, messages }));
  const { chats } = await surveyExport({ json, folder }, now);
  expect(chats).toMatchObject([{ messages: 3, isOrdered: true, lastId: 1 }]);
});

test("a path that cannot be read as a file is refused as no export", async () => {
  await expect(surveyExport({ json: folder, folder }, now)).rejects.toThrow(
    "is no export of a Telegram chat",
  );
});
