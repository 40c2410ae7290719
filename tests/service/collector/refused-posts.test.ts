import { judgeBlocked, rereadPosts } from "@/collector/run/judge-stored.ts";
import { resolveMapLinks } from "@/collector/run/resolve-map-links.ts";
import { refusal, requestFaults, timeout } from "@/tests/support/request-faults";
import { shortLinksStandIn } from "../../support/short-links";
import { edited, emptyChannel, said, VILLA } from "./channel";

const villa = said(2, VILLA);
const bad = said(4, `${VILLA.replace("3456", "1111").replace("25", "24")}\npoison`);
const house = said(6, "Rumah disewakan di Ubud, 1 kamar tidur, 8 juta per bulan. WA 0812 1111 2222");

const channel = emptyChannel();
const faults = requestFaults();

test("of a batch the posts that the data service refuses are left out alone, and the report names them", async () => {
  faults.failAt("poison", refusal);
  const row = Array.from({ length: 9 }, (_, at) => said(10 + at, `${bad.text} ${at}`));
  const { standing, tally } = await channel.collect([villa, bad, house, ...row]);
  expect(standing).toEqual(expect.arrayContaining(["2 published", "6 published"]));
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 2 }, { message_id: 6 }]);
  expect(`${tally}`).toContain(
    'refused    10\n  balihomes/4: The data service refused collector_write: new row violates check constraint "posts_text_length"\n',
  );
  expect(`${tally}`).toMatch(/collect again with the next version\.$/);

  faults.end();
  await channel.collect([villa, bad, house]);
  expect(await channel.rentals("message_id")).toContainEqual({ message_id: 4 });
});

test("a post that is refused keeps neither the deletions of its batch nor their edits from being stored", async () => {
  await channel.collect([villa, bad, house]);
  faults.failAt("poison!", refusal);
  const dearer = edited(villa, VILLA.replace("25.000.000", "27.000.000"), 40);
  const last = said(50, "No home to rent");
  await channel.collect([dearer, edited(bad, `${bad.text}!`, 41), last]);
  expect(await channel.rentals("message_id,price_amount,is_deleted")).toEqual([
    { message_id: 2, price_amount: 27_000_000, is_deleted: false },
    { message_id: 4, price_amount: 24_000_000, is_deleted: false },
    { message_id: 6, price_amount: 8_000_000, is_deleted: true },
  ]);
});

test("an export stops at an outage, and leaves out nothing", async () => {
  faults.failAt("poison", timeout);
  await expect(channel.collect([villa, bad])).rejects.toThrow(/statement timeout/);
});

test("a name of 200 characters that ends in half a letter does not keep a forwarded post out", async () => {
  const forwarded_from = `${"n".repeat(199)}🏝️`;
  const { standing, tally } = await channel.collect([villa, said(4, house.text, { forwarded_from })]);
  expect(standing).toEqual(["2 published", "4 published"]);
  expect(`${tally}`).not.toContain("refused");
});

test("a stored post that newer rules cannot store stays as it is, and all others are read again", async () => {
  await channel.collect([villa, bad, house]);
  await channel.owner.from("posts").update({ rules: "older" }).gt("message_id", 0);
  faults.failAt("poison", refusal);
  const tally = await channel.held(async (run) => {
    expect(await rereadPosts(run)).toBe(3);
    return run.tally;
  });
  faults.end();
  const { data } = await channel.owner.from("posts").select("message_id,rules").order("message_id");
  expect(data?.map(({ rules }) => rules)).toEqual(["test", "older", "test"]);
  expect(`${tally}`).toContain("balihomes/4");
});

test("a post that cannot be judged again after a block does not keep the others on the site", async () => {
  await channel.collect([villa, bad, said(8, VILLA.replace("Canggu", "Ubud"))]);
  await channel.held(({ service }) => service.people.block("tel:+6281234567890"));
  await channel.held(({ service }) => service.people.block("tel:+6281211117890"));
  faults.failAt("poison", refusal);
  await channel.held(judgeBlocked);
  faults.end();
  const shown = (await channel.rentals("message_id,is_deleted")) ?? [];
  expect(shown).toContainEqual({ message_id: 2, is_deleted: true });
  expect(shown).toContainEqual({ message_id: 4, is_deleted: false });
});

test("a link that cannot be stored and a host that is silent hold up no other link", async () => {
  const links = await shortLinksStandIn({
    "maps.app.goo.gl/pin": "https://www.google.com/maps?q=-8.65012,115.13034",
    "maps.app.goo.gl/bad": "https://www.google.com/maps?q=-8.6,115.2",
    "maps.app.goo.gl/none": 404,
  });
  const advert = (id: number, link: string) =>
    said(id, `${VILLA.replace("3456", String(1_000 + id))}\nUnit number ${id}\n${link}`);
  const silent = [40, 42, 44].map((id) => advert(id, `https://ul.waze.com/${id}`));
  await channel.collect([
    advert(2, "https://maps.app.goo.gl/pin"),
    advert(4, "https://maps.app.goo.gl/bad"),
    advert(6, "https://maps.app.goo.gl/none"),
    ...silent,
  ]);
  faults.failAt("maps.app.goo.gl/bad", refusal);
  const ask = (url: URL) =>
    url.hostname === "ul.waze.com" ? Promise.reject(new Error("silent")) : links.ask(url);
  const told = await channel.held(async (run) => `${await resolveMapLinks(run, ask)}\n${run.tally}`);
  faults.end();
  await links.close();
  expect(told).toContain("balihomes/4: The data service refused collector_context");
  const { data } = await channel.owner.from("posts").select("message_id,map_link").order("message_id");
  const hasPoint = data?.map(({ map_link }) => map_link && map_link.latitude !== null);
  expect(hasPoint).toEqual([true, null, false, null, null, null]);
});
