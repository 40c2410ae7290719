import { z } from "zod";
import { postLines, waitingLines } from "@/collector/desk/card-lines.ts";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { blockContact } from "@/collector/owner/keep-out.ts";
import { postNamed } from "@/collector/owner/named-post.ts";
import { parseFields } from "@/collector/owner/parse-fields";
import { findPerson, namedContact, namedPerson, personLines } from "@/collector/owner/person-lines.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { undoLast } from "@/collector/owner/undo-last.ts";
import { parseKey } from "@/collector/posts/post-key";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const noRent = said(4, "House for rent in Sanur, monthly, 2 bedrooms. WA 0812 1111 2222");
const all = [villa, noRent];
const amenitiesRows = z.tuple([z.object({ amenities: z.array(z.string()) })]);

const channel = emptyChannel();

const says = (key: string, ...words: string[]) =>
  channel.held((run) => correctPost(run, parseKey(key), parseFields(words), "made"));

const decides = (key: string, decision: "publish" | "reject") =>
  channel.held((run) => correctPost(run, parseKey(key), { decision }, "made"));

const takesDown = (key: string) => channel.held((run) => takeDown(run, parseKey(key)));

test("a waiting post is listed with its reason, and published once its rent is set", async () => {
  const midnightOnBali = String(Date.parse("2026-11-01T16:00:00Z") / 1_000);
  await channel.collect([villa, { ...noRent, date_unixtime: midnightOnBali }]);
  const lines = async () => Array.fromAsync(waitingLines(await channel.run(), new Date()));
  expect((await lines()).join("\n")).toMatch(
    /^balihomes\/4 · 2026-11-02\n {4}Waits: it states no rent\n.*sanur.*\n.*House for rent.*\n1 post waits\.$/,
  );
  await says("balihomes/4", "price=35.000.000 IDR month");
  expect(await lines()).toEqual(["Nothing waits."]);
  expect(await channel.rentals("message_id,price_amount")).toContainEqual({
    message_id: 4,
    price_amount: 35_000_000,
  });
  expect(await channel.counts()).toEqual({ canggu: 1, sanur: 1 });
});

test("corrections survive later runs and edits", async () => {
  await channel.collect(all);
  await says("balihomes/2", "bedrooms=3", "area=ubud", "title=The blue villa", "price=30000000 IDR month");
  await channel.collect([edited(villa, villa.text.replace("25.000.000", "27.000.000"), 30), noRent]);
  expect(await channel.rentals("title,bedrooms,location,price_amount")).toEqual([
    { title: "The blue villa", bedrooms: 3, location: "ubud", price_amount: 30_000_000 },
  ]);
});

test("an emptied field falls back to what the post states, also after later edits", async () => {
  await channel.collect(all);
  await says("balihomes/2", "bedrooms=3", "area=ubud", "price=30000000 IDR month", "bathrooms=22");
  await says("balihomes/2", "price=", "area=", "bathrooms=");
  const columns = "bedrooms,bathrooms,location,price_amount";
  const listing = { bedrooms: 3, bathrooms: null, location: "canggu" };
  expect(await channel.rentals(columns)).toEqual([{ ...listing, price_amount: 25_000_000 }]);
  await channel.collect([edited(villa, villa.text.replace("25.000.000", "27.000.000"), 30), noRent]);
  expect(await channel.rentals(columns)).toEqual([{ ...listing, price_amount: 27_000_000 }]);
});

test("setting the area makes a new title, and clearing it restores the old one", async () => {
  const lovina = said(7, "Villa in Lovina, 3 bedrooms\n30 mln per month, wa.me/6281233334444");
  await channel.collect([villa, lovina]);
  const own = [{ title: "Villa for rent in Canggu" }, { title: "Villa in Lovina, 3 bedrooms" }];
  expect(await channel.rentals("title")).toEqual(own);
  for (const key of ["balihomes/2", "balihomes/7"]) await says(key, "area=ubud");
  expect(await channel.rentals("title")).toEqual([
    { title: "2-bedroom villa in Ubud" },
    { title: "3-bedroom villa in Ubud" },
  ]);
  for (const key of ["balihomes/2", "balihomes/7"]) await says(key, "area=");
  expect(await channel.rentals("title")).toEqual(own);
});

test("a listing waits again once the owner clears a rent that the post does not state", async () => {
  await channel.collect(all);
  await says("balihomes/4", "price=30000000 IDR month");
  expect(await says("balihomes/4", "price=")).toMatchObject({
    status: "queued",
    reasons: [{ code: "no-rent" }],
  });
  expect(await channel.counts()).toEqual({ canggu: 1 });
});

test("a rejected post stays off the site after an edit", async () => {
  await channel.collect(all);
  await decides("balihomes/2", "reject");
  const { standing } = await channel.collect([edited(villa, `${villa.text}!`, 30), noRent]);
  expect(standing).toEqual(["2 ignored", "4 queued"]);
  expect(await channel.counts()).toEqual({});
});

test("a takedown erases a post and its reposts, and no later run brings them back", async () => {
  const again = said(9, `Still free\n${villa.text}`);
  await channel.collect([...all, again]);
  const keys = await takesDown("https://t.me/balihomes/2");
  expect(keys.map(({ message_id }) => message_id)).toEqual([2, 9]);
  const { standing } = await channel.collect([edited(villa, `${villa.text}!`, 30), noRent, again]);
  expect(standing).toEqual(["2 removed", "4 queued", "9 removed"]);
  expect(JSON.stringify(await channel.everything())).not.toMatch(/7890|private pool/);
  expect(await channel.counts()).toEqual({});
});

const undoes = (key?: string) =>
  channel.held((run) => undoLast(run, key === undefined ? null : parseKey(key), "made"));

test("undo reverts the last correction, step by step, of one post or of any", async () => {
  const columns = "bedrooms,location,price_amount";
  await channel.collect(all);
  const asPosted = await channel.rentals(columns);
  await says("balihomes/2", "bedrooms=3", "area=ubud");
  const once = await channel.rentals(columns);
  await says("balihomes/2", "bedrooms=4");
  await decides("balihomes/4", "reject");
  expect(await undoes("balihomes/2")).toMatchObject({ fields: ["bedrooms"], post: { message_id: 2 } });
  expect(await channel.rentals(columns)).toEqual(once);
  expect(await undoes()).toMatchObject({ fields: ["decision"], post: { message_id: 4, status: "queued" } });
  expect(await undoes()).toMatchObject({ fields: ["area", "bedrooms"], post: { message_id: 2 } });
  expect(await channel.rentals(columns)).toEqual(asPosted);
  await expect(undoes()).rejects.toThrow("Nothing is left to undo.");
});

test.each([
  ["remove", () => takesDown("balihomes/4")],
  ["block", () => channel.held((run) => blockContact(run, namedContact("0812 9999 0000")))],
])(
  "undo after %s says that it cannot, and takes back nothing older unless the post is named",
  async (_, ends) => {
    await channel.collect(all);
    await says("balihomes/2", "bedrooms=3");
    await ends();
    await expect(undoes()).rejects.toThrow("undo cannot take that back");
    expect(await channel.rentals("message_id,bedrooms")).toContainEqual({ message_id: 2, bedrooms: 3 });
    expect(await undoes("balihomes/2")).toMatchObject({ fields: ["bedrooms"] });
    await says("balihomes/2", "bedrooms=4");
    expect(await undoes()).toMatchObject({ fields: ["bedrooms"] });
  },
);

test("undo and title= restore a listing's own title", async () => {
  await channel.collect(all);
  for (const takesBack of [() => undoes(), () => says("balihomes/2", "title=")]) {
    await says("balihomes/2", "title=The blue villa");
    expect(await channel.rentals("title")).toContainEqual({ title: "The blue villa" });
    await takesBack();
    expect(await channel.rentals("title")).toContainEqual({ title: "Villa for rent in Canggu" });
  }
});

test("an area is set in any spelling that adverts use", async () => {
  await channel.collect(all);
  await says("balihomes/2", "area=Убуд");
  expect(await channel.rentals("message_id,location")).toContainEqual({ message_id: 2, location: "ubud" });
  await expect(says("balihomes/2", "area=Nowhere")).rejects.toThrow(
    'No place is known by the name "nowhere".',
  );
});

test("deposit, stay, included items and map point are stored as owner's statements, and can be cleared", async () => {
  const columns = "owner_statements,amenities,latitude,longitude";
  await channel.collect([villa]);
  const [asPosted] = await channel.rentals(columns);
  expect(asPosted).toMatchObject({ owner_statements: null, latitude: null, longitude: null });
  const words = ["deposit=5jt", "stay=3", "includes=no pool, pets", "map=-8.6478,115.1385"];
  await says("balihomes/2", ...words);
  const told = {
    owner_statements: "deposit 5jt\nminimum stay 3 months\nno pool\npets included",
    ...{ latitude: -8.6478, longitude: 115.1385 },
  };
  await channel.collect([edited(villa, `${villa.text}!`, 30)]);
  expect(await channel.rentals(columns)).toMatchObject([told]);
  const [{ amenities }] = amenitiesRows.parse(await channel.rentals("amenities"));
  expect(amenities).toContain("pets allowed");
  expect(amenities).not.toContain("pool");
  await says("balihomes/2", "deposit=", "stay=", "includes=", "map=");
  expect(await channel.rentals(columns)).toEqual([asPosted]);
});

test("the day from which a home is free is stored as an owner's fact, with its year", async () => {
  await channel.collect([villa]);
  await says("balihomes/2", "from=1 December 2027");
  const rows = z.tuple([z.object({ facts: z.object({ owner: z.unknown() }) })]);
  const [{ facts }] = rows.parse(await channel.rentals("facts"));
  expect(facts.owner).toMatchObject({ availableFrom: { value: "2027-12-01", doubt: null } });
});

test("taken=yes ends a listing and its reposts, until it is undone or the home is posted again", async () => {
  const again = said(9, `Still free\n${villa.text}`);
  await channel.collect([...all, again]);
  const deleted = () => channel.rentals("message_id,is_deleted");
  const [first, repost] = [
    { message_id: 2, is_deleted: false },
    { message_id: 9, is_deleted: false },
  ];
  expect(await deleted()).toEqual([first, repost]);
  expect(await says("balihomes/9", "taken=yes")).toMatchObject({
    message_id: 2,
    reasons: [{ code: "ended-by-owner" }],
  });
  const ended = [
    { message_id: 2, is_deleted: true },
    { message_id: 9, is_deleted: true },
  ];
  expect(await deleted()).toEqual(ended);
  await expect(decides("balihomes/9", "publish")).rejects.toThrow("you said that it is taken");
  await undoes();
  expect(await deleted()).toEqual([first, repost]);
  await channel.held((run) =>
    correctPost(run, parseKey("balihomes/2"), { taken: "2026-11-01T12:00:00.000Z" }, "made"),
  );
  const later = said(30, `Free again\n${villa.text}`);
  expect((await channel.collect([...all, again, later])).standing).toEqual([
    ...["2 removed", "4 queued", "9 removed", "30 merged into 2"],
  ]);
});

test("photos are left out by their number on the page, one after another, and can be restored", async () => {
  await channel.addPhotos("a.jpg", "b.jpg", "c.jpg");
  const album = ["a", "b", "c"].map((name, at) => ({
    ...said(2 + at, at === 0 ? VILLA : "", { date_unixtime: villa.date_unixtime }),
    photo: `photos/${name}.jpg`,
  }));
  await channel.collect(album);
  const photos = async () => JSON.stringify(await channel.rentals("media_urls"));
  const whole = await photos();
  await says("balihomes/2", "without_photo=1");
  expect(await photos()).toBe(whole.replace('"/photos/a.jpg",', ""));
  await says("balihomes/2", "without_photo=2");
  expect(await photos()).toContain('["/photos/b.jpg"]');
  await expect(says("balihomes/2", "without_photo=2")).rejects.toThrow(
    "balihomes/2: its page shows 1 photo.",
  );
  await undoes();
  expect(await photos()).toBe(whole.replace('"/photos/a.jpg",', ""));
  await says("balihomes/2", "without_photo=");
  expect(await photos()).toBe(whole);
});

const finds = (query: string) =>
  channel.held(async (run) => personLines(await findPerson(run, namedPerson(query))));
const found = async (query: string) =>
  [...(await finds(query)).join("\n").matchAll(/^balihomes\/(\d+)/gm)].map(([, id]) => Number(id));

test("posts are found by phone, account, words, and the area that the owner set", async () => {
  const account = said(9, "Studio in Ubud, 100% new, 9 mln per month, t.me/agent_bali");
  await channel.collect([...all, account]);
  expect(await found("+62 812-3456-7890")).toEqual([2]);
  expect(await found("081234567890")).toEqual([2]);
  expect(await found("@Agent_Bali")).toEqual([9]);
  expect(await found("HOUSE for rent")).toEqual([4]);
  expect(await found("100% new")).toEqual([9]);
  expect(await found("1_0% new")).toEqual([]);
  await says("balihomes/4", "price=12jt", "area=ubud");
  expect(await found("Ubud ")).toEqual([9, 4]);
  expect((await finds("studio in ubud")).join("\n")).toMatch(
    /^balihomes\/9 {2}2026-11-01 {2}published {2}\/rental\/\S+\n {4}Studio in Ubud/,
  );
});

test("a post is found by its key, its link or the address of its listing, with its words and what the owner said", async () => {
  await channel.collect(all);
  await says("balihomes/2", "price=20jt", "deposit=none");
  const { slug } = z.tuple([z.object({ slug: z.string() })]).parse(await channel.rentals("slug"))[0];
  for (const named of [
    "BaliHomes/2",
    "https://t.me/balihomes/2?single",
    `https://homes.example/rental/${slug}`,
  ]) {
    const lines = await channel.held(async (run) =>
      Array.fromAsync(postLines(run, await postNamed(run, named), new Date())),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        ...["balihomes/2 · 2026-11-01", "Published", `/rental/${slug}`, VILLA],
        "You said: price=20000000 IDR month, deposit=no deposit",
      ]),
    );
  }
});

test("a takedown of what was never collected is refused, naming the collected channels, and writes nothing", async () => {
  await channel.collect(all);
  const before = await channel.everything();
  for (const key of ["balihomes/99", "blihomes/2"])
    await expect(takesDown(key)).rejects.toThrow(
      `${key}: no such post was collected. Collected channels: balihomes.`,
    );
  expect(await channel.everything()).toEqual(before);
});

test("a channel with nothing but takedowns is not named among the collected channels", async () => {
  await channel.collect(all);
  await channel.held(({ service }) =>
    service.writeBatch({ removed: [{ channel: "blihomes", message_id: 2 }] }),
  );
  await expect(says("balihouses/2", "bedrooms=3")).rejects.toThrow("Collected channels: balihomes.");
  expect(await takesDown("blihomes/2")).toHaveLength(1);
});

test("a correction of a post that was never collected is refused, naming the collected channels", async () => {
  await expect(says("balihomes/2", "bedrooms=3")).rejects.toThrow("Collected channels: nothing yet.");
  await channel.collect(all);
  for (const key of ["balihomes/3", "balihouses/2"]) {
    await expect(says(key, "bedrooms=3")).rejects.toThrow(
      `${key}: no such post was collected. Collected channels: balihomes.`,
    );
    await expect(says("balihomes/4", `same_as=${key}`)).rejects.toThrow("no such post");
  }
  expect((await channel.collect(all)).standing).toEqual(["2 published", "4 queued"]);
});

test("a channel's name is accepted in any letter case, and a takedown can be repeated", async () => {
  await channel.collect(all);
  expect((await says("@BaliHomes/4", "price=35000000 IDR month")).status).toBe("published");
  for (const key of ["BALIHOMES/2", "balihomes/2"]) {
    expect(await takesDown(key)).toMatchObject([{ channel: "balihomes", message_id: 2 }]);
  }
  await expect(decides("balihomes/2", "publish")).rejects.toThrow("it was taken down");
});

test("a run is refused while another holds the lease", async () => {
  const [one, other] = [await channel.run(), await channel.run()];
  await one.service.lease.begin();
  await expect(other.service.lease.begin()).rejects.toThrow("Another run of the collector is under way");
  await one.service.lease.end();
  await other.service.lease.begin();
  await other.service.lease.end();
});
