import { storedChannel } from "@/collector/store/find-post.ts";
import { emptyChannel, said } from "./channel";

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "BaliHomes" } as const;
const date = Number(villa.date_unixtime);

const channel = emptyChannel();

const listings = () => channel.rentals("source_channel_name,message_id,price_amount,is_deleted");
const listing = {
  source_channel_name: "balihomes",
  message_id: 2,
  price_amount: 25_000_000,
  is_deleted: false,
};

test("updates under the channel's name in another letter case apply to the posts of its export", async () => {
  await channel.collect([villa]);
  const text = villa.text.replace("25.000.000", "24.000.000");
  await channel.tell({
    update_id: 1,
    edited_channel_post: { message_id: 2, date, edit_date: date + 60, chat, text },
  });
  expect(await listings()).toEqual([{ ...listing, price_amount: 24_000_000 }]);
  const reply_to_message = { message_id: 2, date, chat, reply_to_message: undefined };
  await channel.tell({
    update_id: 2,
    channel_post: { message_id: 3, date: date + 90, chat, text: "taken", reply_to_message },
  });
  expect(await listings()).toEqual([{ ...listing, price_amount: 24_000_000, is_deleted: true }]);
});

test("the same export under the name in another letter case changes nothing, and keeps the stored name", async () => {
  await channel.collect([villa]);
  const before = await channel.everything();
  const { records, tally } = await channel.collect([villa], { channel: "BALIHOMES" });
  expect(await channel.everything()).toEqual(before);
  expect(tally.total("unchanged")).toBe(1);
  expect(records).toMatchObject([{ channel: "balihomes", message_id: 2, status: "published" }]);
});

test("a name stored in exactly this letter case is that channel, even beside other cases", async () => {
  const post = { message_ids: [2], posted_at: "2026-11-01T00:00:00Z", text: "", source_hash: "", rules: "" };
  const stored = ["BaliHomes", "Balihomes", "balihomes"];
  const rows = stored.map((name) => ({ ...post, channel: name, message_id: 2, status: "ignored" }));
  await channel.owner.from("posts").insert(rows);
  const { service } = await channel.run();
  for (const name of [...stored, "balihouses"]) expect(await storedChannel(service, name)).toBe(name);
});
