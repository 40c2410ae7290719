import type { Reason } from "@/collector/posts/reasons.ts";
import { emptyChannel, said, VILLA } from "./channel";

const channel = emptyChannel();

/** More rows than the data service returns at once (supabase/config.toml). */
const MANY = Array.from({ length: 1_001 }, (_, at) => at + 1);
const MINUTE_MS = 60_000;
const postedAt = (message_id: number) =>
  new Date(Date.UTC(2026, 10, 1) + message_id * MINUTE_MS).toISOString();

function ignored(message_id: number, reason: Reason) {
  const post = {
    channel: "balihomes",
    message_id,
    message_ids: [message_id],
    posted_at: postedAt(message_id),
  };
  return { ...post, text: "", source_hash: "", rules: "", status: "ignored", reasons: [reason] };
}

const addPosts = (posts: readonly ReturnType<typeof ignored>[]) =>
  channel.owner
    .from("posts")
    .insert([...posts])
    .throwOnError();

test("all posts with a reason are found", async () => {
  await addPosts(MANY.map((id) => ignored(id, { code: "blocked" })));
  const { posts } = (await channel.run()).service;
  expect(await posts.withReasons([{ code: "blocked" }])).toHaveLength(MANY.length);
});

test("a reason with the name of a channel does not find those of similar names", async () => {
  const repeats = (channel: string): Reason => ({ code: "repeats", of: { channel, message_id: 7 } });
  await addPosts([ignored(2, repeats("bali_homes")), ignored(4, repeats("bali-homes"))]);
  const { posts } = (await channel.run()).service;
  const found = await posts.withReasons([repeats("bali_homes"), repeats("bali%")]);
  expect(found).toEqual([{ channel: "balihomes", message_id: 2 }]);
});

test("all posts of a contact are found, newest first", async () => {
  await addPosts(MANY.map((id) => ignored(id, { code: "blocked" })));
  const contacts = MANY.map((message_id) => ({
    ...{ contact: "tel:+6281234567890", channel: "balihomes" },
    ...{ message_id, posted_at: postedAt(message_id) },
  }));
  await channel.owner.from("post_contacts").insert(contacts).throwOnError();
  const found = await (await channel.run()).service.posts.withContact("tel:+6281234567890");
  expect(found.map(({ message_id }) => message_id)).toEqual(MANY.toReversed());
});

test("the address of a listing is found though a thousand channels have a listing of the same message", async () => {
  const others = MANY.map((at) => ({ id: at, source_channel_name: `channel${at}`, message_id: 2 }));
  await channel.owner.from("rentals").insert(others).throwOnError();
  await channel.collect([said(2, VILLA)]);
  const { service } = await channel.run();
  const posts = await service.posts.withTextIn([{ channel: "balihomes", message_id: 2 }]);
  const slugs = await service.listings.slugsOf(posts);
  expect([...slugs.keys()]).toEqual(["balihomes/2"]);
});

test.each([
  ["a duplicate leads to the post of its original", [2, null], 2],
  ["a duplicate of a duplicate leads to the last one", [2, 3, null], 3],
  ["a chain of five steps is followed", [2, 3, 4, 5, 6, null], 6],
  ["a longer chain leads to no post", [2, 3, 4, 5, 6, 7, null], null],
  ["a circle leads to no post", [2, 1], null],
] as const)("%s", async (_, duplicatesOf, expected) => {
  const rows = duplicatesOf.map((_, at) => ({ id: at + 1, source_channel_name: "c", message_id: at + 1 }));
  await channel.owner.from("rentals").insert(rows).throwOnError();
  for (const [at, duplicate_of_id] of duplicatesOf.entries()) {
    await channel.owner
      .from("rentals")
      .update({ duplicate_of_id })
      .eq("id", at + 1)
      .throwOnError();
  }
  const { listings } = (await channel.run()).service;
  const post = expected === null ? null : { channel: "c", message_id: expected };
  expect(await listings.postOf("1")).toEqual(post);
});
