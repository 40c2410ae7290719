import { emptyChannel, said, VILLA } from "./channel";

const channel = emptyChannel();

const GROUP = { type: "private_supergroup", id: 77 };
const group = { id: -10077, type: "supergroup", username: "ubudhomes" };
const news = { id: -1001, type: "channel", username: "balihomes" };
const member = (id: number) => ({ id, is_bot: false, first_name: "Member" });
const speaker = { id: 1087968824, is_bot: true, first_name: "Group" };

/** Posts of members are read from the first message on. */
async function readGroup(): Promise<void> {
  const { error } = await channel.owner
    .from("read_topics")
    .insert({ chat_id: group.id, topic_id: 0, after_message: 0 });
  expect(error).toBeNull();
}

const date = Number(said(2, VILLA).date_unixtime);
const post = (message_id: number, more: object) => ({
  update_id: message_id,
  message: { message_id, date, chat: group, text: VILLA, ...more },
});

/** Who wrote each stored post: the same letter for the same author, null for somebody unknown. */
async function authors(): Promise<(string | null)[]> {
  const { data } = await channel.owner.from("posts").select("author").order("channel").order("message_id");
  const known: string[] = [];
  return (data ?? []).map(({ author }) => {
    if (author === "" || author === null) return author;
    if (!known.includes(author)) known.push(author);
    return String.fromCharCode("A".charCodeAt(0) + known.indexOf(author));
  });
}

test("a member is the same author by the bot and by an export, and no id is stored", async () => {
  await readGroup();
  await channel.tell(post(2, { from: member(123) }), post(3, { from: member(124) }));
  await channel.collect([said(4, VILLA, { from_id: "user124" }), said(5, VILLA, { from_id: "user123" })], {
    ...{ chat: GROUP, channel: "ubudhomes" },
  });
  expect(await authors()).toEqual(["A", "B", "B", "A"]);
  expect(JSON.stringify(await channel.everything())).not.toMatch(/user12[34]/);
});

test("an anonymous administrator is the group, and a channel in its discussion group is the channel", async () => {
  await readGroup();
  await channel.tell(
    { update_id: 1, channel_post: { message_id: 2, date, chat: news, sender_chat: news, text: VILLA } },
    post(3, { from: speaker, sender_chat: { id: group.id } }),
    post(4, { from: speaker, sender_chat: { id: news.id }, forward_origin: { type: "channel", chat: news } }),
  );
  await channel.collect([said(5, VILLA, { from_id: "channel77" }), said(6, VILLA, { from_id: "channel1" })], {
    ...{ chat: GROUP, channel: "ubudhomes" },
  });
  // balihomes/2, then the group's messages.
  expect(await authors()).toEqual(["A", "B", "A", "B", "A"]);
});

test("the posts of a channel are the channel's, whoever signs them", async () => {
  const signed = [
    said(2, VILLA, { from_id: "channel1" }),
    said(3, VILLA, { from_id: "user123" }),
    said(4, VILLA),
  ];
  await channel.collect(signed);
  await channel.tell({ update_id: 1, channel_post: { message_id: 5, date, chat: news, text: VILLA } });
  expect(await authors()).toEqual(["A", "A", "A", "A"]);
});

test("a member who is not named is nobody, until a source says who wrote the post", async () => {
  const unnamed = [said(2, VILLA), said(3, VILLA, { from_id: null }), said(4, "hello")];
  const more = { chat: GROUP, channel: "ubudhomes" };
  await channel.collect(unnamed, more);
  expect(await authors()).toEqual(["", "", ""]);
  expect((await channel.collect(unnamed, more)).tally.total("unchanged")).toBe(3);
  const named = unnamed.map((message) => ({ ...message, from_id: "user123" }));
  await channel.collect(named, more);
  expect(await authors()).toEqual(["A", "A", "A"]);
  await channel.collect(unnamed, more);
  expect(await authors()).toEqual(["A", "A", "A"]);
});
