import { correctPost } from "@/collector/owner/correct-post.ts";
import { allowAgain } from "@/collector/owner/keep-out.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { parseKey } from "@/collector/posts/post-key";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const noRent = said(4, "House for rent in Sanur, monthly, 2 bedrooms. WA 0812 1111 2222");
const again = (id: number) => said(id, `Available again!\n${VILLA.replace("25.000.000", "24.000.000")}`);

const channel = emptyChannel();

const takesDown = (key: string) => channel.held((run) => takeDown(run, parseKey(key)));

const decides = (key: string, decision: "publish" | "reject") =>
  channel.held((run) => correctPost(run, parseKey(key), { decision }, "made"));

const allows = (key: string) => channel.held((run) => allowAgain(run, parseKey(key), "made"));

test("a post that was taken down keeps its reposts out, doubts what nearly repeats it, and lets other homes in", async () => {
  const room = (id: number, name: string) =>
    said(id, VILLA.replace("Villa for", `Room ${name} for`).replace("Canggu", "Sanur"));
  const before = [villa, noRent, room(6, "3")];
  await channel.collect(before);
  await takesDown("balihomes/2");
  await takesDown("balihomes/6");
  const pool = said(10, VILLA.replace("a private pool", "a private pool of 8 m"));
  const agent = said(11, VILLA.replace("812 3456 7890", "813 9876 5432"));
  const home = said(13, VILLA.replace("2 bedrooms", "4 bedrooms").replace("Canggu", "Ubud"));
  const { records, tally } = await channel.collect([...before, again(9), pool, agent, room(12, "5"), home]);
  const doubt = "it may repeat balihomes/2, which was removed";
  expect(records.map(({ message_id, status, reason }) => [message_id, status, reason])).toEqual([
    [2, "removed", expect.any(String)],
    [4, "queued", "it states no rent"],
    [6, "removed", expect.any(String)],
    [9, "ignored", "it repeats balihomes/2, which was removed"],
    [10, "queued", doubt],
    [11, "queued", doubt],
    [12, "published", null],
    [13, "published", null],
  ]);
  expect(`${tally}`).toContain("1  it repeats an earlier post, which was removed");
  expect(await channel.counts()).toEqual({ sanur: 1, ubud: 1 });

  // Of the posts themselves only hashes are kept: no word, number or name.
  const { data } = await channel.owner.from("kept_out").select("*");
  expect(JSON.stringify(data)).toContain("removed");
  expect(JSON.stringify(data)).not.toMatch(/34567890|canggu|private|beach/i);
});

test("a repost of a rejected listing is left out, until the owner publishes the listing", async () => {
  await channel.collect([villa]);
  await decides("balihomes/2", "reject");
  expect((await channel.collect([villa, again(9)])).standing).toEqual(["2 ignored", "9 ignored"]);
  await decides("balihomes/2", "publish");
  expect((await channel.collect([villa, edited(again(9), `${again(9).text}!`, 30)])).standing).toEqual([
    "2 published",
    "9 merged into 2",
  ]);
});

test("photos and contact keep a reworded post out, also after an edit", async () => {
  const photos = await channel.addPictures("the pool", "the garden");
  const album = (id: number, text: string) =>
    photos.map((photo, at) =>
      said(id + at, at === 0 ? text : "", { date_unixtime: said(id, "").date_unixtime, photo }),
    );
  await channel.collect(album(2, VILLA));
  await takesDown("balihomes/2");
  const reworded = "Canggu: rumah 2 kamar tidur disewakan, 20 juta per bulan. WA 0812 3456 7890";
  const messages = [...album(2, VILLA), ...album(7, reworded)];
  expect((await channel.collect(messages)).standing.slice(2)).toEqual(["7 ignored", "8 ignored"]);
  const [first, ...others] = album(7, reworded);
  const edit = first ? [edited(first, `${reworded}.`, 30)] : [];
  expect((await channel.collect([...album(2, VILLA), ...edit, ...others])).standing.slice(2)).toEqual([
    "7 ignored",
    "8 ignored",
  ]);
});

test("allow revokes a takedown: a repost is published at once, the post itself by the next export", async () => {
  const own = said(9, noRent.text.replace("monthly", "20 juta per bulan"));
  await channel.collect([villa]);
  await takesDown("balihomes/2");
  await channel.collect([villa, again(8), own]);
  const { awaited, released } = await allows("BaliHomes/2");
  expect(awaited).toMatchObject([{ message_id: 2 }]);
  expect(released).toMatchObject([{ message_id: 8, status: "published" }]);
  expect((await channel.collect([villa, again(8), own])).standing[0]).toMatch(/^2 (?:published|merged)/);
});

test("allow revokes a rejection, and refuses a post that was neither removed nor rejected", async () => {
  await channel.collect([villa, noRent]);
  await decides("balihomes/2", "reject");
  await channel.collect([villa, noRent, again(9)]);
  const { awaited, released } = await allows("balihomes/2");
  expect(awaited).toEqual([]);
  expect(released).toMatchObject([
    { message_id: 2, status: "published" },
    { message_id: 9, status: "merged" },
  ]);
  await expect(allows("balihomes/4")).rejects.toThrow(
    "balihomes/4 was neither removed nor rejected (it states no rent).",
  );
});
