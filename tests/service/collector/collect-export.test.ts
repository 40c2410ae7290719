import { z } from "zod";
import { knownPlaces } from "@/collector/listing/known-places.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { refuseCollected } from "@/scripts/import/refuse-collected.ts";
import { rental } from "../../unit/scripts/rows";
import { type Exported, edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const house = said(4, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");
const wanted = said(6, "Looking for a villa in Ubud, budget 10 million per month");
const studio = said(8, "Сдается студия в Чангу, 12 млн в месяц, @owner_ru");
const unclear = said(9, "Nice house in Sanur, for monthly rent, contact @agent_bali");
const created = { ...said(1, ""), type: "service", action: "create_channel" };
const all = [created, villa, house, wanted, studio, unclear];

const row = z.object({
  id: z.int(),
  message_id: z.int(),
  slug: z.string().nullable(),
  price_amount: z.coerce.number(),
  duplicate_of_id: z.int().nullable(),
  raw_description: z.string(),
  first_post: z.unknown(),
});

const channel = emptyChannel();

test("each message gets a status and offers become listings; the same export again, or a part, changes nothing", async () => {
  const { standing } = await channel.collect(all);
  expect(standing).toEqual([
    "1 ignored",
    "2 published",
    "4 published",
    "6 ignored",
    "8 published",
    "9 queued",
  ]);
  expect(await channel.rentals()).toEqual([
    {
      message_id: 2,
      title: "Villa for rent in Canggu",
      slug: "villa-for-rent-in-canggu",
      price_amount: 25_000_000,
      location: "canggu",
      is_deleted: false,
      is_complete_listing: true,
    },
    expect.objectContaining({ message_id: 4, location: "ubud", price_amount: 8_000_000 }),
    expect.objectContaining({ message_id: 8, location: "canggu", price_amount: 12_000_000 }),
  ]);
  expect(await channel.counts()).toEqual({ canggu: 2, ubud: 1 });

  const before = await channel.everything();
  const { tally } = await channel.collect(all);
  expect(`${tally}`.split("\n")).toEqual([
    ...["published  0", "updated    0", "ended      0", "merged     0", "queued     0", "left out   1"],
    ...["       1  a message of the service", "unchanged  5"],
  ]);
  // Of what lies outside the range of an export nothing is known: it does not count as deleted.
  expect((await channel.collect([wanted, studio])).standing).toEqual(["6 ignored", "8 published"]);
  expect(await channel.everything()).toEqual(before);
});

test("a place missing from an older data folder is added; existing places keep their coordinates", async () => {
  const places = () => channel.owner.from("geo_location");
  const ubud = { location_name: "ubud", latitude: -8.5 };
  await places().upsert(ubud);
  await places().delete().eq("location_name", "amed");
  const { service } = await channel.run();
  const stored = await service.rows.placesWith(knownPlaces());
  expect(stored.map(({ location_name }) => location_name)).toContain("amed");
  await channel.collect([said(2, "Room for rent in Amed, 4 mln per month, WA 0812 1111 2222")]);
  expect(await channel.counts()).toEqual({ amed: 1 });
  expect((await places().select("location_name,latitude").match(ubud)).data).toEqual([ubud]);
});

test("a post that was taken down counts as unchanged", async () => {
  await channel.collect([villa, house]);
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: 2 }));
  expect(`${(await channel.collect([villa, house])).tally}`).toContain("unchanged  2");
});

test("a later export applies edits, deletions, ending replies and new posts; an older one then restores nothing", async () => {
  await channel.collect(all);
  const slugs = await channel.rentals("message_id,slug,title");
  const dearer = edited(villa, villa.text.replace("25.000.000", "27.000.000"), 30);
  const taken = said(12, "sudah terisi", { reply_to_message_id: 4 });
  const fresh = said(14, "Guesthouse room in Sanur, 3.500.000 per month, WA 0813 2222 3333");
  const { standing } = await channel.collect([created, dearer, house, wanted, unclear, taken, fresh]);
  expect(standing).toEqual([
    ...["1 ignored", "2 published", "4 removed", "6 ignored", "9 queued", "12 ignored", "14 published"],
  ]);
  const rentals = await channel.rentals("message_id,slug,title");
  expect(rentals.slice(0, 3)).toEqual(slugs);
  expect(await channel.rentals("message_id,price_amount,is_deleted")).toEqual([
    { message_id: 2, price_amount: 27_000_000, is_deleted: false },
    { message_id: 4, price_amount: 8_000_000, is_deleted: true },
    { message_id: 8, price_amount: 12_000_000, is_deleted: true },
    { message_id: 14, price_amount: 3_500_000, is_deleted: false },
  ]);
  expect(await channel.counts()).toEqual({ canggu: 1, sanur: 1 });

  const before = await channel.everything();
  await channel.collect(all);
  expect(await channel.everything()).toEqual(before);
});

test("replies end listings until they are edited or deleted; then no older export brings the end back", async () => {
  const reply = (id: number) => said(10 + id, "sudah terisi", { reply_to_message_id: id });
  const [toVilla, toHouse, toStudio] = [reply(2), reply(4), reply(8)];
  const ended = [...all, toVilla, toHouse, toStudio];
  const statuses = async (messages: readonly Exported[]) =>
    (await channel.collect(messages)).standing.filter((line) => /^[248] /.test(line));
  const removed = ["2 removed", "4 removed", "8 removed"];
  expect(await statuses(ended)).toEqual(removed);
  // This one stops before the replies.
  expect(await statuses(all)).toEqual(removed);

  const free = edited(toVilla, "masih tersedia", 30);
  const without = all.filter((message) => message !== studio);
  expect(await statuses([...without, free, said(20, "hello")])).toEqual(["2 published", "4 published"]);
  expect(await channel.counts()).toEqual({ canggu: 1, ubud: 1 });
  expect(await statuses(ended)).toEqual(["2 published", "4 published", "8 removed"]);
});

test("messages before the date in since are not collected", async () => {
  const { standing } = await channel.collect(all, { since: new Date("2026-11-01T08:30:00Z") });
  expect(standing).toEqual(["8 published", "9 queued"]);
});

test("a reposted listing keeps the first post's address, and shows the newest post's rent and text", async () => {
  const again = said(20, `Still available!\n${villa.text.replace("25.000.000", "23.000.000")}`);
  const { standing } = await channel.collect([...all, again]);
  expect(standing.slice(-1)).toEqual(["20 merged into 2"]);
  const rentals = await channel.rentals(
    "id,message_id,slug,price_amount,duplicate_of_id,posted_at_telegram,raw_description,first_post",
  );
  const [first, , , copy] = z.array(row).parse(rentals);
  expect(first).toMatchObject({ message_id: 2, slug: "villa-for-rent-in-canggu", price_amount: 23_000_000 });
  expect(first?.raw_description).toBe(again.text);
  expect(first?.first_post).toEqual({
    ...{ posted_at: "2026-11-01T04:00:00.000Z", text: villa.text },
    ...{ price_amount: 25_000_000, price_currency: "IDR", rental_period: "month" },
  });
  expect(copy).toMatchObject({ message_id: 20, slug: null, duplicate_of_id: first?.id, first_post: null });
  expect(await channel.counts()).toEqual({ canggu: 2, ubud: 1 });

  await channel.collect([created, house, wanted, studio, unclear, again]);
  expect((await channel.collect([created, house, again])).standing).toContain("20 merged into 2");
  // The first post was deleted, so its text is no longer kept.
  expect((await channel.rentals("message_id,is_deleted,first_post"))[0]).toEqual({
    ...{ message_id: 2, is_deleted: false, first_post: null },
  });
});

test("posts that name different units stay separate listings", async () => {
  const [one, other] = ["Unit 1", "Unit 2"].map((unit, at) => said(20 + at, `${unit}\n${villa.text}`));
  if (!one || !other) throw new Error("two units");
  const { standing } = await channel.collect([one, other]);
  expect(standing).toEqual(["20 published", "21 published"]);
});

test("an album becomes one post with its photos, which are removed once the album is deleted", async () => {
  const at = { date_unixtime: villa.date_unixtime };
  const photo = (id: number) => ({ ...at, photo: `photos/${id}.jpg`, photo_file_size: id });
  const album = [said(2, "", photo(2)), { ...villa, id: 3, ...photo(3) }, said(4, "", photo(4))];
  await channel.addPhotos("2.jpg", "3.jpg");
  const { standing, tally } = await channel.collect(album);
  expect(standing).toEqual(["2 merged into 3", "3 published", "4 merged into 3"]);
  expect(await channel.rentals("media_urls")).toEqual([{ media_urls: ["/photos/2.jpg", "/photos/3.jpg"] }]);
  expect(`${tally}`).toContain("1  missing from the folder of the export");

  await channel.collect([created, studio]);
  expect(channel.removedPhotos).toEqual(["/photos/2.jpg", "/photos/3.jpg"]);
});

test("a truncated export is collected up to the break", async () => {
  const whole = JSON.stringify({ name: "Bali Homes", id: 1, messages: all }, null, 1);
  const { standing } = await channel.collect([], { text: whole.slice(0, whole.indexOf("@owner_ru")) });
  expect(standing).toEqual(["1 ignored", "2 published", "4 published"]);
});

test.each([
  ["no JSON", "<html>"],
  ["no content", ""],
  ["other JSON", '{"rentals": []}'],
  ["no messages", '{"name": "x", "id": 1, "messages": []}'],
])("a file with %s is refused as no export", async (_, text) => {
  await expect(channel.collect([], { text })).rejects.toThrow("is no export of a Telegram chat");
});

test("malformed messages do not stop the collection of the others", async () => {
  const odd = [
    { id: 1, type: "unsupported" },
    { ...said(2, "old"), date_unixtime: "0" },
    { ...said(3, "late"), date_unixtime: "4102444800" },
    { id: "x", type: "message" },
    said(5, "🏝🏝🏝"),
    said(6, `مرحبا\0${"\ud800"}`),
    said(7, "x".repeat(100_000)),
    said(8, `Villa in Canggu ${"9".repeat(40)} IDR per month`),
    { ...villa, id: 9 },
    { ...villa, id: 9 },
    said(10, "", { photo: "../../../etc/passwd" }),
  ];
  const text = JSON.stringify({ name: "Bali Homes", id: 1, messages: odd });
  const { standing } = await channel.collect([], { text });
  expect(standing.filter((line) => line.endsWith("published"))).toEqual(["9 published"]);
  expect(standing).toHaveLength(9);
});

test("what would overwrite a channel's messages is refused and changes nothing: an import, another channel, another name", async () => {
  await channel.collect(all);
  const before = await channel.everything();
  const rows = z.array(row).parse(await channel.rentals("*"));
  const same = rows.map(({ id, message_id }) => rental({ id, message_id, source_channel_name: "balihomes" }));
  await refuseCollected(channel.owner, same);
  const taken = [...same.slice(1), rental({ id: rows[0]?.id }), rental({ id: 1_000_000 })];
  await expect(refuseCollected(channel.owner, taken)).rejects.toThrow(
    `Listings that were collected have ids of the file (${rows[0]?.id}), and would be lost.`,
  );

  const another = { type: "public_channel", id: 9 };
  await expect(channel.collect(all, { chat: another })).rejects.toThrow(
    "balihomes is chat 1, and this export is of chat 9. Collect it under its own name: --channel NAME.",
  );
  await expect(channel.collect(all, { channel: "otherhomes" })).rejects.toThrow(
    'The messages of this export are stored as balihomes. Collect it as that (--channel "balihomes"), or into a new folder (--data FOLDER).',
  );
  expect(await channel.everything()).toEqual(before);
});

test("in a forum's topic of wishes nothing becomes a listing", async () => {
  const topic = { type: "service", action: "topic_created", title: "Looking for a home" };
  const posts = [said(2, "", topic), said(3, VILLA, { reply_to_message_id: 2 }), said(4, VILLA)];
  const { standing, records } = await channel.collect(posts);
  expect(standing).toEqual(["2 ignored", "3 ignored", "4 published"]);
  expect(records[1]).toMatchObject({ reason: "somebody looks for a home" });
});
