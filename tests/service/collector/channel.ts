import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Api } from "grammy";
import sharp from "sharp";
import { knownPlaces } from "@/collector/listing/known-places.ts";
import type { PhotoStore } from "@/collector/photos/photo-store.ts";
import { contentHash } from "@/collector/photos/store-file.ts";
import { cachingReader } from "@/collector/posts/reader.ts";
import { messageRecords, type SourceMessage } from "@/collector/report/records.ts";
import { Tally } from "@/collector/report/tally.ts";
import { collectExport } from "@/collector/run/collect-export.ts";
import { collectUpdates } from "@/collector/run/collect-updates.ts";
import type { RecentMessages } from "@/collector/run/received.ts";
import type { Run } from "@/collector/run/run-batch.ts";
import { isUpdate } from "@/collector/sources/bot/poll-updates.ts";
import { chooseChat } from "@/collector/sources/export/choose-chat.ts";
import { surveyExport } from "@/collector/sources/export/export-file.ts";
import { findExport } from "@/collector/sources/export/find-export.ts";
import { CollectorService } from "@/collector/store/service.ts";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";

const CHANNEL = "balihomes";
const FIRST = Date.parse("2026-11-01T02:00:00Z") / 1_000;
const HOUR = 3_600;
const NOW = new Date("2026-11-22T00:00:00Z");

/** The text of a post that is published without corrections. */
export const VILLA = `Villa for rent in Canggu
2 bedrooms with AC, hot water, a private pool and a big kitchen
Quiet street close to the beach, fast wifi, cleaning twice a week
IDR 25.000.000 / month
WA +62 812 3456 7890`;

/** A message as Telegram Desktop exports it, posted `id` hours after `FIRST`. */
export function said(id: number, text: string, more: Record<string, unknown> = {}) {
  const date_unixtime = String(FIRST + id * HOUR);
  const text_entities = text === "" ? [] : [{ type: "plain", text }];
  return { id, type: "message", date: "2026-11-01T10:00:00", date_unixtime, text, text_entities, ...more };
}

export type Exported = ReturnType<typeof said>;

/** The kind of an exported chat, and its id without -100. */
type ExportedChat = { type: string; id: number };

/** The message with a new text, edited `hour` hours after `FIRST`. */
export function edited(message: Exported, text: string, hour: number): Exported {
  return {
    ...said(message.id, text),
    ...message,
    text,
    text_entities: [{ type: "plain", text }],
    ...editTime(hour),
  };
}

function editTime(hour: number) {
  return { edited_unixtime: String(FIRST + hour * HOUR) };
}

const PLACES = new Set(knownPlaces().map(({ location_name }) => location_name));
const PICTURE = "picture-";

/** A photo of a message to the bot, named by the hash of its content, as stored photos are. */
export function pictureOf(content: string) {
  const file_id = `${PICTURE}${content}`;
  const file_unique_id = contentHash(Buffer.from(`/${file_id}`));
  return { photo: [{ file_id, file_unique_id, width: 90, height: 90, file_size: 5 }] };
}

function photoStore(removed: string[], isDown: () => boolean): PhotoStore {
  return {
    storePhotos: async (files) => ({
      urls: files.flatMap(({ path }) => (path === null ? [] : [`/photos/${path.split("/").at(-1)}`])),
      problems: files.flatMap(({ problem }) => (problem === null ? [] : [problem])),
    }),
    hashesOf: async () => null,
    read: () =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: "#357" } })
        .webp()
        .toBuffer(),
    removePhotos: async (urls) => {
      if (isDown()) throw new Error("the store is down");
      removed.push(...urls);
    },
  };
}

/** A data service, with a folder for exports. */
class TestChannel {
  #service: ClearedService | null = null;
  #folder = "";
  readonly removedPhotos: string[] = [];
  /** What the bot remembers. */
  readonly recent: RecentMessages = new Map();
  /** Makes the removal of photos fail. */
  isStoreDown = false;

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), "export-"));
    this.#service = await clearedService();
    await this.#service.addPlaces();
  }

  /** A client that may read and write everything. */
  get owner(): SupabaseClient {
    if (this.#service === null) throw new Error("A channel is open during tests only.");
    return this.#service.owner;
  }

  /** Deletes everything that was collected. */
  async clear(): Promise<void> {
    this.removedPhotos.length = 0;
    this.recent.clear();
    await this.#service?.clearPosts();
    await rm(join(this.#folder, "photos"), { recursive: true, force: true });
  }

  async addPhotos(...names: string[]): Promise<void> {
    await mkdir(join(this.#folder, "photos"));
    for (const name of names) await writeFile(join(this.#folder, "photos", name), name);
  }

  /** Adds photos named by the hash of their content, as stored photos are. Returns their paths in the export. */
  async addPictures(...contents: string[]): Promise<string[]> {
    const names = contents.map((content) => `${contentHash(Buffer.from(content))}.jpg`);
    await mkdir(join(this.#folder, "photos"), { recursive: true });
    for (const [at, name] of names.entries()) {
      await writeFile(join(this.#folder, "photos", name), contents[at] ?? "");
    }
    return names.map((name) => `photos/${name}`);
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  async run(): Promise<Run> {
    const service = new CollectorService(this.owner, randomUUID());
    const rules = {
      read: cachingReader(),
      places: PLACES,
      version: "test",
      readerVersion: "test",
      asksTooLittle: () => false,
    };
    const photos = photoStore(this.removedPhotos, () => this.isStoreDown);
    return { service, photos, rules, tally: new Tally() };
  }

  /** Runs `work` while it holds the lease of the data service, as a command does. */
  async held<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const run = await this.run();
    return run.service.lease.whileHeld(() => work(run));
  }

  /** Collects these updates as the bot does, without files but those of `pictureOf`. */
  async tell(...updates: object[]): Promise<void> {
    const getFile = async (file_id: string): ReturnType<Api["getFile"]> => {
      if (!file_id.startsWith(PICTURE)) throw new Error("no file");
      return { file_id, file_unique_id: "", file_path: file_id };
    };
    const files = { api: { getFile }, fileRoot: "data:text/plain," };
    const following = { files, requested: null, recent: this.recent, notifyOwner: () => undefined };
    await this.held((run) => collectUpdates(run, updates.filter(isUpdate), following));
  }

  /** Collects an export of these messages. Returns the status and record of each, and the tally. */
  async collect(
    messages: readonly Exported[],
    more: { since?: Date; text?: string; channel?: string; chat?: ExportedChat } = {},
  ) {
    const name = "Bali Homes";
    const chat = more.chat ?? { type: "public_channel", id: 1 };
    const whole = JSON.stringify({ name, ...chat, messages }, null, 1);
    await writeFile(join(this.#folder, "result.json"), more.text ?? whole);
    const files = await findExport(this.#folder);
    const { chats, problem } = await surveyExport(files, NOW);
    const run = await this.run();
    const noted = new Map<number, SourceMessage>();
    await run.service.lease.begin();
    const chosen = chooseChat(chats, more.channel ?? CHANNEL);
    const exported = {
      files,
      chat: chosen.chat,
      channel: chosen.channel,
      since: more.since ?? null,
      isCutOff: problem !== null,
    };
    const stored = await collectExport({
      ...{ ...run, ...exported, now: NOW },
      onMessage: (id, postId, reason) => noted.set(id, { postId, reason }),
      onProgress: () => undefined,
    }).finally(() => run.service.lease.end());
    const found = await Array.fromAsync(messageRecords(run.service, stored, noted, run.rules));
    const standing = found.map(({ message_id, status, into }) =>
      into === null || into === message_id
        ? `${message_id} ${status}`
        : `${message_id} ${status} into ${into}`,
    );
    return { standing, records: found, tally: run.tally };
  }

  async rentals(columns = "message_id,title,slug,price_amount,location,is_deleted,is_complete_listing") {
    const { data, error } = await this.owner.from("rentals").select(columns).order("message_id");
    if (error) throw new Error(error.message);
    return data;
  }

  async everything(): Promise<unknown> {
    return this.#service?.everything();
  }

  /** The number of live listings of each place that has any. */
  async counts(): Promise<Record<string, number>> {
    const { data } = await this.owner
      .from("geo_location")
      .select("location_name,rental_count")
      .neq("rental_count", 0);
    return Object.fromEntries((data ?? []).map((row) => [row.location_name, row.rental_count]));
  }
}

/** A channel for the tests of a file, emptied before each of them. */
export function emptyChannel(): TestChannel {
  const channel = new TestChannel();
  beforeAll(() => channel.open());
  beforeEach(() => channel.clear());
  afterAll(() => channel.close());
  return channel;
}
