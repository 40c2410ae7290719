import { correctPost } from "@/collector/owner/correct-post.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { type Exported, emptyChannel, pictureOf, said, VILLA } from "./channel";

const channel = emptyChannel();

const LANDLORD = 123;
const STRANGER = 666;

type Word = { id: number; by: number | null; text?: string; replyTo?: number; photo?: string; isEdit?: true };

/** A way by which the words of two people come in. Returns the key of each message's channel. */
type Way = { tell: (words: readonly Word[]) => Promise<unknown>; channelOf: (by: number) => string };

const timeOf = (id: number) => Number(said(id, "").date_unixtime);

function botMessage({ id, text = VILLA, replyTo, photo, isEdit }: Word, chat: object, sender: object) {
  return {
    ...{ message_id: id, date: timeOf(id), chat, ...sender, ...(photo ? pictureOf(photo) : {}) },
    [photo ? "caption" : "text"]: text,
    ...(replyTo === undefined ? {} : { reply_to_message: { message_id: replyTo } }),
    ...(isEdit ? { edit_date: timeOf(id + 1) } : {}),
  };
}

const group = { id: -10077, type: "supergroup", username: "ubudhomes" };

const byBotInGroup: Way = {
  channelOf: () => "ubudhomes",
  tell: async (words) => {
    await channel.owner.from("read_topics").upsert({ chat_id: group.id, topic_id: 0, after_message: 0 });
    for (const word of words) {
      const sender = word.by === null ? {} : { from: { id: word.by, is_bot: false } };
      const message = botMessage(word, group, sender);
      await channel.tell({ update_id: 1, [word.isEdit ? "edited_message" : "message"]: message });
    }
  },
};

const byChannels: Way = {
  channelOf: (by) => (by === LANDLORD ? "balihomes" : "otherhomes"),
  tell: async (words) => {
    for (const word of words) {
      const id = word.by === LANDLORD ? -1001 : -1002;
      const chat = { id, type: "channel", username: byChannels.channelOf(word.by ?? 0) };
      const message = botMessage(word, chat, { sender_chat: chat });
      await channel.tell({ update_id: 1, [word.isEdit ? "edited_channel_post" : "channel_post"]: message });
    }
  },
};

const exported = new Map<number, Exported>();

const inExport: Way = {
  channelOf: () => "ubudhomes",
  tell: async (words) => {
    for (const { id, by, text = VILLA, replyTo, photo, isEdit } of words) {
      const [path] = photo ? await channel.addPictures(photo) : [];
      exported.set(id, {
        ...said(id, text, by === null ? {} : { from_id: `user${by}` }),
        ...(replyTo === undefined ? {} : { reply_to_message_id: replyTo }),
        ...(path ? { photo: path, photo_file_size: 5 } : {}),
        ...(isEdit ? { edited_unixtime: `${timeOf(id + 1)}` } : {}),
      });
    }
    const messages = [...exported.values()].sort((a, b) => a.id - b.id);
    const chat = { type: "public_supergroup", id: 77 };
    return channel.collect(messages, { chat, channel: "ubudhomes" });
  },
};

beforeEach(() => exported.clear());

const columns = "raw_description,price_amount,contact_url,media_urls,is_deleted,posted_at_telegram";

/** What visitors see of the homes, each as its listing shows it. */
async function homes(): Promise<unknown> {
  const { data, error } = await channel.owner
    .from("rentals")
    .select(columns)
    .is("duplicate_of_id", null)
    .order("message_id");
  expect(error).toBeNull();
  return data;
}

async function post(message_id: number): Promise<unknown> {
  const { data } = await channel.owner
    .from("posts")
    .select("status,reason")
    .match({ message_id })
    .maybeSingle();
  return data;
}

const BOTH = VILLA.replace("WA ", "WA +62 813 9999 0000 or ");
const LOWER = VILLA.replace("25.000.000", "19.000.000");
const LINK = `${VILLA}\nBook and pay: https://pay-bali.example/villa`;

const ways = [
  ["in a group by the bot", byBotInGroup],
  ["in a channel of its own, followed by the bot", byChannels],
  ["in a group's export", inExport],
] as const;

describe.each(ways)("a copy by a stranger, %s,", (_, { tell, channelOf }) => {
  const key = `${channelOf(LANDLORD)}/2`;
  const waits = (what: string) => ({
    status: "queued",
    reason: `another author, ${what}: a clone of ${key}, or the agent?`,
  });
  const merged = { status: "merged", reason: `repeats ${key}` };
  let before: unknown;

  beforeEach(async () => {
    await tell([{ id: 2, by: LANDLORD, photo: "pool" }]);
    before = await homes();
    expect(before).toMatchObject([
      { price_amount: 25_000_000, contact_url: "https://wa.me/6281234567890", is_deleted: false },
    ]);
  });

  test.each([
    ["with his number before the landlord's", { text: BOTH }, waits("another number")],
    ["with a lower rent", { text: LOWER }, waits("another rent")],
    ["with a link to pay", { text: LINK }, waits("another link")],
    ["with another photo", { photo: "palace" }, waits("another photo")],
    [
      "with all of that",
      { text: LINK.replace("WA ", "WA +62 813 9999 0000 or "), photo: "palace" },
      waits("another number, another link, another photo"),
    ],
    [
      "with another number instead",
      { text: VILLA.replace("812 3456 7890", "813 9999 0000") },
      waits("another number"),
    ],
    ["with nothing else", { photo: "pool" }, merged],
  ])("%s, changes nothing of the home", async (_, copy, expected) => {
    await tell([{ id: 5, by: STRANGER, ...copy }]);
    expect([await post(5), await homes()]).toEqual([expected, before]);
  });

  test.each([
    ["", VILLA],
    [", with a second number,", BOTH],
  ])("%s ends nothing but itself by taken", async (_, text) => {
    await tell([{ id: 5, by: STRANGER, text }]);
    await tell([{ id: 6, by: STRANGER, text: "taken", replyTo: 5 }]);
    expect(await post(5)).toEqual({ status: "removed", reason: "message 6 says so" });
    expect(await homes()).toEqual(before);
  });

  test.each([
    ["", VILLA],
    [", with a second number,", BOTH],
  ])(
    "%s is removed without the landlord's home, who may post it again once it was taken",
    async (_, text) => {
      await tell([{ id: 5, by: STRANGER, text }]);
      await channel.held((run) => takeDown(run, { channel: channelOf(STRANGER), message_id: 5 }));
      expect(await homes()).toEqual(before);
      await tell([{ id: 8, by: LANDLORD, text: "taken", replyTo: 2 }]);
      expect(await homes()).toMatchObject([{ is_deleted: true }]);
      await tell([{ id: 9, by: LANDLORD, photo: "pool" }]);
      expect(await homes()).toMatchObject([{ is_deleted: false }]);
    },
  );

  test("that is edited to another number leaves the home, and comes back with the landlord's", async () => {
    await tell([{ id: 5, by: STRANGER }]);
    expect(await post(5)).toEqual(merged);
    await tell([{ id: 5, by: STRANGER, text: BOTH, isEdit: true }]);
    expect([await post(5), await homes()]).toEqual([waits("another number"), before]);
    const { data } = await channel.owner.from("rentals").select("is_deleted").eq("message_id", 5);
    expect(data).toEqual([{ is_deleted: true }]);
  });

  test("does not bring back a home that has ended", async () => {
    await tell([{ id: 3, by: LANDLORD, text: "taken", replyTo: 2 }]);
    await tell([{ id: 5, by: STRANGER }]);
    expect(await post(5)).toEqual(waits("after its end"));
    expect(await homes()).toMatchObject([{ is_deleted: true }]);
  });
});

describe.each(ways)("the author, %s,", (_, { tell }) => {
  beforeEach(async () => {
    await tell([
      { id: 2, by: LANDLORD, photo: "pool" },
      { id: 5, by: STRANGER, photo: "pool" },
    ]);
  });

  test.each<[string, Word, object]>([
    [
      "lowers the rent by a reply",
      { id: 6, by: LANDLORD, text: "price now 22jt", replyTo: 2 },
      { price_amount: 22_000_000 },
    ],
    [
      "changes the rent by an edit",
      { id: 2, by: LANDLORD, text: LOWER, photo: "pool", isEdit: true },
      { price_amount: 19_000_000 },
    ],
    [
      "posts the home again, with new photos and a second number",
      { id: 6, by: LANDLORD, text: BOTH, photo: "garden" },
      { raw_description: BOTH, media_urls: [expect.not.stringContaining("pool")] },
    ],
    ["ends the home by a reply", { id: 6, by: LANDLORD, text: "taken", replyTo: 2 }, { is_deleted: true }],
  ])("%s", async (_, word, expected) => {
    await tell([word]);
    expect(await homes()).toMatchObject([expected]);
  });
});

const GROUP = { chat: { type: "public_supergroup", id: 77 }, channel: "ubudhomes" };

test("nobody is the author of a post that an export does not name, and the run says so of a group once", async () => {
  const words = [said(2, VILLA), said(5, BOTH), said(6, "taken", { reply_to_message_id: 2 })];
  const { standing, tally } = await channel.collect(words, GROUP);
  expect(standing).toEqual(["2 published", "5 queued", "6 ignored"]);
  expect(await post(5)).toMatchObject({
    reason: expect.stringContaining("an unknown author, another number"),
  });
  expect(`${tally}`.match(/does not say who wrote what/g)).toHaveLength(1);
  expect(`${(await channel.collect([said(9, VILLA)])).tally}`).not.toContain("who wrote what");
});

test("a second account of the author waits, and so does what a member posts who has left since", async () => {
  const { standing } = await channel.collect(
    [
      said(2, VILLA, { from: "Made", from_id: "user123" }),
      said(3, LOWER, { from: "Made", from_id: "user124" }),
      said(4, LOWER, { from: null, from_id: null }),
      said(5, LOWER, { from: null, from_id: "user123" }),
    ],
    GROUP,
  );
  expect(standing).toEqual(["2 published", "3 queued", "4 queued", "5 merged into 2"]);
  expect(await homes()).toMatchObject([{ price_amount: 19_000_000, is_deleted: false }]);
});

test("an anonymous administrator speaks for the group, and a channel in its discussion group for the channel", async () => {
  await channel.collect([said(2, VILLA)]);
  const { standing } = await channel.collect(
    [
      said(3, LOWER, { from_id: "channel77" }),
      said(4, LOWER, { from_id: "channel1" }),
      said(5, VILLA.replace("Canggu", "Ubud"), { from_id: "channel77" }),
      said(6, "taken", { from_id: "channel77", reply_to_message_id: 5 }),
    ],
    GROUP,
  );
  expect(standing).toEqual(["3 queued", "4 merged into 2", "5 removed", "6 ignored"]);
  expect(await homes()).toMatchObject([
    { price_amount: 19_000_000, is_deleted: false },
    { is_deleted: true },
  ]);
});

test("a forwarded copy is by who forwarded it, whose word ends nothing else", async () => {
  const forwarded = { forwarded_from: "Made", forwarded_from_id: "user123", from_id: "user666" };
  const taken = said(6, "taken", { from_id: "user666", reply_to_message_id: 2 });
  const words = [said(2, VILLA, { from_id: "user123" }), said(5, BOTH, forwarded), taken];
  const { standing } = await channel.collect(words, GROUP);
  expect(standing).toEqual(["2 published", "5 queued", "6 ignored"]);
  expect(await homes()).toMatchObject([{ price_amount: 25_000_000, is_deleted: false }]);
});

test("a copy that waits becomes a home of its own when the owner publishes it, also after it was one of the posts", async () => {
  const all = (text: string, hour: number) => [
    said(2, VILLA, { from_id: "user123" }),
    { ...said(5, text, { from_id: "user666" }), edited_unixtime: `${timeOf(hour)}` },
  ];
  await channel.collect(all(VILLA, 6), GROUP);
  expect((await channel.collect(all(BOTH, 9), GROUP)).standing).toEqual(["2 published", "5 queued"]);
  await channel.held((run) =>
    correctPost(run, { channel: "ubudhomes", message_id: 5 }, { decision: "publish" }, "made"),
  );
  expect(await homes()).toMatchObject([
    { raw_description: VILLA, is_deleted: false },
    { raw_description: BOTH, is_deleted: false },
  ]);
});

test("posts of a group from before authors were stored: a repost waits until an export names the members", async () => {
  const named = [said(2, VILLA, { from_id: "user123" }), said(3, "hello", { from_id: "user124" })];
  await channel.collect(named, GROUP);
  await channel.owner.from("posts").update({ author: null }).gt("message_id", 0);
  await byBotInGroup.tell([{ id: 5, by: LANDLORD, text: LOWER }]);
  expect(await post(5)).toMatchObject({ status: "queued" });
  await channel.collect(named, GROUP);
  await byBotInGroup.tell([{ id: 7, by: LANDLORD, text: LOWER }]);
  expect(await post(7)).toMatchObject({ status: "merged" });
  expect(await homes()).toMatchObject([{ price_amount: 19_000_000 }]);
});
