import { cardLines } from "@/collector/desk/card-lines.ts";
import { postCard } from "@/collector/desk/post-card.ts";
import { setValue } from "@/collector/desk/press-card.ts";
import { rereadPosts } from "@/collector/run/judge-stored.ts";
import type { Run } from "@/collector/run/run-batch.ts";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const rooms = said(
  4,
  "Rooms for rent in Ubud, quiet street\nAC room 4jt / month\nFan room 3jt / month\nWA 0812 1111 2222",
);
const lower = said(6, "price now 22jt/month", { reply_to_message_id: 2 });
const noFan = said(7, "Fan rooms sold out", { reply_to_message_id: 4 });

const channel = emptyChannel();

const rents = async () => await channel.rentals("message_id,price_amount,raw_description,is_deleted");

test("a reply lowers a rent, also in the text; one about a room type does not end the others; the same export again changes nothing", async () => {
  const { standing, records } = await channel.collect([villa, rooms, lower, noFan]);
  expect(standing).toEqual(["2 published", "4 published", "6 ignored", "7 ignored"]);
  expect(records[2]).toMatchObject({ reason: "changes what message 2 says" });
  const changed = [
    {
      price_amount: 22_000_000,
      raw_description: VILLA.replace("IDR 25.000.000", "Rp 22,000,000"),
      is_deleted: false,
    },
    { price_amount: 3_000_000, is_deleted: false },
  ];
  expect(await rents()).toMatchObject(changed);
  const before = await channel.everything();
  await channel.collect([villa, rooms, lower, noFan]);
  expect(await channel.everything()).toEqual(before);
});

test("the card shows the rent and text that the listing shows, and marks the words of that text", async () => {
  const { records } = await channel.collect([villa, lower]);
  const rent = "Rp 22,000,000 / month";
  expect(records[0]?.facts).toContain(rent);
  const card = await channel.held((run) =>
    postCard(run, { channel: "balihomes", message_id: 2 }, new Date()),
  );
  expect(card?.facts).toContain(rent);
  expect(card?.text).toBe(VILLA.replace("IDR 25.000.000", "Rp 22,000,000"));
  const words = card?.spans.map(({ start, end }) => card.text.slice(start, end));
  expect(words).toEqual(expect.arrayContaining(["Rp 22,000,000", "month"]));
});

test("a later reply's change survives other edits, and ends if the reply is deleted", async () => {
  await channel.collect([villa]);
  await channel.collect([villa, lower]);
  const clean = edited(villa, `${VILLA}\nVery clean`, 30);
  await channel.collect([clean, lower]);
  expect(await rents()).toMatchObject([{ price_amount: 22_000_000 }]);
  await channel.collect([clean, said(9, "hello")]);
  expect(await rents()).toMatchObject([{ price_amount: 25_000_000 }]);
});

test("a reply's change ends if the rent of the post is edited", async () => {
  await channel.collect([villa]);
  await channel.collect([villa, lower]);
  const anew = edited(villa, VILLA.replace("25.000.000", "24.000.000"), 40);
  await channel.collect([anew, lower, said(9, "hello")]);
  expect(await rents()).toMatchObject([{ price_amount: 24_000_000 }]);
});

describe("a reply that leaves open which of several rents it changes", () => {
  const cheaper = said(8, "now 3.5jt", { reply_to_message_id: 4 });
  const cardOf = async (run: Run, message_id: number) =>
    postCard(run, { channel: "balihomes", message_id }, new Date());
  const asked = () => channel.held((run) => cardOf(run, 8));

  test("asks the owner, whose answer is the rent of the post", async () => {
    expect((await channel.collect([rooms, cheaper])).standing).toEqual(["4 published", "8 queued"]);
    const card = await asked();
    expect(card && cardLines(card, "")).toEqual([
      "balihomes/8 · 2026-11-01",
      "Waits: it may change one of several rents of balihomes/4: what is the rent now?",
      expect.stringContaining("Rp 3,500,000"),
      expect.stringMatching(/^balihomes\/4: Rp 3,000,000 \/ month · Rp 4,000,000 \/ month · ubud/),
      expect.stringContaining("/rental/"),
    ]);
    const { note } = await channel.held(async (run) => {
      const desk = { run, by: "made", now: new Date(), erase: async () => undefined };
      return card ? setValue(desk, card, "price", "3.5jt") : { note: "" };
    });
    expect(note).toBe("balihomes/4: published");
    expect(await rents()).toMatchObject([{ message_id: 4, price_amount: 3_500_000 }]);
    expect(await asked()).toMatchObject({ status: "ignored", reason: "changes what message 4 says" });
    expect((await channel.collect([rooms, cheaper])).standing).toEqual(["4 published", "8 ignored"]);
  });

  test("goes on asking after a change of rules, until its author deletes it", async () => {
    await channel.collect([rooms, cheaper]);
    await channel.held((run) => rereadPosts({ ...run, rules: { ...run.rules, version: "newer" } }));
    expect(await asked()).toMatchObject({ status: "queued", asksForRent: true });
    const again = edited(cheaper, "now 3.4jt", 40);
    expect((await channel.collect([rooms, again])).standing).toEqual(["4 published", "8 queued"]);
    await channel.collect([rooms, said(50, "hello")]);
    expect(await asked()).toMatchObject({ status: "removed" });
    expect(await rents()).toMatchObject([{ message_id: 4, price_amount: 3_000_000 }]);
  });

  test("is not asked about by another author", async () => {
    const group = { chat: { type: "private_supergroup", id: 77 } };
    const posts = [
      { ...rooms, from_id: "user1" },
      { ...cheaper, from_id: "user2" },
    ];
    expect((await channel.collect(posts, group)).standing[1]).toBe("8 ignored");
  });
});
