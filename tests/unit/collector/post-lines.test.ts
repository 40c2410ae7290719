import { outcomeLine, searchLine } from "@/collector/owner/post-lines";
import { samplePost } from "./sample-post";

const post = { channel: "balihomes", message_id: 2 };

test.each([
  ["published", null, "balihomes/2: published"],
  ["ignored", "rejected by the owner", "balihomes/2: left out, rejected by the owner"],
  ["removed", "deleted in the channel", "balihomes/2: ended, deleted in the channel"],
  ["merged", "repeats balihomes/1", "balihomes/2: merged, repeats balihomes/1"],
  ["queued", "it states no rent", "balihomes/2: it still waits: it states no rent. Add it with set."],
] as const)("the outcome of a post that is %s uses the words of the summary", (status, reason, said) => {
  expect(outcomeLine({ ...post, status, reason })).toBe(said);
});

test.each([
  ["published", "balihomes/2  2026-11-10  published  /rental/villa\n    Villa for rent"],
  ["removed", "balihomes/2  2026-11-10  ended\n    Villa for rent"],
] as const)("a post that is %s is listed with its page, if visitors can open one", (status, line) => {
  const row = samplePost({ status, listing_channel: "balihomes", listing_message_id: 2 });
  expect(searchLine(row, new Map([["balihomes/2", "villa"]]))).toBe(line);
});
