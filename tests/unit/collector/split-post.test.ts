import type { ChannelPost } from "@/collector/posts/post";
import { splitPost } from "@/collector/posts/split-post";
import { partId } from "@/lib/rental/message-part";

const LIST = "1. Studio Sanur 8jt/month\n2. 1BR Renon 9jt/month";

/** An album, whose first photo has the list, with these captions of the others. */
function album(...captions: string[]): ChannelPost {
  const messages = [LIST, ...captions].map((caption, at) => ({ messageId: 7 + at, caption, files: [] }));
  return {
    ...{ id: 7, messageIds: messages.map(({ messageId }) => messageId), media: messages },
    text: [LIST, ...captions].filter((text) => text !== "").join("\n\n"),
    ...{ postedAt: new Date("2026-11-10T02:00:00Z"), editedAt: null, replyTo: null },
    ...{ author: null, forwardedFrom: null, topic: null },
  };
}

const photosOf = (post: ChannelPost) =>
  splitPost(post).map(({ media }) => media.map(({ messageId }) => messageId));

test("a post of one home stays as it is", () => {
  const post = { ...album(), media: [], text: "1BR Renon 9jt/month" };
  expect(splitPost(post)).toEqual([post]);
});

test("each home has the ids of all messages and homes", () => {
  const ids = splitPost(album("", "")).map(({ id, messageIds }) => ({ id, messageIds }));
  const messageIds = [7, 8, 9, partId(7, 2)];
  expect(ids).toEqual([
    { id: 7, messageIds },
    { id: partId(7, 2), messageIds },
  ]);
});

test.each([
  [
    "without captions",
    ["", ""],
    [
      [7, 8, 9],
      [7, 8, 9],
    ],
  ],
  [
    "whose captions name homes",
    ["Studio", "Renon"],
    [
      [7, 8],
      [7, 9],
    ],
  ],
  [
    "whose captions are numbers of homes",
    ["", "No 2"],
    [
      [7, 8],
      [7, 8, 9],
    ],
  ],
  [
    "whose caption names none",
    ["The pool", ""],
    [
      [7, 8, 9],
      [7, 8, 9],
    ],
  ],
  [
    "whose caption names another place",
    ["Canggu", ""],
    [
      [7, 8, 9],
      [7, 8, 9],
    ],
  ],
])("photos %s are those of %j", (_, captions, photos) => {
  expect(photosOf(album(...captions))).toEqual(photos);
});

test("a caption is said of the homes whose photo it is", () => {
  expect(splitPost(album("The studio", "The pool")).map(({ text }) => text)).toEqual([
    "Studio Sanur 8jt/month\n\nThe studio\n\nThe pool",
    "1BR Renon 9jt/month\n\nThe pool",
  ]);
});
