import { rereadPosts } from "@/collector/run/judge-stored.ts";
import { emptyChannel, said } from "./channel";

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(4, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");

const channel = emptyChannel();

const reread = () => channel.held((run) => rereadPosts(run));

const prices = () => channel.rentals("message_id,price_amount");

test("posts read by other rules are read again, once", async () => {
  await channel.collect([villa, house]);
  const collected = await prices();
  await channel.owner.from("rentals").update({ price_amount: 1 }).eq("message_id", villa.id);
  await channel.owner.from("posts").update({ rules: "older" }).eq("message_id", villa.id);
  const told: number[] = [];
  expect(await channel.held((run) => rereadPosts(run, (count) => told.push(count)))).toBe(1);
  expect(told).toEqual([1]);
  expect(await prices()).toEqual(collected);
  expect(await reread()).toBe(0);
});

test("a post that newer rules publish is listed under its earlier address and title", async () => {
  await channel.collect([villa]);
  const [before] = (await channel.rentals("slug,title,is_complete_listing")) ?? [];
  await channel.owner.from("posts").update({ rules: "older", status: "queued" }).eq("message_id", villa.id);
  await reread();
  const { data } = await channel.owner.from("posts").select("status,rules");
  expect(data).toEqual([{ status: "published", rules: "test" }]);
  expect(await channel.rentals("slug,title,is_complete_listing")).toEqual([before]);
});

test.each([
  ["Full furnished, free wifi", false],
  ["taken, thank you", true],
])("after older rules ended a listing by the reply %j, it stays ended: %p", async (text, isEnded) => {
  await channel.collect([villa, said(12, "taken", { reply_to_message_id: villa.id })]);
  await channel.owner.from("posts").update({ text }).eq("message_id", 12);
  await channel.owner.from("posts").update({ rules: "older" }).eq("message_id", villa.id);
  await reread();
  expect(await channel.rentals("is_deleted")).toEqual([{ is_deleted: isEnded }]);
});
