import { randomUUID } from "node:crypto";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { allowContact, blockContact, removeContact } from "@/collector/owner/keep-out.ts";
import { findPerson, namedContact, namedPerson, personLines } from "@/collector/owner/person-lines.ts";
import { parseAge, prunePosts } from "@/collector/owner/take-down.ts";
import { parseKey } from "@/collector/posts/post-key.ts";
import { judgeBlocked } from "@/collector/run/judge-stored.ts";
import { CollectorService } from "@/collector/store/service.ts";
import { type Exported, emptyChannel, said, VILLA } from "./channel";

const MADE = "+62 812 3456 7890";
const villa = said(2, VILLA);
const byAccount = said(
  4,
  "House for rent in Sanur, 2 bedrooms, 20 juta per bulan, Telegram @made_bali, garden and parking",
);
const talk = said(6, "Does somebody know Made, (0812) 3456-7890? He owes me a scooter.");
const other = said(
  8,
  "Studio for rent in Ubud, 6 mln per month, WA 0813 9999 8888, rice field view and a pool",
);
const longer = said(10, "House in Sanur for rent, 9 mln per month, WA +62 812 3456 78901, quiet and green");
const messages = [villa, byAccount, talk, other, longer];

const channel = emptyChannel();

const finds = (written: string) => channel.held((run) => findPerson(run, namedPerson(written)));
const removes = (written: string) =>
  channel.held((run) => removeContact(run, namedContact(written), async () => undefined));
const blocks = (written: string) => channel.held((run) => blockContact(run, namedContact(written)));
const allows = (written: string) => channel.held((run) => allowContact(run, namedContact(written)));

const imported = (id: number, contact_url: string) => ({
  ...{
    id,
    slug: `imported-${id}`,
    title: "Imported home",
    message_type: "rental",
    is_complete_listing: true,
  },
  ...{ posted_at_telegram: "2026-11-10T00:00:00Z", contact_url },
});

async function everythingStored(): Promise<string> {
  return JSON.stringify(await channel.everything());
}

const FOUND: [written: string, posts: number[]][] = [
  [MADE, [6, 2]],
  ["0812-3456-7890", [6, 2]],
  ["https://wa.me/6281234567890", [6, 2]],
  ["@MADE_bali", [4]],
  ["made_bali", [4]],
  ["+62 812 3456 78901", [10]],
  ["owes me a", [6]],
  ["100%", []],
  ["___", []],
  [".*.*", []],
  ["(?:", []],
  ["' or 1=1", []],
];

test("find returns exactly the posts that hold the number, account or text, in any notation", async () => {
  await channel.collect(messages);
  for (const [written, posts] of FOUND) {
    const found = (await finds(written)).posts.map(({ message_id }) => message_id);
    expect([written, found]).toEqual([written, posts]);
  }
});

test("find reports listings, also imported ones, corrections, photos and bot messages of a contact", async () => {
  const [photo] = await channel.addPictures("the pool");
  await channel.collect([said(2, VILLA, { photo }), other]);
  const contact = "https://wa.me/6281234567890";
  await channel.held((run) => correctPost(run, parseKey("balihomes/8"), { contact }, "made"));
  await channel.owner.from("rentals").insert(imported(90_000_000, "tel:+6281234567890")).throwOnError();
  const posts = [{ channel: "balihomes", message_id: 2 }];
  await channel.owner.from("owner_messages").insert({ chat_id: 7, message_id: 1, posts }).throwOnError();
  const found = await finds(MADE);
  expect(found).toMatchObject({
    contact: "tel:+6281234567890",
    posts: [{ message_id: 8 }, { message_id: 2 }],
    rentals: [{ message_id: 2 }, { message_id: 8 }, { id: 90_000_000 }],
    corrections: [{ field: "contact", made_by: "made" }],
    bot_messages: [{ chat_id: 7, message_id: 1 }],
    other_contacts: ["tel:+6281399998888"],
    is_blocked: false,
    is_removed: false,
  });
  expect(found.photos).toHaveLength(1);
  expect(personLines(found).slice(-3)).toEqual([
    "/rental/imported-90000000  Imported home",
    "2 posts, 3 listings, 1 photo, 1 correction, 1 bot message.",
    "The same posts name tel:+6281399998888.",
  ]);
});

test("remove deletes everything that names the contact, nothing else, and marks the bot's messages", async () => {
  const [photo] = await channel.addPictures("the pool");
  await channel.collect([said(2, VILLA, { photo }), byAccount, talk, other, longer]);
  await channel.owner.from("rentals").insert(imported(90_000_000, "tel:+6281234567890")).throwOnError();
  const posts = [{ channel: "balihomes", message_id: 2 }];
  await channel.owner.from("owner_messages").insert({ chat_id: 7, message_id: 1, posts }).throwOnError();
  await removes(MADE);
  expect(await everythingStored()).not.toMatch(/3456[- ]?7890(?!1)|owes me a scooter|Imported/);
  expect(channel.removedPhotos).toHaveLength(1);
  const { data } = await channel.owner.from("owner_messages").select("is_gone");
  expect(data).toEqual([{ is_gone: true }]);
  expect(await finds(MADE)).toMatchObject({ posts: [], rentals: [], is_removed: true });
  expect((await finds("@made_bali")).posts).toHaveLength(1);
  expect((await finds("0813 9999 8888")).posts).toHaveLength(1);
});

test("later posts of a removed contact are not stored, until the contact is allowed again", async () => {
  await removes(MADE);
  const fresh = said(12, "New loft for rent in Ubud, 3 bedrooms, 40 mln per month, WA 0812 3456 7890");
  const { standing, tally } = await channel.collect([villa, other, fresh]);
  expect(standing).toEqual(["2 removed", "8 published", "12 removed"]);
  expect(`${tally}`).toContain("2  its contact was removed");
  expect(await everythingStored()).not.toMatch(/3456 7890|loft/i);
  expect(await allows("0812 3456 7890")).toMatchObject({ wasRemoved: true, wasBlocked: false });
  expect((await channel.collect([villa, other, fresh])).standing).toEqual([
    "2 published",
    "8 published",
    "12 published",
  ]);
});

test("block hides a contact's listings and later posts, and allow publishes them again", async () => {
  await channel.collect([villa, other]);
  expect(await blocks("wa.me/6281234567890")).toMatchObject([
    { message_id: 2, status: "ignored", reasons: [{ code: "blocked" }] },
  ]);
  expect(await channel.counts()).toEqual({ ubud: 1 });
  const fresh = said(12, "Loft for rent in Sanur, 3 bedrooms, 40 mln per month, WA 0812 3456 7890");
  expect((await channel.collect([villa, other, fresh])).standing).toEqual([
    "2 ignored",
    "8 published",
    "12 ignored",
  ]);
  expect((await allows(MADE)).posts.map(({ message_id, status }) => [message_id, status])).toEqual(
    expect.arrayContaining([
      [2, "published"],
      [12, "published"],
    ]),
  );
});

test("block reports the posts that it leaves out: none of other contacts, and none that ended", async () => {
  const taken = said(3, "Sorry, it is taken", { reply_to_message_id: 2 });
  expect((await channel.collect([villa, taken, other])).standing).toContain("2 removed");
  expect(await blocks(MADE)).toEqual([]);
  expect(await blocks("0813 9999 8888")).toMatchObject([{ message_id: 8, status: "ignored" }]);
  expect((await channel.collect([villa, taken, other])).standing).toContain("2 removed");
});

test("publish shows a single post of a contact who stays blocked", async () => {
  await channel.collect([villa]);
  await blocks(MADE);
  await channel.held((run) => correctPost(run, parseKey("balihomes/2"), { decision: "publish" }, "made"));
  expect((await channel.collect([villa])).standing).toEqual(["2 published"]);
});

test("removing a contact deletes its block, which would hold the number", async () => {
  await blocks(MADE);
  await removes(MADE);
  expect(await finds(MADE)).toMatchObject({ is_blocked: false, is_removed: true });
  expect(await allows("@nobody")).toMatchObject({ wasBlocked: false, wasRemoved: false });
});

test("prune deletes listings without a recent post, and no export brings them back", async () => {
  const old = (message: Exported, days: number) => ({
    ...message,
    date_unixtime: String(Number(message.date_unixtime) - days * 86_400),
  });
  const repost = said(30, `Available again!\n${VILLA}`);
  const all = [old(other, 200), old(villa, 190), old(byAccount, 100), repost];
  await channel.collect(all);
  const before = new Date("2026-05-22T00:00:00Z");
  const deleted = await channel.held((run) => Array.fromAsync(prunePosts(run, before)));
  expect(deleted).toEqual([1]);
  expect((await channel.collect(all)).standing).toEqual([
    "2 published",
    "4 published",
    "8 removed",
    "30 merged into 2",
  ]);
  expect(await everythingStored()).not.toContain("rice field");
});

test("posts of numbers blocked by the settings are hidden, and shown again once the setting is gone", async () => {
  await channel.collect([villa, other]);
  const judged = (blocked: string[]) => {
    const service = new CollectorService(channel.owner, randomUUID(), blocked);
    return service.lease.whileHeld(async () => judgeBlocked({ ...(await channel.run()), service }));
  };
  expect(await judged(["tel:+6281234567890"])).toMatchObject([{ message_id: 2, status: "ignored" }]);
  expect(await judged(["tel:+6281234567890"])).toEqual([]);
  expect(await judged([])).toMatchObject([{ message_id: 2, status: "published" }]);
});

const NOW = new Date("2026-11-26T00:00:00Z");

test("an age is written in days, and must exceed the days that lists show", () => {
  expect(parseAge("180d", 30, NOW).toISOString()).toBe("2026-05-30T00:00:00.000Z");
  expect(parseAge(" 31d ", 30, NOW).toISOString()).toBe("2026-10-26T00:00:00.000Z");
  for (const written of [
    undefined,
    "",
    "180",
    "30d",
    "0d",
    "-180d",
    "1e3d",
    "180 days",
    "6m",
    "999999d",
    "١٨٠d",
  ]) {
    expect(() => parseAge(written, 30, NOW)).toThrow("--older 180d");
  }
});
