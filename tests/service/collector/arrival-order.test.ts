import { takeDown } from "@/collector/owner/take-down.ts";
import { reasonText } from "@/collector/posts/reasons.ts";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const house = said(4, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");
const taken = said(12, "sudah terisi", { reply_to_message_id: 2 });
const last = said(20, "hello everybody");

/** A time after the posts and before their replies. */
const since = new Date("2026-11-01T12:30:00Z");

const channel = emptyChannel();

async function posts(...ids: number[]): Promise<unknown[]> {
  const { data } = await channel.owner.from("posts").select("message_id,status,reasons").throwOnError();
  const stored = new Map(
    data.map(({ message_id, status, reasons }) => [message_id, { status, reason: reasonText(reasons) }]),
  );
  return ids.map((id) => stored.get(id));
}

const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };

function tell(message: object): Promise<void> {
  const channel_post = { date: Number(villa.date_unixtime), chat: CHAT, sender_chat: CHAT, ...message };
  return channel.tell({ update_id: 1, channel_post });
}

const endedBy = (reply: number) => ({ status: "removed", reason: `message ${reply} says so` });
const PUBLISHED = { status: "published", reason: null };

describe("a post collected after a reply that ends it", () => {
  const home = (id: number, area: string) =>
    said(id, VILLA.replace("Canggu", area).replace("7890", `700${id}`));
  const reply = (id: number, replied: number) => said(id, "taken", { reply_to_message_id: replied });
  const photo = (id: number) => ({
    date_unixtime: said(4, "").date_unixtime,
    photo: `${id}`,
    photo_file_size: id,
  });

  test("is ended by each reply to one of its messages that still stands and says so, the first before the second", async () => {
    const album = [{ ...home(4, "Ubud"), ...photo(4) }, said(5, "", photo(5))];
    const homes = [villa, ...album, home(6, "Sanur"), home(7, "Amed"), home(8, "Seminyak")];
    const [first, second, changed, deleted] = [reply(14, 6), reply(15, 6), reply(16, 7), reply(17, 8)];
    const replies = [taken, reply(13, 5), first, second];
    const then = [...replies, edited(changed, "masih tersedia", 21), last, said(22, "hello")];
    await channel.collect([...homes, ...replies, changed, deleted], { since });
    await channel.collect(then);
    expect(await channel.rentals("message_id")).toEqual([]);

    const all = [...homes, ...then];
    await channel.collect(all);
    expect(await posts(2, 12)).toEqual([
      endedBy(12),
      { status: "ignored", reason: "says that message 2 is taken" },
    ]);
    expect(await posts(4, 6, 7, 8)).toEqual([endedBy(13), endedBy(14), PUBLISHED, PUBLISHED]);
    expect(await channel.counts()).toEqual({ amed: 1, seminyak: 1 });
    expect((await channel.collect(all)).tally.total("unchanged")).toBe(all.length - 1);

    await channel.collect(all.filter((message) => message !== first));
    expect(await posts(6)).toEqual([endedBy(15)]);
    await channel.collect(all.filter((message) => message !== first && message !== second));
    expect(await posts(6)).toEqual([PUBLISHED]);
  });

  test("is ended if the bot collected the reply and an export brings the post", async () => {
    await tell({
      message_id: 12,
      text: "taken",
      date: Number(taken.date_unixtime),
      reply_to_message: { message_id: 2, chat: CHAT, text: VILLA },
    });
    await channel.collect([villa, house]);
    expect([await posts(2), await channel.counts()]).toEqual([[endedBy(12)], { ubud: 1 }]);
  });
});

test("a repost older than the reply, but collected after it, does not bring the home back; a newer one does", async () => {
  await channel.collect([villa, taken, last]);
  const elsewhere = (id: number, text: string, name: string) =>
    channel.collect([said(id, `${text}\n${VILLA}`, { from_id: "channel1" })], {
      ...{ channel: name, chat: { type: "public_supergroup", id } },
    });
  await elsewhere(8, "One more time", "otherhomes");
  expect(await posts(8)).toMatchObject([{ status: "removed" }]);
  expect(await channel.counts()).toEqual({});
  await elsewhere(16, "Free again", "thirdhomes");
  expect(await channel.counts()).toEqual({ canggu: 1 });
});

test("deleting a reply that an older rule took for an end publishes the listing again", async () => {
  const photos = said(12, "Full furnished, free wifi", { reply_to_message_id: 2 });
  await channel.collect([villa, photos, last]);
  await channel.owner.from("posts").update({ ended_by: 12, status: "removed" }).eq("message_id", 2);
  await channel.collect([villa, last]);
  expect(await posts(2)).toEqual([PUBLISHED]);
});

test("an older text from the bot does not overwrite an edit that an export brought", async () => {
  await channel.collect([edited(villa, VILLA.replace("25.000.000", "27.000.000"), 10), last]);
  const before = await channel.everything();
  await tell({ message_id: 2, text: VILLA });
  expect(await channel.everything()).toEqual(before);
});

test("photos deleted from albums stay away, and keep neither an older export nor edits and ends from counting", async () => {
  const photo = (id: number, hour: number) => ({
    ...{ date_unixtime: said(hour, "").date_unixtime, photo: `photos/${id}.jpg`, photo_file_size: id },
  });
  await channel.addPhotos(...[2, 3, 4, 5, 6, 7].map((id) => `${id}.jpg`));
  const [first, second] = [{ ...villa, ...photo(2, 2) }, said(3, "", photo(3, 2))];
  const [other, another] = [{ ...house, id: 5, ...photo(5, 5) }, said(6, "", photo(6, 5))];
  const older = [
    first,
    second,
    edited(said(4, "", photo(4, 2)), "", 10),
    other,
    another,
    said(7, "", photo(7, 5)),
  ];
  const without = [first, second, other, another, last];
  const pictures = async () => (await channel.rentals("media_urls")) ?? [];
  const two = [
    { media_urls: ["/photos/2.jpg", "/photos/3.jpg"] },
    { media_urls: ["/photos/5.jpg", "/photos/6.jpg"] },
  ];

  await channel.collect(older);
  await channel.collect(without);
  expect(await pictures()).toEqual(two);
  expect(channel.removedPhotos.toSorted()).toEqual(["/photos/4.jpg", "/photos/7.jpg"]);
  const before = await channel.everything();
  expect((await channel.collect(without)).tally.total("unchanged")).toBe(3);
  await channel.collect(older);
  expect(await channel.everything()).toEqual(before);

  const dearer = [edited(first, VILLA.replace("25.000.000", "27.000.000"), 21), ...without.slice(1)];
  await channel.collect(dearer);
  expect(await channel.rentals("price_amount")).toEqual([
    { price_amount: 27_000_000 },
    { price_amount: 8_000_000 },
  ]);
  const ends = [2, 5].map((id) => said(20 + id, "taken", { reply_to_message_id: id }));
  await channel.collect([...dearer, ...ends]);
  expect(await channel.counts()).toEqual({});
  const again = [...dearer, said(26, "hello")];
  await channel.collect(again);
  await channel.collect(again);
  expect(await pictures()).toEqual(two);
});

describe("a photo deleted from an album", () => {
  const photo = (id: number) => ({
    ...{ date_unixtime: villa.date_unixtime, photo: `photos/${id}.jpg`, photo_file_size: id },
  });
  const first = { ...villa, ...photo(2) };
  const second = said(3, "", photo(3));
  const third = edited(said(4, "", photo(4)), "", 10);
  const shown = async () => (await channel.rentals("media_urls,raw_description")) ?? [];
  const listing = (...media_urls: string[]) => [{ media_urls, raw_description: VILLA }];

  beforeEach(async () => {
    await channel.addPhotos("2.jpg", "3.jpg", "4.jpg");
    await channel.collect([first, second, third]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg", "/photos/4.jpg"));
  });

  test("stays until an export is later than its edit, then goes together with its caption", async () => {
    await channel.collect([first, second, said(5, "hello")]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg", "/photos/4.jpg"));
    await channel.collect([first, second, edited(third, "the bathroom", 11)]);
    await channel.collect([first, second, last]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg"));
  });

  test("an album that an edit splits into two posts becomes two listings", async () => {
    const words = "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222";
    const { standing } = await channel.collect([first, second, edited(third, words, 15), last]);
    expect(standing).toEqual(["2 published", "3 merged into 2", "4 published", "20 ignored"]);
    expect(await channel.rentals("media_urls")).toEqual([
      { media_urls: ["/photos/2.jpg", "/photos/3.jpg"] },
      { media_urls: ["/photos/4.jpg"] },
    ]);
  });

  test("a caption moved to another photo stays with its listing, and counts as unchanged from then on", async () => {
    const moved = [edited(first, "", 15), edited(second, VILLA, 15), third, last];
    await channel.collect(moved);
    const before = await channel.everything();
    expect((await channel.collect(moved)).tally.total("unchanged")).toBe(2);
    expect(await channel.everything()).toEqual(before);
  });

  describe("whose caption moves to the next photo", () => {
    const before = said(1, "hello");
    const without = [before, edited(second, VILLA, 15), third, last];

    beforeEach(async () => {
      await channel.collect(without);
    });

    test("keeps the listing with the other photos, also in later runs", async () => {
      expect(await shown()).toEqual(listing("/photos/3.jpg", "/photos/4.jpg"));
      const then = await channel.everything();
      const { standing, tally } = await channel.collect(without);
      expect(standing).toEqual(["1 ignored", "3 merged into 2", "4 merged into 2", "20 ignored"]);
      expect(tally.total("unchanged")).toBe(3);
      expect((await channel.collect(without.slice(1))).tally.total("unchanged")).toBe(2);
      expect(await channel.everything()).toEqual(then);
      await channel.collect([...without, said(23, "hello")]);
      expect(await channel.counts()).toEqual({ canggu: 1 });
    });

    test.each([2, 3])("lets a takedown of message %i remove the whole post", async (message_id) => {
      await channel.held((run) => takeDown(run, { channel: "balihomes", message_id }));
      expect(await channel.rentals()).toEqual([]);
      expect(await posts(2)).toEqual([undefined]);
      await channel.collect(without);
      expect(await channel.rentals()).toEqual([]);
    });
  });
});
