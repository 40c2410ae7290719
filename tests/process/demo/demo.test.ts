import { readFileSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { demoExportAsOf } from "@/scripts/start/demo.ts";
import { labelledAdvert } from "@/tests/audit/adverts/labelled-advert.ts";
import { demoListings } from "@/tests/support/demo-listings.ts";

const messages = z.array(
  z.looseObject({
    id: z.int(),
    type: z.string(),
    date_unixtime: z.string().optional(),
    edited_unixtime: z.string().optional(),
    photo: z.string().optional(),
    file: z.string().optional(),
    text_entities: z.array(z.object({ text: z.string() })).default([]),
  }),
);
type Messages = z.infer<typeof messages>;

const parseExport = (json: string): Messages => z.object({ messages }).parse(JSON.parse(json)).messages;
const exported = parseExport(readFileSync("regions/bali/demo/result.json", "utf8"));
const labels = z.array(labelledAdvert).parse(JSON.parse(readFileSync("supabase/demo/labels.json", "utf8")));
const textOf = ({ text_entities }: Messages[number]) => text_entities.map(({ text }) => text).join("");

describe("the demo's rows", () => {
  test("follow the time that is asked for, the newest at it, in order", () => {
    const now = new Date("2031-02-01T03:04:05Z");
    const times = demoListings(now).rentals.map(({ posted_at_telegram }) => posted_at_telegram);
    expect(times.at(-1)).toBe(now.toISOString());
    expect(times).toEqual(times.toSorted());
  });
});

describe("the demo's export", () => {
  test("is moved to the time that is asked for, edits and all", async () => {
    const now = new Date("2031-02-01T03:04:05Z");
    const folder = await demoExportAsOf(now);
    const moved = parseExport(await readFile(join(folder, "result.json"), "utf8"));
    await rm(folder, { recursive: true });
    const times = (list: Messages, key: "date_unixtime" | "edited_unixtime") =>
      list.flatMap((message) => (message[key] === undefined ? [] : Number(message[key])));
    expect(Math.max(...times(moved, "date_unixtime"))).toBe(now.getTime() / 1000);
    for (const key of ["date_unixtime", "edited_unixtime"] as const) {
      const shifts = times(moved, key).map((time, at) => time - (times(exported, key)[at] ?? 0));
      expect(new Set(shifts).size).toBe(1);
    }
  });

  test("holds every kind of message that a collector meets, in the order of their ids", () => {
    const ids = exported.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
    expect((ids.at(-1) ?? 0) - (ids[0] ?? 0)).toBeGreaterThan(ids.length);
    expect(new Set(exported.map(({ type }) => type))).toEqual(new Set(["message", "service", "unsupported"]));
    for (const key of ["edited_unixtime", "reply_to_message_id", "forwarded_from", "photo", "file"])
      expect(exported.some((message) => message[key] !== undefined)).toBe(true);
    expect(exported.some((message) => message.photo?.startsWith("(File not included"))).toBe(true);
  });

  test("names pictures that the site has", async () => {
    const named = exported.flatMap(({ photo, file }) => photo ?? file ?? []);
    for (const path of new Set(named.filter((each) => !each.startsWith("("))))
      expect((await stat(join("public", path))).isFile()).toBe(true);
  });

  test("names people who do not exist", () => {
    const text = exported.map(textOf).join("\n");
    for (const number of text.match(/\+62[\d ]{5,}/g) ?? []) expect(number).toMatch(/^\+62 812 0000 \d{4}/);
    for (const handle of text.match(/@\w+/g) ?? []) expect(handle).toMatch(/_demo$/);
  });
});

test("the labels are of the adverts of the export, word for word", () => {
  const texts = new Map(exported.map((message) => [`demo-${message.id}`, textOf(message)]));
  expect(labels.length).toBeGreaterThan(240);
  for (const { id, text } of labels) expect(texts.get(String(id))).toBe(text);
});
