import { joinAlbums } from "@/collector/posts/join-albums";
import type { Message, SourceItem } from "@/collector/sources/message";

const photo = { path: "/p.jpg", problem: null, identity: "p" };

function message(id: number, text: string, more: Partial<Message> = {}): Message {
  return {
    id,
    postedAt: new Date("2026-11-10T02:00:00Z"),
    editedAt: null,
    text,
    replyTo: null,
    forwardedFrom: null,
    media: [photo],
    albumId: null,
    topic: null,
    author: null,
    ...more,
  };
}

async function* source(messages: readonly Message[]): AsyncGenerator<SourceItem> {
  for (const each of messages) yield { kind: "message", message: each };
}

async function joined(...messages: Message[]) {
  const statesRent = (text: string) => text.includes("jt");
  const bursts = await Array.fromAsync(joinAlbums(source(messages), statesRent));
  return bursts
    .flat()
    .map((item) =>
      item.kind === "post"
        ? `${item.post.id}: ${item.post.messageIds} ${item.post.text}`
        : `${item.message.id} is none`,
    );
}

const later = new Date("2026-11-10T02:00:01Z");

describe("joinAlbums", () => {
  test.each<[string, Message[], string[]]>([
    ["the text on the first photo", [message(1, "a"), message(2, ""), message(3, "")], ["1: 1,2,3 a"]],
    ["the text on the last photo", [message(1, ""), message(2, "a")], ["2: 1,2 a"]],
    ["different seconds", [message(1, "a"), message(2, "", { postedAt: later })], ["1: 1 a", "2 is none"]],
    ["ids with a gap", [message(1, "a"), message(3, "")], ["1: 1 a", "3 is none"]],
    [
      "a text without photo in the same second",
      [message(1, "a"), message(2, "b", { media: [] })],
      ["1: 1 a", "2: 2 b"],
    ],
    [
      "another forward origin",
      [message(1, "a", { forwardedFrom: "x" }), message(2, "")],
      ["1: 1 a", "2 is none"],
    ],
    ["no text at all", [message(1, ""), message(2, "")], ["1 is none", "2 is none"]],
    ["two texts, one with a rent", [message(1, "look"), message(2, "5 jt")], ["2: 1,2 look\n\n5 jt"]],
    [
      "two texts with a rent each",
      [message(1, ""), message(2, "5 jt"), message(3, ""), message(4, "7 jt"), message(5, "")],
      ["2: 1,2,3 5 jt", "4: 4,5 7 jt"],
    ],
    [
      "one album id, message ids with a gap",
      [message(1, "a", { albumId: "x" }), message(9, "", { albumId: "x" })],
      ["1: 1,9 a"],
    ],
    [
      "two album ids",
      [message(1, "a", { albumId: "x" }), message(2, "", { albumId: "y" })],
      ["1: 1 a", "2 is none"],
    ],
    ["no messages", [], []],
  ])("%s", async (_, messages, expected) => {
    expect(await joined(...messages)).toEqual(expected);
  });

  const at = (seconds: number, more: Partial<Message> = {}) => ({
    postedAt: new Date(later.getTime() + seconds * 1_000),
    author: "user1",
    ...more,
  });
  const text = { media: [] };

  test.each<[string, Message[], string[]]>([
    ["25 s after the text", [message(1, "a", at(0, text)), message(2, "", at(25))], ["1: 1,2 a"]],
    ["before the text", [message(1, "", at(0)), message(2, "a", at(90, text))], ["2: 1,2 a"]],
    ["in the second of the text", [message(1, "a", at(0, text)), message(2, "", at(0))], ["1: 1,2 a"]],
    [
      "an album that is longer than one",
      [message(1, "a", at(0)), message(2, "", at(0)), message(4, "", at(3)), message(5, "", at(3))],
      ["1: 1,2,4,5 a"],
    ],
    [
      "nearest to the second of two texts",
      [message(1, "a", at(0, text)), message(2, "", at(50)), message(3, "b", at(60, text))],
      ["1: 1 a", "3: 2,3 b"],
    ],
    [
      "between the texts of others",
      [
        message(1, "a", at(0, text)),
        message(2, "b", at(40, { ...text, author: "user2" })),
        message(3, "", at(50)),
        message(4, "c", at(55, { ...text, author: null })),
      ],
      ["1: 1,3 a", "2: 2 b", "4: 4 c"],
    ],
    ["121 s away", [message(1, "a", at(0, text)), message(2, "", at(121))], ["1: 1 a", "2 is none"]],
    [
      "after a reply",
      [message(1, "taken", at(0, { ...text, replyTo: 9 })), message(2, "", at(9))],
      ["1: 1 taken", "2 is none"],
    ],
    [
      "forwarded from elsewhere",
      [message(1, "a", at(0, text)), message(2, "", at(9, { forwardedFrom: "x" }))],
      ["1: 1 a", "2 is none"],
    ],
  ])("photos without a text, %s", async (_, messages, expected) => {
    expect(await joined(...messages)).toEqual(expected);
  });

  test("an album's edit time is that of its most recently edited message", async () => {
    const edits = [later, new Date(later.getTime() + 60_000)];
    const messages = edits.map((editedAt, at) => message(at + 1, at === 0 ? "a" : "", { editedAt }));
    const bursts = await Array.fromAsync(joinAlbums(source(messages), () => false));
    expect(bursts.flat()).toMatchObject([{ post: { editedAt: edits[1] } }]);
  });
});
