import { postCard } from "@/collector/desk/post-card.ts";
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
