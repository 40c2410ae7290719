import { z } from "zod";
import { postCard } from "@/collector/desk/post-card.ts";
import { pressCard } from "@/collector/desk/press-card.ts";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { allowAgain, removeContact } from "@/collector/owner/keep-out.ts";
import { homesNamed, postNamed } from "@/collector/owner/named-post.ts";
import { parseFields } from "@/collector/owner/parse-fields";
import { namedContact } from "@/collector/owner/person-lines.ts";
import { takeAllDown } from "@/collector/owner/take-down.ts";
import { keyText, messageText, parseKey } from "@/collector/posts/post-key";
import { edited, emptyChannel, pictureOf, said } from "./channel";

const STUDIO = "Studio in Sanur with a kitchen, 8jt";
const HOUSE = "1BR house in Renon with a garden, 9jt";
const VILLA = "2BR villa in Ubud with a pool, 14jt";

/** A post that lists these homes. */
const listOf = (...homes: string[]) =>
  ["For rent, all per month", ...homes.map((home, at) => `${at + 1}. ${home}`), "WA 0812 3456 7890"].join(
    "\n",
  );

const list = said(2, listOf(STUDIO, HOUSE, VILLA));
const later = said(30, "Good morning");

const channel = emptyChannel();

const listed = z.array(
  z.object({
    message_id: z.coerce.number(),
    location: z.string().nullable(),
    price_amount: z.coerce.number(),
    is_deleted: z.boolean(),
    duplicate_of_id: z.number().nullable(),
  }),
);

/** The listings as "2.2 renon 9jt": message and home, place and rent; "ended" for one that visitors do not see. */
async function listings(): Promise<string[]> {
  const rows = await channel.rentals("message_id,location,price_amount,is_deleted,duplicate_of_id");
  return listed
    .parse(rows)
    .map((row) =>
      [
        messageText(row.message_id),
        row.location,
        `${row.price_amount / 1e6}jt`,
        ...(row.duplicate_of_id === null ? [] : ["joined"]),
        ...(row.is_deleted ? ["ended"] : []),
      ].join(" "),
    );
}

const ALL = ["2 sanur 8jt", "2.2 renon 9jt", "2.3 ubud 14jt"];

/** How the stored posts stand, by their keys. */
async function standing(): Promise<Record<string, string>> {
  const { data } = await channel.owner.from("posts").select("channel,message_id,status").order("message_id");
  return Object.fromEntries((data ?? []).map((row) => [keyText(row), row.status]));
}

const removes = (written: string) =>
  channel.held(async (run) => {
    const keys = await homesNamed(run, await postNamed(run, written), written);
    return (await Array.fromAsync(takeAllDown(run, keys, async () => undefined))).map(keyText);
  });

const says = (written: string, ...words: string[]) =>
  channel.held(async (run) => correctPost(run, await postNamed(run, written), parseFields(words), "made"));

test("each home of a post is a listing with its own text, and the same export again changes nothing", async () => {
  const { standing } = await channel.collect([list]);
  expect(standing).toHaveLength(3);
  expect(await listings()).toEqual(ALL);
  expect(await channel.rentals("raw_description,bedrooms,slug")).toMatchObject([
    { raw_description: `For rent, all per month\n${STUDIO}\nWA 0812 3456 7890`, bedrooms: 0 },
    { raw_description: `For rent, all per month\n${HOUSE}\nWA 0812 3456 7890`, bedrooms: 1 },
    { raw_description: `For rent, all per month\n${VILLA}\nWA 0812 3456 7890`, bedrooms: 2 },
  ]);
  const slugs = await channel.rentals("slug");
  expect(new Set(slugs.map((row) => JSON.stringify(row))).size).toBe(3);
  const before = await channel.everything();
  await channel.collect([list]);
  expect(await channel.everything()).toEqual(before);
});

test("ten homes in one post, one of them twice and one without a rent", async () => {
  const areas = ["Canggu", "Seminyak", "Umalas", "Pererenan", "Jimbaran"];
  const more = areas.map((area, at) => `2BR villa in ${area} with a pool, ${20 + at}jt`);
  await channel.collect([
    said(2, listOf(STUDIO, HOUSE, VILLA, ...more, STUDIO, "3BR house in Amed, ask for the price")),
  ]);
  const states = Object.entries(await standing());
  expect(states).toHaveLength(10);
  expect(states.filter(([, status]) => status === "published")).toHaveLength(8);
  expect(Object.fromEntries(states)).toMatchObject({
    "balihomes/2.9": "merged",
    "balihomes/2.10": "queued",
  });
});

test("homes of one area and size in a post are different ones, and none waits as a repost", async () => {
  await channel.collect([said(2, listOf(STUDIO, "1BR in Renon, 9jt, lane 2", "1BR in Renon, 9jt, lane 5"))]);
  expect(Object.values(await standing())).toEqual(["published", "published", "published"]);
});

test("an edit changes the home it is about, ends those that it leaves out and adds others", async () => {
  await channel.collect([list]);
  const dearer = HOUSE.replace("9jt", "10jt");
  await channel.collect([edited(list, listOf(STUDIO, dearer), 20), later]);
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 10jt", "2.3 ubud 14jt ended"]);
  const renamed = listOf(STUDIO, `The blue ${dearer}`, VILLA, "1BR in Canggu, 15jt");
  await channel.collect([edited(list, renamed, 31), said(32, "Good evening")]);
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 10jt", "2.3 ubud 14jt", "2.4 canggu 15jt"]);
  const alone = `${STUDIO}, monthly rent\nWA 0812 3456 7890`;
  await channel.collect([edited(list, alone, 33), said(34, "Good night")]);
  expect(await listings()).toEqual([
    "2 sanur 8jt",
    "2.2 renon 10jt ended",
    "2.3 ubud 14jt ended",
    "2.4 canggu 15jt ended",
  ]);
});

test("a bot splits posts and their edits, and its photos are those of every home", async () => {
  const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
  const date = Date.parse("2026-11-10T02:00:00Z") / 1_000;
  const post = { message_id: 2, date, chat, sender_chat: chat };
  const { photo } = pictureOf("pool");
  await channel.tell({
    update_id: 1,
    channel_post: { ...post, photo, caption: listOf(STUDIO, HOUSE, VILLA) },
  });
  expect(await listings()).toEqual(ALL);
  const shown = await channel.rentals("media_urls");
  expect(shown).toEqual([shown[0], shown[0], shown[0]]);
  const edit = {
    ...post,
    photo,
    edit_date: date + 60,
    caption: listOf(STUDIO, HOUSE.replace("9jt", "11jt")),
  };
  await channel.tell({ update_id: 2, edited_channel_post: edit });
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 11jt", "2.3 ubud 14jt ended"]);
});

test("a photo of an album that a bot sees edited changes in each home that shows it", async () => {
  const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
  const date = Date.parse("2026-11-10T02:00:00Z") / 1_000;
  const post = { date, chat, sender_chat: chat, media_group_id: "album" };
  await channel.tell(
    {
      update_id: 1,
      channel_post: { ...post, message_id: 2, ...pictureOf("a"), caption: listOf(STUDIO, HOUSE) },
    },
    { update_id: 2, channel_post: { ...post, message_id: 3, ...pictureOf("b"), caption: "Renon" } },
    { update_id: 3, channel_post: { ...post, message_id: 4, ...pictureOf("c") } },
  );
  const shown = async () => {
    const rows = await channel.rentals("media_urls");
    return rows.map((row) => JSON.stringify(row).match(/photos/g)?.length);
  };
  expect(await shown()).toEqual([2, 3]);
  const before = await channel.rentals("media_urls");
  const edit = { ...post, message_id: 4, edit_date: date + 60, ...pictureOf("d") };
  await channel.tell({ update_id: 4, edited_channel_post: edit });
  expect(await shown()).toEqual([2, 3]);
  const after = await channel.rentals("media_urls");
  expect(before.map((row, at) => JSON.stringify(row) === JSON.stringify(after[at]))).toEqual([false, false]);
});

test("a message from before a group moved, whose number is negative, has several homes too", async () => {
  const moved = said(-5, list.text);
  await channel.collect([moved, later]);
  expect(await listings()).toEqual(["-5.3 ubud 14jt", "-5.2 renon 9jt", "-5 sanur 8jt"]);
  const before = await channel.everything();
  await channel.collect([moved, later]);
  expect(await channel.everything()).toEqual(before);
  await channel.collect([edited(moved, listOf(STUDIO, HOUSE), 20), said(31, "Good night")]);
  expect(await listings()).toEqual(["-5.3 ubud 14jt ended", "-5.2 renon 9jt", "-5 sanur 8jt"]);
  expect(await removes("balihomes/-5.2")).toEqual(["balihomes/-5.2"]);
});

test("a deleted message ends all its homes", async () => {
  await channel.collect([list, later]);
  await channel.collect([said(1, "Hello"), later]);
  expect(await listings()).toEqual(ALL.map((home) => `${home} ended`));
});

const ENDED: Readonly<Record<string, readonly number[]>> = {
  "Renon taken": [2],
  "no 3 taken": [3],
  "1BR sudah terisi": [2],
  "Убуд сдан": [3],
  "studio taken": [1],
  taken: [1, 2, 3],
  "2 taken": [],
  "Canggu taken": [],
  "Renon still free": [],
};

test.each(Object.entries(ENDED))(
  "the reply %j ends the homes %j until it is deleted",
  async (text, ended) => {
    const reply = said(5, text, { reply_to_message_id: 2 });
    await channel.collect([list, reply, later]);
    expect(await listings()).toEqual(
      ALL.map((home, at) => (ended.includes(at + 1) ? `${home} ended` : home)),
    );
    await channel.collect([list, later]);
    expect(await listings()).toEqual(ALL);
  },
);

test.each([
  ["Renon now 8.5jt/month", ["2 sanur 8jt", "2.2 renon 8.5jt", "2.3 ubud 14jt"]],
  ["price now 8.5jt/month", ALL],
])("the reply %j changes the rent of the home that it names alone", async (text, expected) => {
  await channel.collect([list, said(5, text, { reply_to_message_id: 2 })]);
  expect(await listings()).toEqual(expected);
});

test("a repost joins each home with its listing, in another order and at another rent too", async () => {
  await channel.collect([list, said(20, listOf(HOUSE.replace("9jt", "8jt"), STUDIO, VILLA))]);
  expect(await listings()).toEqual([
    "2 sanur 8jt",
    "20 renon 8jt joined",
    "2.2 renon 8jt",
    "20.2 sanur 8jt joined",
    "2.3 ubud 14jt",
    "20.3 ubud 14jt joined",
  ]);
});

test("a post that was stored whole keeps its address for its first home when it is read again", async () => {
  await channel.collect([said(2, `For rent, per month\n${STUDIO}\nWA 0812 3456 7890`)]);
  const [whole] = await channel.rentals("id,slug");
  await channel.collect([edited(list, list.text, 20)]);
  expect((await channel.rentals("id,slug"))[0]).toEqual(whole);
  expect(await listings()).toEqual(ALL);
});

test("the owner sets one home, and takes down one or all", async () => {
  await channel.collect([list]);
  await says("balihomes/2.2", "price=12jt");
  await says("https://t.me/balihomes/2", "price=7jt");
  expect(await listings()).toEqual(["2 sanur 7jt", "2.2 renon 12jt", "2.3 ubud 14jt"]);
  expect(await removes("balihomes/2.1")).toEqual(["balihomes/2"]);
  await expect(says("balihomes/2", "price=6jt")).rejects.toThrow("taken down");
  await channel.collect([edited(list, listOf(STUDIO, HOUSE, VILLA.replace("14jt", "15jt")), 20)]);
  expect(await listings()).toEqual(["2.2 renon 12jt", "2.3 ubud 15jt"]);
  await channel.collect([said(1, "Hello"), later]);
  expect(await listings()).toEqual(["2.2 renon 12jt ended", "2.3 ubud 15jt ended"]);
  expect(await removes("balihomes/2")).toEqual(["balihomes/2.2", "balihomes/2.3"]);
  await channel.collect([edited(list, listOf(STUDIO, HOUSE, VILLA, "1BR in Canggu, 15jt"), 40)]);
  expect(await listings()).toEqual([]);
});

test("a home that was taken down comes back alone once it is allowed", async () => {
  await channel.collect([list]);
  expect(await removes("balihomes/2")).toEqual(["balihomes/2", "balihomes/2.2", "balihomes/2.3"]);
  await channel.held(async (run) => allowAgain(run, parseKey("balihomes/2.2"), "made"));
  await channel.held(async (run) => allowAgain(run, parseKey("balihomes/2"), "made"));
  await channel.collect([list]);
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 9jt"]);
});

test("a press ends the home of its card alone, and does nothing once it has ended; photos go with the last home", async () => {
  const [photo = ""] = await channel.addPictures("pool");
  await channel.collect([said(2, list.text, { photo })]);
  const { pressed, again, late } = await channel.held(async (run) => {
    const desk = { run, by: "made", now: new Date(), erase: async () => undefined };
    const card = await postCard(run, parseKey("balihomes/2.2"), desk.now);
    if (card === null) throw new Error("no card");
    const press = { press: "taken", version: card.version };
    const pressed = await pressCard(desk, card, press);
    const again = await postCard(run, card.key, desk.now);
    return { pressed, again, late: again && (await pressCard(desk, again, press)) };
  });
  expect(pressed.note).toContain("balihomes/2.2: ended");
  expect(again?.status).toBe("removed");
  expect(late?.note).toContain("out of date");
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 9jt ended", "2.3 ubud 14jt"]);
  await removes("balihomes/2.3");
  expect(await channel.held((run) => postCard(run, parseKey("balihomes/2.3"), new Date()))).toBeNull();
  expect(channel.removedPhotos).toEqual([]);
  await removes("balihomes/2");
  expect(channel.removedPhotos).toHaveLength(1);
});

test("the removal of a contact keeps out the home of a post that names it, and no other", async () => {
  const post = (rent: string) =>
    [
      "Per month",
      `1. ${STUDIO} WA 0812 1111 2222`,
      `2. ${HOUSE.replace("9jt", rent)} WA 0812 3333 4444`,
    ].join("\n");
  const before = said(2, post("9jt"));
  await channel.collect([before]);
  expect(await listings()).toEqual(["2 sanur 8jt", "2.2 renon 9jt"]);
  await channel.held((run) => removeContact(run, namedContact("0812 1111 2222"), async () => undefined));
  await channel.collect([edited(before, post("10jt"), 20)]);
  expect(await listings()).toEqual(["2.2 renon 10jt"]);
});
