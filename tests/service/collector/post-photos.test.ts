import { correctPost } from "@/collector/owner/correct-post.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { rereadPosts } from "@/collector/run/judge-stored.ts";
import { type Exported, edited, emptyChannel, said } from "./channel";

const photo = { photo: "photos/2.jpg", photo_file_size: 1 };
const villa = said(
  2,
  "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890",
  photo,
);
const wanted = said(2, "Looking for a villa in Canggu, 2 bedrooms, budget 25 million per month", photo);
const taken = said(12, "sudah terisi", { reply_to_message_id: 2 });
const last = said(14, "hello everybody");

const shown = [{ is_deleted: false, media_urls: ["/photos/2.jpg"] }];
const bare = [{ is_deleted: false, media_urls: [] }];

const channel = emptyChannel();

beforeEach(async () => {
  await channel.addPhotos("2.jpg");
});

const listings = () => channel.rentals("is_deleted,media_urls");

/** Expects that the next export brings the photos back, and that the one after it changes nothing. */
async function expectPhotosFrom(messages: readonly Exported[]): Promise<void> {
  await channel.collect(messages);
  expect(await listings()).toEqual(shown);
  const { tally } = await channel.collect(messages);
  expect(tally.total("unchanged")).toBe(messages.length);
}

test("a listing ended by a reply has its photos again after the reply is deleted", async () => {
  await channel.collect([villa, taken, last]);
  expect(channel.removedPhotos).toEqual([]);
  await channel.collect([villa, last]);
  expect(await listings()).toEqual(bare);
  await expectPhotosFrom([villa, last]);
});

test("an ended listing has its photos again even if they were removed in between", async () => {
  await channel.collect([villa]);
  await channel.collect([villa, taken, last]);
  expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
  await channel.collect([villa, last]);
  await expectPhotosFrom([villa, last]);
});

test("a post that was left out gets its photos with the export after the owner publishes it", async () => {
  await channel.collect([wanted]);
  const price = { amount: 25_000_000, currency: "IDR", period: "month" } as const;
  const corrections = { decision: "publish", price } as const;
  await channel.held((run) => correctPost(run, { channel: "balihomes", message_id: 2 }, corrections, "made"));
  expect(await listings()).toEqual(bare);
  await expectPhotosFrom([wanted]);
});

test("a post that older rules left out gets its photos with the export after newer rules accept it", async () => {
  await channel.collect([villa]);
  const older = { rules: "older", status: "ignored", media: [] };
  await channel.owner.from("posts").update(older).eq("message_id", villa.id);
  await channel.held(rereadPosts);
  expect(await listings()).toEqual(bare);
  await expectPhotosFrom([villa]);
});

test.each([
  ["left out", [wanted]],
  ["ended", [villa, taken]],
])("a post with photos that stays %s counts as unchanged", async (_, messages) => {
  await channel.collect(messages);
  const before = await channel.everything();
  const { tally } = await channel.collect(messages);
  expect(await channel.everything()).toEqual(before);
  expect(tally.total("unchanged")).toBe(messages.length);
});

test("a post without photos that is deleted and posted again counts as unchanged from then on", async () => {
  const plain = said(2, villa.text);
  await channel.collect([plain, last]);
  await channel.collect([said(1, "hello"), last]);
  const again = [plain, last, said(16, "hello once more")];
  await channel.collect(again);
  expect(await listings()).toEqual(bare);
  expect((await channel.collect(again)).tally.total("unchanged")).toBe(again.length);
});

test.each([
  ["an export without photos", "(File not included. Change data exporting settings to download.)"],
  ["an export whose folder of photos is missing", "photos/elsewhere.jpg"],
])("%s removes no photos, even of an edited post", async (_, name) => {
  await channel.collect([villa]);
  const without = { ...villa, photo: name };
  for (const messages of [
    [without, last],
    [edited(without, `${villa.text}. Pool!`, 15), last],
  ]) {
    const { tally } = await channel.collect(messages);
    expect(await listings()).toEqual(shown);
    expect(`${tally}`).not.toContain("photos left out");
  }
  expect(channel.removedPhotos).toEqual([]);
});

test("photos that are posted apart from their text are the listing's, also where batches and exports end between them", async () => {
  const soon = (id: number, seconds: number, more = {}) => ({
    ...said(id, "", more),
    date_unixtime: String(Number(villa.date_unixtime) + seconds),
  });
  const text = said(2, villa.text);
  const later = soon(3, 25, { photo: "photos/2.jpg", photo_file_size: 1 });
  const thanks = { ...soon(4, 110), text: "Thanks", text_entities: [] };
  await channel.collect([text, thanks]);
  expect(await listings()).toEqual(bare);
  await channel.collect([text, later, thanks]);
  expect(await listings()).toEqual(shown);
  expect((await channel.collect([text, later, thanks])).tally.total("unchanged")).toBe(2);
  await channel.collect([text, thanks, last]);
  expect(await listings()).toEqual(bare);
});

test("a photo deleted from its message leaves the listing", async () => {
  await channel.collect([villa]);
  await channel.collect([said(2, villa.text), last]);
  expect(await listings()).toEqual(bare);
});

describe("while the photo store is down", () => {
  const room = said(4, "Room for rent in Ubud, 4 mln per month, WA 0812 1111 2222", photo);
  const hello = said(1, "hello");
  const key = { channel: "balihomes", message_id: 2 };

  beforeEach(async () => {
    await channel.collect([hello, villa, last]);
  });

  const takesDown = () => channel.held((run) => takeDown(run, key));

  /** Runs `work` while the store fails, and expects it to be rejected. */
  async function withoutStore(work: () => Promise<unknown>): Promise<void> {
    channel.isStoreDown = true;
    await expect(work()).rejects.toThrow("the store is down");
    channel.isStoreDown = false;
    expect(channel.removedPhotos).toEqual([]);
  }

  const kept = async () => JSON.stringify(await channel.everything());

  test("a takedown erases the text, and removes the photos when it is repeated", async () => {
    await withoutStore(takesDown);
    expect(await kept()).not.toContain("7890");
    expect(await takesDown()).toEqual([key]);
    expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
    expect(await kept()).not.toContain("2.jpg");
    await takesDown();
    expect(channel.removedPhotos).toHaveLength(1);
  });

  test("a takedown's photos are removed by the next run, even if nothing else changed", async () => {
    await withoutStore(takesDown);
    await channel.collect([hello, villa, last]);
    expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
    expect(await kept()).not.toContain("2.jpg");
  });

  test("a deleted post's photos are removed when the same export is collected again", async () => {
    await withoutStore(() => channel.collect([hello, last]));
    expect(await channel.rentals("is_deleted")).toEqual([{ is_deleted: true }]);
    await channel.collect([hello, last]);
    expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
  });

  test("a photo of a takedown stays if another post has used it meanwhile", async () => {
    await withoutStore(takesDown);
    await channel.collect([hello, villa, room, last]);
    await takesDown();
    expect(channel.removedPhotos).toEqual([]);
    expect(await channel.rentals("message_id,media_urls")).toEqual([
      { message_id: 4, media_urls: ["/photos/2.jpg"] },
    ]);
  });
});
