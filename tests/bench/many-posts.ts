import { createWriteStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { maskContacts } from "../../reader/contact/mask-contacts.ts";

const ADVERTS = new URL("../adverts/", import.meta.url);
const adverts = z.array(z.object({ text: z.string() }));

const NEWEST = Date.parse("2026-11-20T00:00:00Z") / 1_000;
const MINUTES_APART = 10;
const OF_ONE_AGENT = 12;
/** One in so many posts is an older one again, or a reply that ends one. */
const REPEATED = 10;
const ENDED = 50;

async function labelledTexts(): Promise<string[]> {
  const files = (await readdir(ADVERTS)).filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(files.map((name) => readFile(new URL(name, ADVERTS), "utf8")));
  return read.flatMap((json) => adverts.parse(JSON.parse(json)).map(({ text }) => text));
}

function textOf(home: number, texts: readonly string[], agents: number): string {
  const text = maskContacts(texts[(home * 7) % texts.length] ?? "");
  const phone = `+62 812 ${String(10_000_000 + (home % agents) * 7)}`;
  return `${text}\nHouse no ${home}\nWhatsApp ${phone}`;
}

function* messages(posts: number, texts: readonly string[]): Generator<string> {
  const agents = Math.ceil(posts / OF_ONE_AGENT);
  yield '{"name":"Homes","type":"public_channel","id":1,"messages":[\n';
  for (let id = 1; id <= posts; id += 1) {
    const isReply = id % ENDED === 0;
    const home = id % REPEATED === 1 && id > agents ? id - agents : id;
    const text = isReply ? "taken" : textOf(home, texts, agents);
    const message = {
      id,
      type: "message",
      date_unixtime: String(NEWEST - (posts - id) * MINUTES_APART * 60),
      reply_to_message_id: isReply ? id - ENDED / 2 : undefined,
      text,
      text_entities: [{ type: "plain", text }],
    };
    yield `${JSON.stringify(message)}${id < posts ? "," : ""}\n`;
  }
  yield "]}\n";
}

/** Writes an export of a channel as Telegram Desktop does: the labelled adverts as posts of many agents, some of them again. */
export async function writeManyPosts(file: string, posts: number): Promise<void> {
  await pipeline(messages(posts, await labelledTexts()), createWriteStream(file));
}
