import { takeDown } from "@/collector/owner/take-down.ts";
import { emptyChannel, said } from "./channel";

const photo = { photo: "photos/2.jpg", photo_file_size: 1 };
const villa = said(
  2,
  "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890",
  photo,
);
const room = said(4, "Room for rent in Ubud, 4 mln per month, WA 0812 1111 2222", photo);
const hello = said(1, "hello");
const last = said(14, "hello everybody");
const key = { channel: "balihomes", message_id: 2 };

const channel = emptyChannel();

beforeEach(async () => {
  await channel.addPhotos("2.jpg");
  await channel.collect([hello, villa, last]);
});

const takesDown = () => channel.held((run) => takeDown(run, key));

/** Has the store fail while something is done, which is then refused. */
async function withoutStore(work: () => Promise<unknown>): Promise<void> {
  channel.isStoreDown = true;
  await expect(work()).rejects.toThrow("the store is down");
  channel.isStoreDown = false;
  expect(channel.removedPhotos).toEqual([]);
}

const kept = async () => JSON.stringify(await channel.everything());

test("a takedown that could not remove the photos takes the words, and removes them when it is repeated", async () => {
  await withoutStore(takesDown);
  expect(await kept()).not.toContain("7890");
  expect(await takesDown()).toEqual({ keys: [key], wasCollected: true });
  expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
  expect(await kept()).not.toContain("2.jpg");
  await takesDown();
  expect(channel.removedPhotos).toHaveLength(1);
});

test("the next run removes them as well, though nothing else has changed", async () => {
  await withoutStore(takesDown);
  await channel.collect([hello, villa, last]);
  expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
  expect(await kept()).not.toContain("2.jpg");
});

test("photos of a deleted post that could not be removed are removed by the same export again", async () => {
  await withoutStore(() => channel.collect([hello, last]));
  expect(await channel.rentals("is_deleted")).toEqual([{ is_deleted: true }]);
  await channel.collect([hello, last]);
  expect(channel.removedPhotos).toEqual(["/photos/2.jpg"]);
});

test("a photo that is posted again meanwhile stays", async () => {
  await withoutStore(takesDown);
  await channel.collect([hello, villa, room, last]);
  await takesDown();
  expect(channel.removedPhotos).toEqual([]);
  expect(await channel.rentals("message_id,media_urls")).toEqual([
    { message_id: 4, media_urls: ["/photos/2.jpg"] },
  ]);
});
