import { takeDown } from "@/collector/owner/take-down.ts";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const house = said(4, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");
const taken = said(12, "sudah terisi", { reply_to_message_id: 2 });
const later = said(14, "taken", { reply_to_message_id: 2 });
const last = said(20, "hello everybody");

/** A time after the posts and before their replies. */
const since = new Date("2026-11-01T12:30:00Z");

const channel = emptyChannel();

async function post(id: number): Promise<unknown> {
  const { data } = await channel.owner
    .from("posts")
    .select("status,reason")
    .eq("message_id", id)
    .maybeSingle();
  return data;
}

const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };

function tell(message: object): Promise<void> {
  const channel_post = { date: Number(villa.date_unixtime), chat: CHAT, sender_chat: CHAT, ...message };
  return channel.tell({ update_id: 1, channel_post });
}

const ENDED = { status: "removed", reason: "message 12 says so" };

describe("a post collected after a reply that ends it", () => {
  test("is ended, as when it is collected first", async () => {
    const all = [villa, house, taken, last];
    await channel.collect(all);
    const inOrder = [await post(2), await post(12)];
    await channel.clear();

    await channel.collect(all, { since });
    expect(await channel.rentals("message_id")).toEqual([]);
    const { standing } = await channel.collect(all);
    expect(standing).toEqual(["2 removed", "4 published", "12 ignored", "20 ignored"]);
    expect([await post(2), await post(12)]).toEqual(inOrder);
    expect(inOrder).toEqual([ENDED, { status: "ignored", reason: "says that message 2 is taken" }]);
    expect(await channel.counts()).toEqual({ ubud: 1 });
    expect((await channel.collect(all)).tally.total("unchanged")).toBe(all.length);
  });

  test("is ended by a reply to another message of its album", async () => {
    const photo = { date_unixtime: villa.date_unixtime, photo: "photos/3.jpg", photo_file_size: 3 };
    const album = [{ ...villa, photo: "photos/2.jpg", photo_file_size: 2 }, said(3, "", photo)];
    const all = [...album, said(12, "taken", { reply_to_message_id: 3 })];
    await channel.collect(all, { since });
    await channel.collect(all);
    expect(await post(2)).toEqual(ENDED);
  });

  test("is ended by the first of two replies, and by the second once the first is deleted", async () => {
    await channel.collect([villa, taken, later, last], { since });
    await channel.collect([villa, taken, later, last]);
    expect(await post(2)).toEqual(ENDED);
    await channel.collect([villa, later, last]);
    expect(await post(2)).toEqual({ status: "removed", reason: "message 14 says so" });
    await channel.collect([villa, last]);
    expect(await post(2)).toEqual({ status: "published", reason: null });
  });

  test.each([
    ["no longer says so", edited(taken, "masih tersedia", 15)],
    ["is deleted", said(13, "hello")],
  ])("is not ended by a reply that %s by then", async (_, instead) => {
    await channel.collect([said(11, "hello"), taken, last], { since });
    await channel.collect([said(11, "hello"), instead, last, said(21, "hello")]);
    await channel.collect([villa, said(11, "hello"), instead, last, said(21, "hello")]);
    expect(await post(2)).toEqual({ status: "published", reason: null });
  });

  test("is ended if the bot collected the reply and an export brings the post", async () => {
    await tell({
      message_id: 12,
      text: "taken",
      date: Number(taken.date_unixtime),
      reply_to_message: { message_id: 2, chat: CHAT, text: VILLA },
    });
    await channel.collect([villa, house]);
    expect([await post(2), await channel.counts()]).toEqual([ENDED, { ubud: 1 }]);
  });
});

test("a repost older than the reply, but collected after it, does not bring the home back; a newer one does", async () => {
  await channel.collect([villa, taken, last]);
  await channel.collect([said(8, `One more time\n${VILLA}`)], { channel: "otherhomes" });
  expect(await post(8)).toMatchObject({ status: "removed" });
  expect(await channel.counts()).toEqual({});
  await channel.collect([said(16, `Free again\n${VILLA}`)], { channel: "thirdhomes" });
  expect(await channel.counts()).toEqual({ canggu: 1 });
});

test("replies beyond the first page of results are found", async () => {
  await channel.collect([villa, taken]);
  const { data } = await channel.owner.from("posts").select("*").eq("message_id", 12).single();
  const more = Array.from({ length: 510 }, (_, at) => ({
    ...data,
    ...{ message_id: 100 + at, message_ids: [100 + at] },
  }));
  await channel.owner.from("posts").insert(more);
  const { service } = await channel.run();
  const keys = [2, 2, 999_999].map((message_id) => ({ channel: "balihomes", message_id }));
  expect(new Set((await service.posts.repliesTo(keys)).map(({ message_id }) => message_id)).size).toBe(511);
});

test("deleting a reply that an older rule took for an end publishes the listing again", async () => {
  const photos = said(12, "Full furnished, free wifi", { reply_to_message_id: 2 });
  await channel.collect([villa, photos, last]);
  await channel.owner.from("posts").update({ ended_by: 12, status: "removed" }).eq("message_id", 2);
  await channel.collect([villa, last]);
  expect(await post(2)).toEqual({ status: "published", reason: null });
});

test("an older text from the bot does not overwrite an edit that an export brought", async () => {
  await channel.collect([edited(villa, VILLA.replace("25.000.000", "27.000.000"), 10), last]);
  const before = await channel.everything();
  await tell({ message_id: 2, text: VILLA });
  expect(await channel.everything()).toEqual(before);
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

  test("leaves the listing even if its edit was the newest, and does not return with an older export", async () => {
    const without = [first, second, last];
    await channel.collect(without);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg"));
    expect(channel.removedPhotos).toEqual(["/photos/4.jpg"]);
    const before = await channel.everything();
    expect((await channel.collect(without)).tally.total("unchanged")).toBe(2);
    await channel.collect([first, second, third]);
    expect(await channel.everything()).toEqual(before);
  });

  test("does not return with an older export if it was never edited", async () => {
    await channel.clear();
    const plain = said(4, "", photo(4));
    await channel.addPhotos("2.jpg", "3.jpg", "4.jpg");
    await channel.collect([first, second, plain]);
    await channel.collect([first, second, last]);
    await channel.collect([first, second, plain]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg"));
  });

  test("stays until an export is later than its edit, then goes together with its caption", async () => {
    await channel.collect([first, second, said(5, "hello")]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg", "/photos/4.jpg"));
    await channel.collect([first, second, edited(third, "the bathroom", 11)]);
    await channel.collect([first, second, last]);
    expect(await shown()).toEqual(listing("/photos/2.jpg", "/photos/3.jpg"));
  });

  test("does not block later edits, nor the return of the other photos once an end is revoked", async () => {
    await channel.collect([first, second, last]);
    const dearer = edited(first, VILLA.replace("25.000.000", "27.000.000"), 21);
    await channel.collect([dearer, second, last]);
    expect(await channel.rentals("price_amount")).toEqual([{ price_amount: 27_000_000 }]);
    const end = said(22, "taken", { reply_to_message_id: 2 });
    await channel.collect([dearer, second, last, end]);
    expect(await channel.counts()).toEqual({});
    const again = [dearer, second, last, said(23, "hello")];
    await channel.collect(again);
    await channel.collect(again);
    expect(await channel.rentals("media_urls")).toEqual([{ media_urls: ["/photos/2.jpg", "/photos/3.jpg"] }]);
  });

  test("does not keep the other photos from returning once an end is revoked", async () => {
    await channel.collect([first, second, last]);
    await channel.collect([first, second, last, said(22, "taken", { reply_to_message_id: 2 })]);
    const again = [first, second, last, said(23, "hello")];
    await channel.collect(again);
    await channel.collect(again);
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
      expect(await post(2)).toBeNull();
      await channel.collect(without);
      expect(await channel.rentals()).toEqual([]);
    });
  });
});
