import { areOfOnePost, messageOf, ownIds, partId, partOf, partsAmong } from "@/lib/rental/message-part";

test.each([
  [2141, 1, 2141],
  [2141, 2, 10_000_002_141],
  [2 ** 31 - 1, 12, 112_147_483_647],
  [-57, 1, -57],
  [-57, 3, -20_000_000_057],
])("the home of the message %d with the number %d has the id %d", (message, part, id) => {
  expect(partId(message, part)).toBe(id);
  expect([messageOf(id), partOf(id)]).toEqual([message, part]);
});

test("a post has as many homes as its ids say", () => {
  expect([[], [7, 8], [7, partId(7, 2), partId(7, 3)]].map(partsAmong)).toEqual([1, 1, 3]);
});

test("with the first home of an album its messages go, with another only its own id", () => {
  const message_ids = [7, 8, partId(7, 2), partId(7, 3)];
  expect(ownIds({ message_id: 7, message_ids })).toEqual([7, 8]);
  expect(ownIds({ message_id: partId(7, 2), message_ids })).toEqual([partId(7, 2)]);
});

test.each([
  ["the homes of a message", { message_id: partId(7, 2) }, true],
  ["the homes of two messages", { message_id: partId(8, 2) }, false],
  ["those of two channels", { message_id: partId(7, 2), source_channel_name: "other" }, false],
  ["those without a message", { message_id: null }, false],
])("of one post are %s: %#", (_, change, expected) => {
  const listing = { message_id: 7, source_channel_name: "channel" };
  expect(areOfOnePost(listing, { ...listing, ...change })).toBe(expected);
});

test("listings without a channel are of no post", () => {
  const imported = { message_id: 7, source_channel_name: null };
  expect(areOfOnePost(imported, imported)).toBe(false);
});
