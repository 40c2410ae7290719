import { cardLines } from "@/collector/desk/card-lines.ts";
import { postCard } from "@/collector/desk/post-card.ts";
import { pressCard } from "@/collector/desk/press-card.ts";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { blockContact, removeContact } from "@/collector/owner/keep-out.ts";
import { namedContact } from "@/collector/owner/person-lines.ts";
import { plannedTakedown, takeDown } from "@/collector/owner/take-down.ts";
import { undoLast } from "@/collector/owner/undo-last.ts";
import type { Run } from "@/collector/run/run-batch.ts";
import { emptyChannel, said, VILLA } from "./channel";

const channel = emptyChannel();

const LANDLORD = { from_id: "user123" };
const STRANGER = { from_id: "user124" };
const key = (message_id: number) => ({ channel: "ubudhomes", message_id });

const first = said(2, VILLA, LANDLORD);
const copy = said(9, VILLA, STRANGER);
const copyAgain = said(12, `Still free\n${VILLA}`, STRANGER);
const repost = said(30, `Free again\n${VILLA}`, LANDLORD);
const copies = [first, copy, copyAgain];

const collect = async (messages: readonly ReturnType<typeof said>[]) => {
  const { standing } = await channel.collect(messages, {
    ...{ chat: { type: "private_supergroup", id: 77 }, channel: "ubudhomes" },
  });
  return standing;
};

/** The ids of the posts whose listings are shown. */
const shown = async () => {
  const live = channel.owner.from("rentals").select("message_id").eq("is_deleted", false);
  const { data } = await live.is("duplicate_of_id", null).order("message_id");
  return (data ?? []).map(({ message_id }) => message_id);
};

const corrects = (message_id: number, edits: Parameters<typeof correctPost>[2]) =>
  channel.held((run) => correctPost(run, key(message_id), edits, "made"));

beforeEach(async () => {
  expect(await collect(copies)).toEqual(["2 published", "9 merged into 2", "12 merged into 2"]);
});

test("the owner who removes a copy is told of the listing, and removes its author's posts alone", async () => {
  const { posts, warnings } = await channel.held((run) => plannedTakedown(run, key(9)));
  expect(posts.map(({ message_id }) => message_id)).toEqual([9, 12]);
  expect(warnings).toEqual([expect.stringContaining("a copy of ubudhomes/2 by another author")]);
  const keys = await channel.held((run) => takeDown(run, key(9)));
  expect(keys.map(({ message_id }) => message_id)).toEqual([9, 12]);
  expect(await shown()).toEqual([2]);
});

test("the owner who removes the listing removes its copies too", async () => {
  const keys = await channel.held((run) => takeDown(run, key(2)));
  expect(keys.map(({ message_id }) => message_id)).toEqual([2, 9, 12]);
  expect((await collect([...copies, said(31, VILLA, STRANGER), repost])).slice(3)).toEqual([
    ...["30 ignored", "31 ignored"],
  ]);
});

test.each([
  ["removed", () => channel.held((run) => takeDown(run, key(9)))],
  ["left out", () => corrects(9, { decision: "reject" })],
])(
  "a copy that was %s keeps out its author's posts, and nobody else's, also once the home was let",
  async (_, decides) => {
    await decides();
    await corrects(2, { taken: "2026-11-02T00:00:00.000Z" });
    const after = await collect([...copies, repost, said(31, VILLA, STRANGER)]);
    expect(after.slice(3)).toEqual(["30 merged into 2", "31 ignored"]);
    expect(await shown()).toEqual([2]);
  },
);

test("'taken' of a copy ends its author's posts alone, until it is undone", async () => {
  expect(await corrects(9, { taken: new Date().toISOString() })).toMatchObject({
    message_id: 9,
    status: "removed",
  });
  const ended = ["2 published", "9 removed", "12 removed"];
  expect(await collect([...copies, said(40, "hello", STRANGER)])).toEqual([...ended, "40 ignored"]);
  expect(await shown()).toEqual([2]);
  await channel.held((run) => undoLast(run, key(9), "made"));
  expect(await collect([...copies, said(41, "hello", STRANGER)])).toEqual([
    ...["2 published", "9 merged into 2", "12 merged into 2", "41 ignored"],
  ]);
});

test("the card of a copy says whose listing it leaves as it is, before anything is decided", async () => {
  await corrects(2, { bedrooms: 3 });
  const card = await channel.held((run) => postCard(run, key(9), new Date()));
  if (card === null) throw new Error("no card");
  expect(cardLines(card, "").join("\n")).toContain("This is a copy of ubudhomes/2 by another author");
  // What the owner said of the listing is not taken back from here.
  expect(card.undo).toBeNull();
  const desk = { by: "made", now: new Date(), erase: async () => undefined };
  const { note } = await channel.held((run) =>
    pressCard({ run, ...desk }, card, { press: "remove", version: card.version }),
  );
  expect(note).toMatch(/^ubudhomes\/9: a copy of ubudhomes\/2 .*\nTake down 2 posts for good/);
});

const CLONE = "+62 811 2222 3333";

test.each([
  ["blocked", "20 ignored", (run: Run) => blockContact(run, namedContact(CLONE))],
  ["removed", "20 removed", (run: Run) => removeContact(run, namedContact(CLONE), async () => undefined)],
])("a contact that stands only in a copy is %s without the listing", async (_, status, decides) => {
  const clone = said(20, VILLA.replace("+62 812 3456 7890", `${CLONE} +62 812 3456 7890`), STRANGER);
  expect((await collect([...copies, clone])).at(-1)).toBe("20 queued");
  await channel.held<unknown>(decides);
  expect(await shown()).toEqual([2]);
  const isKept = /8112222|2222 3333/.test(JSON.stringify(await channel.everything()));
  expect(isKept).toBe(status === "20 ignored");
  const after = await collect([...copies, clone, repost]);
  expect(after).toEqual([
    ...["2 published", "9 merged into 2", "12 merged into 2"],
    status,
    "30 merged into 2",
  ]);
});
