import { createServer } from "node:http";
import { resolveMapLinks } from "@/collector/run/resolve-map-links";
import { StoredPosts } from "@/collector/store/stored-posts";
import { serviceClient } from "@/scripts/service-client";
import { listen } from "../../support/loopback";
import { shortLinksStandIn } from "../../support/short-links";
import { edited, emptyChannel, said } from "./channel";

const PLACE = "https://www.google.com/maps?q=-8.65012,115.13034";
const PIN = { latitude: -8.65012, longitude: 115.13034 };
const advert = (link: string) =>
  `Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890\n${link}`;
const SHORT = "https://maps.app.goo.gl/pin";

const channel = emptyChannel();
let links: Awaited<ReturnType<typeof shortLinksStandIn>>;

beforeAll(async () => {
  links = await shortLinksStandIn({
    "maps.app.goo.gl/pin": PLACE,
    "maps.app.goo.gl/other": "https://www.google.com/maps?q=-8.5,115.26",
    "maps.app.goo.gl/loop": "https://maps.app.goo.gl/loop",
  });
});

beforeEach(async () => {
  links.asked.length = 0;
});

afterAll(() => links.close());

const resolve = (ask = links.ask, now = new Date()) => channel.held((run) => resolveMapLinks(run, ask, now));

async function pins() {
  const { data } = await channel.owner.from("rentals").select("facts").order("message_id");
  return data?.map(({ facts }) => facts.pin);
}

test("a link with coordinates gives the home its point at once, without a request", async () => {
  await channel.collect([said(2, advert(PLACE))]);
  expect(await pins()).toEqual([PIN]);
  expect(`${await resolve()}`).toBe("");
  expect(links.asked).toEqual([]);
});

test("a short link is requested once, and gives the home its point", async () => {
  await channel.collect([said(2, advert(SHORT)), said(4, "No link here")]);
  expect(await pins()).toEqual([null]);
  expect(`${await resolve()}`).toContain("short map links: asked 1");
  expect(await pins()).toEqual([PIN]);
  await resolve();
  await channel.collect([said(2, advert(SHORT))]);
  expect(await pins()).toEqual([PIN]);
  expect(links.asked).toEqual(["maps.app.goo.gl/pin"]);
});

test("without a network a run stops after three links, and the next run resolves them", async () => {
  const texts = Array.from({ length: 6 }, (_, at) => `${advert(`${SHORT}?${at}`)} Unit number ${at}`);
  await channel.collect([said(2, advert(SHORT)), ...texts.map((text, at) => said(10 + 2 * at, text))]);
  let tries = 0;
  const offline = () => {
    tries += 1;
    return Promise.reject(new Error("ENOTFOUND"));
  };
  expect(`${await resolve(offline)}`).toContain("asked 3, 0 with a point, the rest is asked by the next run");
  expect(tries).toBe(3);
  await resolve();
  expect(links.asked).toContain("maps.app.goo.gl/pin");
  expect(await pins()).toContainEqual(PIN);
});

test("a redirect loop yields no coordinates, and is not requested again", async () => {
  await channel.collect([said(2, advert("https://maps.app.goo.gl/loop"))]);
  expect(await resolve()).toBe("short map links: asked 1, 0 with a point");
  expect(await resolve()).toBe("");
  expect(new Set(links.asked)).toEqual(new Set(["maps.app.goo.gl/loop"]));
  expect(await pins()).toEqual([null]);
});

test("a link that its host does not know is asked again for two days after its post, and not later", async () => {
  await channel.collect([said(2, advert("https://maps.app.goo.gl/new"))]);
  const nextDay = new Date("2026-11-02T02:00:00Z");
  expect(await resolve(links.ask, nextDay)).toContain("the rest is asked by the next run");
  expect(await resolve()).toBe("short map links: asked 1, 0 with a point");
  expect(await resolve()).toBe("");
});

test("an edit to another link drops the first link's point, and the new link is requested", async () => {
  const post = said(2, advert(SHORT));
  await channel.collect([post]);
  await resolve();
  await channel.collect([edited(post, advert("https://maps.app.goo.gl/other"), 30)]);
  expect(await pins()).toEqual([null]);
  await resolve();
  expect(await pins()).toEqual([{ latitude: -8.5, longitude: 115.26 }]);
});

test("an error of the data service is thrown", async () => {
  await using failing = await listen(createServer((_, response) => response.writeHead(500).end("{}")));
  const posts = new StoredPosts(serviceClient(failing.url, "key"));
  await expect(posts.withUnaskedMapLinks()).rejects.toThrow(/list posts/);
});
