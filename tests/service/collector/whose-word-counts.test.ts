import { z } from "zod";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { reasonText } from "@/collector/posts/reasons.ts";
import { type Exported, emptyChannel, pictureOf, said, VILLA } from "./channel";

const channel = emptyChannel();

const LANDLORD = 123;
const STRANGER = 666;
const GROUP = { chat: { type: "public_supergroup", id: 77 }, channel: "ubudhomes" };

/** A message of the landlord or the stranger, as it was said at `hour`: later than it was posted if it is an edit. */
type Word = { id: number; hour: number; by: number; text: string; replyTo: number | null; photo: string };

/** A way by which the words of a round come in; an export brings those of earlier rounds again. */
type Way = {
  tell: (words: readonly Word[], earlier: readonly Word[]) => Promise<unknown>;
  channelOf: (by: number) => string;
};

const timeOf = (id: number) => Number(said(id, "").date_unixtime);

function botMessage({ id, hour, text, replyTo, photo }: Word, chat: object, sender: object) {
  return {
    ...{ message_id: id, date: timeOf(id), chat, ...sender, ...(photo ? pictureOf(photo) : {}) },
    [photo ? "caption" : "text"]: text,
    ...(replyTo === null ? {} : { reply_to_message: { message_id: replyTo } }),
    ...(hour > id ? { edit_date: timeOf(hour) } : {}),
  };
}

const group = { id: -10077, type: "supergroup", username: "ubudhomes" };

const byBotInGroup: Way = {
  channelOf: () => "ubudhomes",
  tell: async (words) => {
    await channel.owner.from("read_topics").upsert({ chat_id: group.id, topic_id: 0, after_message: 0 });
    const updates = words.map((word) => ({
      update_id: 1,
      [word.hour > word.id ? "edited_message" : "message"]: botMessage(word, group, {
        from: { id: word.by, is_bot: false },
      }),
    }));
    await channel.tell(...updates);
  },
};

const byChannels: Way = {
  channelOf: (by) => (by === LANDLORD ? "balihomes" : "otherhomes"),
  tell: async (words) => {
    const updates = words.map((word) => {
      const username = byChannels.channelOf(word.by);
      const chat = { id: word.by === LANDLORD ? -1001 : -1002, type: "channel", username };
      const message = botMessage(word, chat, { sender_chat: chat });
      return { update_id: 1, [word.hour > word.id ? "edited_channel_post" : "channel_post"]: message };
    });
    await channel.tell(...updates);
  },
};

const inExport: Way = {
  channelOf: () => "ubudhomes",
  tell: async (words, earlier) => {
    const exported = new Map<number, Exported>();
    for (const { id, hour, by, text, replyTo, photo } of [...earlier, ...words]) {
      const [path] = photo ? await channel.addPictures(photo) : [];
      exported.set(id, {
        ...said(id, text, { from_id: `user${by}` }),
        ...(replyTo === null ? {} : { reply_to_message_id: replyTo }),
        ...(path ? { photo: path, photo_file_size: 5 } : {}),
        ...(hour > id ? { edited_unixtime: `${timeOf(hour)}` } : {}),
      });
    }
    const messages = [...exported.values()].sort((a, b) => a.id - b.id);
    return channel.collect(messages, GROUP);
  },
};

const BOTH = VILLA.replace("WA ", "WA +62 813 9999 0000 or ");
const LOWER = VILLA.replace("25.000.000", "19.000.000");
const OTHER = VILLA.replace("812 3456 7890", "813 9999 0000");
const PAY = "\nBook and pay: https://pay-bali.example/villa";

type Home = { message_id: number; media_urls: string[] } & Record<string, unknown>;

/** What happens in a round after round 0, in which the landlord posts the home: a word, which may answer or edit that of a round, or a takedown of it. */
type Step =
  | { by: number; text?: string; photo?: string; answers?: number; edits?: number }
  | { removes: number };

/** What visitors see of the home then, by what they saw in round 0. */
type Seen = (before: Home) => unknown;

type Story = [title: string, steps: Step[], seen: Seen[], copy?: (key: string, reply: number) => unknown];

const posted: Step = { by: LANDLORD, photo: "pool" };
const repeated: Step = { by: STRANGER, photo: "pool" };
const copied = (text = VILLA, photo = ""): Step => ({ by: STRANGER, text, photo });
const ends = (by: number, answers: number): Step => ({ by, text: "taken", answers });

const same: Seen = (before) => before;
const over: Seen = () => expect.objectContaining({ is_deleted: true });
const free: Seen = () => expect.objectContaining({ is_deleted: false });
const rent = (price_amount: number) => (): unknown => expect.objectContaining({ price_amount });
const renewed: Seen = ({ media_urls: [pool = ""] }) =>
  expect.objectContaining({
    raw_description: expect.stringContaining("+62 813 9999 0000"),
    media_urls: [expect.not.stringContaining(pool)],
  });

const waits = (what: string) => (key: string) => ({
  status: "queued",
  reason: `another author, ${what}: a clone of ${key}, or the agent?`,
});
const merged = (key: string) => ({ status: "merged", reason: `repeats ${key}` });
const ended = (_: string, reply: number) => ({ status: "removed", reason: `message ${reply} says so` });
const gone = () => undefined;

const STORIES: Story[] = [
  ["a copy with another number before the landlord's waits", [copied(BOTH)], [same], waits("another number")],
  ["a copy with another number instead waits", [copied(OTHER)], [same], waits("another number")],
  ["a copy with a lower rent waits", [copied(LOWER)], [same], waits("another rent")],
  ["a copy with a link to pay waits", [copied(VILLA + PAY)], [same], waits("another link")],
  ["a copy with another photo waits", [copied(VILLA, "palace")], [same], waits("another photo")],
  [
    "a copy with another number, link and photo waits",
    [copied(BOTH + PAY, "palace")],
    [same],
    waits("another number, another link, another photo"),
  ],
  ["a copy with nothing else is merged", [repeated], [same], merged],
  ["a stranger ends the copy alone", [copied(), ends(STRANGER, 1)], [same, same], ended],
  ["a stranger ends a copy that waits alone", [copied(BOTH), ends(STRANGER, 1)], [same, same], ended],
  [
    "a copy is removed without the home, which its landlord may post again after its end",
    [copied(), { removes: 1 }, ends(LANDLORD, 0), posted],
    [same, same, over, free],
    gone,
  ],
  [
    "a copy that waits is removed without the home, which its landlord may post again after its end",
    [copied(BOTH), { removes: 1 }, ends(LANDLORD, 0), posted],
    [same, same, over, free],
    gone,
  ],
  [
    "a copy that is edited to another number leaves the home",
    [copied(), { by: STRANGER, text: BOTH, edits: 1 }],
    [same, same],
    waits("another number"),
  ],
  [
    "a copy does not bring back a home that has ended",
    [ends(LANDLORD, 0), copied()],
    [over, over],
    waits("after its end"),
  ],
  [
    "the author lowers the rent by a reply",
    [repeated, { by: LANDLORD, text: "price now 22jt", answers: 0 }],
    [same, rent(22_000_000)],
  ],
  [
    "the author changes the rent by an edit",
    [repeated, { by: LANDLORD, text: LOWER, photo: "pool", edits: 0 }],
    [same, rent(19_000_000)],
  ],
  [
    "the author posts the home again, with other photos and a second number",
    [repeated, { by: LANDLORD, text: BOTH, photo: "garden" }],
    [same, renewed],
  ],
  ["the author ends the home by a reply", [repeated, ends(LANDLORD, 0)], [same, over]],
];

const AREAS = [
  ...["Canggu", "Ubud", "Sanur", "Seminyak", "Kuta", "Legian", "Jimbaran", "Uluwatu", "Pererenan"],
  ...["Kerobokan", "Amed", "Lovina", "Bingin", "Umalas", "Ungasan", "Sidemen", "Munggu"],
];

/** Each story is of a home of its own: in another area and with another number, which stay as they are in all its posts. */
const homeText = (story: number, text: string) =>
  text.replace("Canggu", AREAS[story] ?? "").replace("7890", String(7_000 + story));

/** The message of a story in a round. */
const idOf = (story: number, round: number) => 100 * round + story + 2;

function wordOf(story: number, round: number, step: Step): Word[] {
  if ("removes" in step) return [];
  const { by, text = VILLA, photo, answers, edits } = step;
  const id = idOf(story, edits ?? round);
  const replyTo = answers === undefined ? null : idOf(story, answers);
  const hour = idOf(story, round);
  return [{ id, hour, by, text: homeText(story, text), replyTo, photo: photo ? `${photo}-${story}` : "" }];
}

const listed = z.array(z.looseObject({ message_id: z.int(), media_urls: z.array(z.string()) }));
const columns =
  "message_id,raw_description,price_amount,contact_url,media_urls,is_deleted,posted_at_telegram";

/** What visitors see of the homes, each as its listing shows it. */
async function homes() {
  const live = channel.owner.from("rentals").select(columns).is("duplicate_of_id", null);
  return listed.parse((await live.order("message_id").throwOnError()).data);
}

async function posts() {
  const { data } = await channel.owner.from("posts").select("message_id,status,reasons").throwOnError();
  return new Map(
    data.map(({ message_id, status, reasons }) => [message_id, { status, reason: reasonText(reasons) }]),
  );
}

/** Tells all stories at once, round by round. Returns the homes after each round, and at the end the posts and the ids of those that are shown. */
async function tellAll({ tell, channelOf }: Way) {
  const rounds: Home[][] = [];
  const earlier: Word[] = [];
  for (let round = 0; round <= 4; round++) {
    const steps = STORIES.map(([, steps]) => (round === 0 ? posted : steps[round - 1]));
    const words = steps.flatMap((step, story) => (step ? wordOf(story, round, step) : []));
    await tell(words, earlier);
    earlier.push(...words);
    for (const [story, step] of steps.entries()) {
      if (!step || !("removes" in step)) continue;
      const key = { channel: channelOf(STRANGER), message_id: idOf(story, step.removes) };
      await channel.held((run) => takeDown(run, key));
    }
    rounds.push(await homes());
  }
  const live = channel.owner.from("rentals").select("message_id").eq("is_deleted", false);
  const shown = new Set((await live.throwOnError()).data.map(({ message_id }) => message_id));
  return { rounds, posts: await posts(), shown };
}

describe.each([
  ["in a group by the bot", byBotInGroup],
  ["in channels that the bot follows", byChannels],
  ["in a group's export", inExport],
])("%s", (_, way) => {
  let told: Awaited<ReturnType<typeof tellAll>>;
  beforeAll(async () => {
    told = await tellAll(way);
  });

  test.each(STORIES.map((story, at) => [story[0], at, story] as const))(
    "%s",
    (_, at, [, steps, seen, copy]) => {
      const [key, home] = [`${way.channelOf(LANDLORD)}/${idOf(at, 0)}`, idOf(at, 0)];
      const [before, ...after] = told.rounds.flatMap((round) =>
        round.filter(({ message_id }) => message_id === home),
      );
      if (!before) throw new Error("The landlord's post is no home.");
      expect(before).toMatchObject({ price_amount: 25_000_000, is_deleted: false });
      expect(after.slice(0, seen.length)).toEqual(seen.map((expected) => expected(before)));
      if (!copy) return;
      const round = steps.findIndex((step) => "by" in step && step.by === STRANGER) + 1;
      const post = told.posts.get(idOf(at, round));
      expect(post).toEqual(copy(key, idOf(at, round + 1)));
      expect(told.shown.has(idOf(at, round))).toBe(post?.status === "merged");
    },
  );
});

test("nobody is the author of a post that an export does not name, and the run says so of a group once", async () => {
  const words = [said(2, VILLA), said(5, BOTH), said(6, "taken", { reply_to_message_id: 2 })];
  const { standing, tally } = await channel.collect(words, GROUP);
  expect(standing).toEqual(["2 published", "5 queued", "6 ignored"]);
  expect((await posts()).get(5)?.reason).toContain("an unknown author, another number");
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
