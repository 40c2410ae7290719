import { postCard } from "@/collector/desk/post-card.ts";
import { pressCard } from "@/collector/desk/press-card.ts";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { judgeTooLittle } from "@/collector/run/judge-stored.ts";
import { edited, emptyChannel, said, VILLA } from "./channel";

const channel = emptyChannel();

const key = (message_id: number) => ({ channel: "balihomes", message_id });
const villa = said(2, VILLA);
const repost = said(5, `Free again\n${VILLA}`);
const warning = said(7, "Beware of +62 812 3456 7890, a scammer, he took my deposit");
const standings = async (...messages: ReturnType<typeof said>[]) =>
  (await channel.collect(messages)).standing;
const cardOf = (message_id: number) =>
  channel.held((run) => postCard(run, key(message_id), new Date("2026-11-22T00:00:00Z")));
const press = async (message_id: number, name: string) => {
  const card = await cardOf(message_id);
  return channel.held(async (run) => {
    const desk = { run, by: "made", now: new Date(), erase: async () => undefined };
    return card && pressCard(desk, card, { press: name, version: card.version });
  });
};
const shown = async () => {
  const live = channel.owner.from("rentals").select("message_id").eq("is_deleted", false);
  const { data } = await live.eq("is_complete_listing", true).is("duplicate_of_id", null);
  return data?.map(({ message_id }) => message_id);
};

test("a post of a contact that a warning names waits, before and after the warning, with the reason", async () => {
  expect(await standings(villa, repost, warning)).toEqual(["2 queued", "5 queued", "7 ignored"]);
  expect(await cardOf(2)).toMatchObject({ reason: "balihomes/7 warns of its contact", canPublish: true });
  expect(await shown()).toEqual([]);
  const later = said(9, VILLA.replace("2 bedrooms", "3 bedrooms"));
  expect(await standings(villa, repost, warning, later)).toContain("9 queued");
});

test("the owner's word releases a listing with its reposts; what is shown goes to the desk again", async () => {
  await standings(villa, repost);
  expect(await shown()).toEqual([2]);
  await channel.owner
    .from("posts")
    .update({ announced_at: "2026-11-02T00:00:00Z" })
    .eq("channel", "balihomes");
  await standings(villa, repost, warning);
  expect(await channel.held((run) => run.service.posts.unannounced())).toHaveLength(2);
  await press(2, "publish");
  expect(await shown()).toEqual([2]);
  const third = said(11, `Still free\n${VILLA}`);
  expect(await standings(villa, repost, warning, third)).toEqual([
    ...["2 published", "5 merged into 2", "7 ignored", "11 merged into 2"],
  ]);
});

test.each([
  [
    "is rejected by the owner",
    () => channel.held((run) => correctPost(run, key(7), { decision: "reject" }, "made")),
  ],
  ["is edited", () => standings(villa, edited(warning, "Sorry, all is well", 30))],
  ["is taken down", () => channel.held((run) => takeDown(run, key(7)))],
  ["is deleted", () => standings(villa, said(50, "hello"))],
  [
    "is edited to warn of another",
    () => standings(villa, edited(warning, warning.text.replace("7890", "7891"), 30)),
  ],
])("a warning that %s warns no more", async (_, act) => {
  await standings(villa, warning);
  expect(await shown()).toEqual([]);
  await act();
  expect(await shown()).toEqual([2]);
});

test("a home that asks for less than a quarter of its class waits, unless the owner has published it", async () => {
  const homes = Array.from({ length: 11 }, (_, at) =>
    said(20 + at, VILLA.replace("3456 7890", `${3_000 + at} 7890`).replace("25.000", `${20 + at}.000`)),
  );
  const cheap = said(40, VILLA.replace("3456 7890", "1111 2222").replace("25.000.000", "5.000.000"));
  const atQuarter = said(41, VILLA.replace("3456 7890", "3333 2222").replace("25.000.000", "6.400.000"));
  const byYear = said(
    42,
    VILLA.replace("3456 7890", "4444 2222").replace("25.000.000 / month", "35.000.000 / year"),
  );
  await standings(...homes, cheap, atQuarter, byYear);
  await channel.held(judgeTooLittle);
  expect(await cardOf(40)).toMatchObject({
    ...{ status: "queued", reason: "it asks for less than a quarter of what similar homes do" },
  });
  expect(await shown()).not.toContain(40);
  expect(await shown()).toEqual(expect.arrayContaining([41, 42]));
  await press(40, "publish");
  await channel.held(judgeTooLittle);
  expect(await shown()).toContain(40);
});
