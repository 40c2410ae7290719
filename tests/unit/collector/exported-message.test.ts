import { ForumTopics, idAndTime, readExportedMessage } from "@/collector/sources/export/exported-message";

const NOW = new Date("2026-11-22T00:00:00Z");
const date_unixtime = "1793498400";
const SENT = "2026-11-01T02:00:00.000Z";

const read = async (value: object, topics = new ForumTopics(), isChannel = false) => {
  const from = { folder: "/nowhere", chat: { id: "1", isChannel }, topics };
  const item = await readExportedMessage({ id: 900, type: "message", date_unixtime, ...value }, from, NOW);
  return item?.kind === "message" ? item.message : item?.message.reason;
};

const rich = (...blocks: unknown[]) => ({ text: "", text_entities: [], rich_message: { blocks } });
const WHATSAPP = "https://wa.me/6281200000901";

test.each<[string, object, string]>([
  [
    "words behind which a link is",
    {
      text_entities: [
        { type: "plain", text: "8 mln, " },
        { type: "text_link", text: "more", href: WHATSAPP },
      ],
    },
    `8 mln, more (${WHATSAPP})`,
  ],
  [
    "struck-through words",
    {
      text_entities: [
        { type: "strikethrough", text: "30jt " },
        { type: "bold", text: "25jt" },
      ],
    },
    "25jt",
  ],
  [
    "a button with an address, one that copies and one that does neither",
    {
      text: "Studio in Sanur",
      inline_bot_buttons: [
        [{ type: "url", text: "WhatsApp", data: WHATSAPP }],
        [
          { type: "copy_text", text: "Number", data: "0812 0000 0901" },
          { type: "callback", text: "Like", data: "AbC=" },
        ],
      ],
    },
    `Studio in Sanur\nWhatsApp (${WHATSAPP})\nNumber (0812 0000 0901)`,
  ],
  [
    "headings, paragraphs and formatted words",
    rich(
      { type: "heading", size: 2, text: "Studio in Sanur" },
      { type: "divider" },
      {
        type: "paragraph",
        text: [
          "8 mln / month, ",
          { type: "bold", text: ["call ", { type: "italic", text: "Made" }] },
          { type: "strikethrough", text: " 9 mln" },
          " ",
          { type: "phone_number", text: "0812 0000 0901", phone_number: "+6281200000901" },
          ", ",
          { type: "phone_number", text: "or here", phone_number: "+6281200000902" },
          { type: "url", text: ", map", url: "https://maps.app.goo.gl/a" },
        ],
      },
    ),
    "Studio in Sanur\n8 mln / month, call Made 0812 0000 0901, or here (+6281200000902), map (https://maps.app.goo.gl/a)",
  ],
  [
    "lists, tables row by row, details, and blocks that nobody knows",
    rich(
      {
        type: "list",
        items: [{ label: "1", blocks: [{ type: "paragraph", text: "pool" }] }, { blocks: ["wifi"] }],
      },
      {
        type: "table",
        cells: [
          [{ text: "Studio" }, { text: "8 mln" }],
          [{ text: "1BR" }, { text: [" 9 mln"] }],
        ],
      },
      { type: "details", summary: "More", blocks: [{ type: "quote", text: "no pets" }] },
      { type: "hologram", blocks: [{ type: "paragraph", text: "by the sea" }] },
      {
        type: "photo",
        photo: "(File not included. Change data exporting settings to download.)",
        caption: { text: "the room" },
      },
    ),
    "pool\nwifi\nStudio | 8 mln\n1BR |  9 mln\nMore\nno pets\nby the sea\nthe room",
  ],
])("the text of a message has %s", async (_, value, text) => {
  expect(await read(value)).toMatchObject({ text });
});

test("photos and videos of a rich message are its media", async () => {
  const blocks = [
    { type: "photo", photo: "photos/1.jpg" },
    { type: "collage", blocks: [{ type: "video", file: "video_files/2.mp4", mime_type: "video/mp4" }] },
  ];
  expect(await read(rich(...blocks))).toMatchObject({
    media: [{ identity: "photos/1.jpg " }, { identity: "video_files/2.mp4 " }],
  });
});

test("a rich message of which nothing can be read is named as such", async () => {
  expect(await read(rich({ type: "hologram", beam: 7 }))).toBe("a rich message of which nothing can be read");
});

test.each<[string, object]>([
  ["a number of seconds", { date: Number(date_unixtime) }],
  ["ISO with milliseconds", { date: "2026-11-01T02:00:00.000Z" }],
  ["ISO with a zone", { date: "2026-11-01T10:00:00+08:00" }],
  ["the clock of the region", { date: "2026-11-01T10:00:00.000" }],
])("a date may be %s", async (_, value) => {
  const message = { id: 1, type: "message", text: "a", ...value };
  expect(await read({ ...message, date_unixtime: undefined })).toMatchObject({ postedAt: new Date(SENT) });
  expect(idAndTime(message, NOW)?.newest).toEqual(new Date(SENT));
});

test("a message of the group that a supergroup was has a negative id, as replies to it do", async () => {
  const id = -999_999_995;
  expect(await read({ id, text: "a", reply_to_message_id: id - 1, from_id: 77 })).toMatchObject({
    ...{ id, replyTo: id - 1, author: "user77" },
  });
});

test("messages of a forum have the name of their topic at the time, also replies within it; its first message is answered by none", async () => {
  const topics = new ForumTopics();
  const said = (id: number, reply_to_message_id: number, more = {}) =>
    read({ id, text: "a", reply_to_message_id, ...more }, topics);
  await read({ id: 5, type: "service", action: "topic_created", title: "Canggu villas" }, topics);
  expect(await said(6, 5)).toMatchObject({ topic: "Canggu villas", replyTo: null });
  expect(await said(7, 6)).toMatchObject({ topic: "Canggu villas", replyTo: 6 });
  await said(8, 5, { type: "service", action: "topic_edit", new_title: "Ubud" });
  expect(await said(9, 7)).toMatchObject({ topic: "Ubud", replyTo: 7 });
  expect(await said(10, 4)).toMatchObject({ topic: null, replyTo: 4 });
});
