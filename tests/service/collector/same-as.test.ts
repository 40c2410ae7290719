import { z } from "zod";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { outcomeLine } from "@/collector/owner/post-lines";
import { undoLast } from "@/collector/owner/undo-last.ts";
import { parseKey } from "@/collector/posts/post-key";
import { rereadPosts } from "@/collector/run/judge-stored.ts";
import type { Run } from "@/collector/run/run-batch.ts";
import { edited, emptyChannel, said } from "./channel";

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(4, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");
const again = said(9, house.text.replace("8 juta", "7 juta"));
const unclear = said(11, "Nice house in Sanur, for monthly rent, contact @agent_bali");
const all = [villa, house, again, unclear];

const rows = z.array(
  z.object({
    id: z.int(),
    message_id: z.int(),
    slug: z.string().nullable(),
    price_amount: z.coerce.number(),
    duplicate_of_id: z.int().nullable(),
  }),
);

const channel = emptyChannel();

beforeEach(async () => {
  expect((await channel.collect(all)).standing).toEqual([
    ...["2 published", "4 published", "9 merged into 4", "11 queued"],
  ]);
});

/** The answer to the command `set balihomes/ID same_as=balihomes/OTHER`. */
async function joins(id: number, other: number): Promise<string> {
  const same_as = parseKey(`BaliHomes/${other}`);
  return outcomeLine(
    await channel.held((run) => correctPost(run, parseKey(`balihomes/${id}`), { same_as }, "made")),
  );
}

/** Each listing with its rent or, if it leads to another, with that listing. */
async function listings(): Promise<string[]> {
  const found = rows.parse(await channel.rentals("id,message_id,slug,price_amount,duplicate_of_id"));
  return found.map(({ message_id, price_amount, duplicate_of_id }) => {
    const original = found.find(({ id }) => id === duplicate_of_id);
    return original ? `${message_id} leads to ${original.message_id}` : `${message_id}: ${price_amount}`;
  });
}

const slugs = async () =>
  rows.parse(await channel.rentals("id,message_id,slug,price_amount,duplicate_of_id"));

test("same_as joins a listing and its reposts to another, and the joined listing keeps its address", async () => {
  const [, before] = await slugs();
  expect(await joins(4, 2)).toBe("balihomes/4: merged, the owner says it repeats balihomes/2");
  expect(await listings()).toEqual(["2: 7000000", "4 leads to 2", "9 leads to 2"]);
  expect((await slugs())[1]?.slug).toBe(before?.slug);
  expect(await channel.counts()).toEqual({ ubud: 1 });
});

test("joined listings stay joined after edits and under newer rules", async () => {
  await joins(4, 2);
  const cheaper = edited(house, house.text.replace("8 juta", "6 juta"), 30);
  const { standing } = await channel.collect([villa, cheaper, again, unclear]);
  expect(standing.slice(0, 3)).toEqual(["2 published", "4 merged into 2", "9 merged into 2"]);
  const before = await channel.everything();
  await channel.owner.from("posts").update({ rules: "older" }).neq("status", "queued");
  await channel.held(rereadPosts);
  expect(await channel.everything()).toEqual(before);
  expect(await joins(2, 4)).toBe("balihomes/2: published");
  expect(await listings()).toEqual(["2: 7000000", "4 leads to 2", "9 leads to 2"]);
});

test("an earlier listing can be joined to a later one", async () => {
  await joins(2, 9);
  expect(await listings()).toEqual(["2 leads to 4", "4: 7000000", "9 leads to 4"]);
});

test("joining a repost to another listing restores its former listing to the first post's rent", async () => {
  await joins(9, 2);
  expect(await listings()).toEqual(["2: 7000000", "4: 8000000", "9 leads to 2"]);
  expect(await channel.counts()).toEqual({ ubud: 2 });
});

test("a listing that has ended can be joined too", async () => {
  await channel.collect([said(1, "hello"), house, again, unclear]);
  expect(await joins(2, 4)).toBe("balihomes/2: ended, deleted in the channel");
  expect(await listings()).toEqual(["2 leads to 4", "4: 7000000", "9 leads to 4"]);
});

test("a stored same_as is applied, reposts included, when both listings next change", async () => {
  const value = { channel: "balihomes", message_id: 2 };
  await channel.owner
    .from("corrections")
    .insert({ channel: "balihomes", message_id: 4, field: "same_as", value, made_by: "made" });
  const cheaper = edited(villa, villa.text.replace("25.000.000", "24.000.000"), 30);
  const taken = said(12, "sudah terisi", { reply_to_message_id: 4 });
  await channel.collect([cheaper, house, again, unclear, taken]);
  expect(await listings()).toEqual(["2: 24000000", "4 leads to 2", "9 leads to 2"]);
  expect(await channel.counts()).toEqual({ canggu: 1 });
});

test("same_as to the post itself or to one without a listing is refused with the reason, and writes nothing", async () => {
  const before = await channel.everything();
  await expect(joins(4, 4)).rejects.toThrow("balihomes/4: a post repeats another, not itself.");
  await expect(joins(4, 11)).rejects.toThrow("balihomes/11 has no listing to join with: publish it first.");
  expect(await channel.everything()).toEqual(before);
});

test.each([
  ["by same_as=", (run: Run) => correctPost(run, parseKey("balihomes/4"), { same_as: null }, "made")],
  ["by undo", (run: Run) => undoLast(run, parseKey("balihomes/4"), "made")],
])("a join is taken back %s: both listings have their posts and addresses again", async (_, takesBack) => {
  const before = await channel.rentals();
  await joins(4, 2);
  await channel.held<unknown>(takesBack);
  expect(await listings()).toEqual(["2: 25000000", "4: 7000000", "9 leads to 4"]);
  expect(await channel.rentals()).toEqual(before);
  expect((await channel.collect([...all, said(20, "hello")])).standing.slice(0, 3)).toEqual([
    ...["2 published", "4 published", "9 merged into 4"],
  ]);
});
