import { isShortMapLink } from "@/collector/map-links/map-link";
import { askPublicHost, resolveMapLink } from "@/collector/map-links/resolve-map-link";
import { readCases, testReadings } from "@/tests/support/case-table";
import { shortLinksStandIn } from "../../support/short-links";

const PLACE = "https://www.google.com/maps/place/Villa/@-8.7,115.2,17z/data=!8m2!3d-8.65012!4d115.13034";
const short = (path: string) => `https://maps.app.goo.gl/${path}`;

let links: Awaited<ReturnType<typeof shortLinksStandIn>>;

beforeAll(async () => {
  links = await shortLinksStandIn({
    "maps.app.goo.gl/pin": PLACE,
    "maps.app.goo.gl/pin?g_st=ic": PLACE,
    "maps.app.goo.gl/geo": "geo:-8.65012,115.13034",
    "goo.gl/maps/old": short("pin"),
    "g.co/kgs/two": "https://goo.gl/maps/old",
    "g.page/three": "https://g.co/kgs/two",
    "maps.app.goo.gl/relative": "/pin",
    "waze.com/ul/h": "https://www.waze.com/live-map/directions?to=ll.-8.65012%2C115.13034",
    "osm.org/go/x": "https://www.openstreetmap.org/#map=17/-8.65012/115.13034",
    "maps.apple/p/x": "https://maps.apple.com/place?coordinate=-8.65012,115.13034",
    "maps.app.goo.gl/consent": `https://consent.google.com/m?continue=${encodeURIComponent(PLACE)}`,
    "maps.app.goo.gl/app": `https://maps.app.goo.gl/?link=${encodeURIComponent(short("pin"))}`,
    "maps.app.goo.gl/village": "https://www.google.com/maps/place/Canggu/@-8.65,115.13,13z",
    // Links without a point in the region.
    "maps.app.goo.gl/name": "https://www.google.com/maps/place/Canggu",
    "maps.app.goo.gl/java": "https://www.google.com/maps?q=-8.2191,114.3691",
    "maps.app.goo.gl/null": "https://www.google.com/maps?q=0,0",
    "maps.app.goo.gl/page": 200,
    "maps.app.goo.gl/not-an-address": "https://",
    "maps.app.goo.gl/elsewhere": "https://shop.example/villa",
    "maps.app.goo.gl/pair-elsewhere": "https://shop.example/?q=-8.65012,115.13034",
    "maps.app.goo.gl/private": "http://169.254.169.254/latest/meta-data",
    "maps.app.goo.gl/machine": "https://localhost/maps",
    "maps.app.goo.gl/port": "https://maps.app.goo.gl:8443/pin",
    "maps.app.goo.gl/file": "file:///etc/passwd",
    // Links that fail.
    "maps.app.goo.gl/self": short("self"),
    "maps.app.goo.gl/there": short("back"),
    "maps.app.goo.gl/back": short("there"),
    "maps.app.goo.gl/1": short("2"),
    "maps.app.goo.gl/2": short("3"),
    "maps.app.goo.gl/3": short("4"),
    "maps.app.goo.gl/4": PLACE,
    "maps.app.goo.gl/deleted": 410,
    "maps.app.goo.gl/busy": 429,
    "maps.app.goo.gl/broken": 503,
    "maps.app.goo.gl/cut": (response) => void response.destroy(),
  });
});

beforeEach(() => {
  links.asked.length = 0;
});

afterAll(() => links.close());

const CANGGU = { latitude: -8.65012, longitude: 115.13034 };
const NOWHERE = { latitude: null, longitude: null };
const ASKED = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|waze\.com|osm\.org|maps\.apple)\//;

testReadings("tests/unit/collector/resolve-map-link.tsv", {
  kind: (href) => (isShortMapLink(new URL(href)) ? "short" : "other"),
});

it.each(readCases("tests/unit/collector/map-link-ends.tsv", ["href", "state"]))(
  "$href ends as: $state ($at)",
  async ({ href, state }) => {
    const point = state === "point" ? CANGGU : NOWHERE;
    expect(await resolveMapLink(href, links.ask)).toEqual({ href, ...point });
    expect(links.asked.filter((link) => !ASKED.test(link))).toEqual([]);
    expect(links.asked.length).toBeLessThanOrEqual(3);
  },
);

it.each(["busy", "broken", "cut"])("an answer that is %s leaves the link waiting", async (path) => {
  expect(await resolveMapLink(short(path), links.ask)).toBe("unanswered");
});

it("a link that its host does not know may be known later", async () => {
  expect(await resolveMapLink(short("missing"), links.ask)).toBe("missing");
});

it("leaves the link waiting without a network", async () => {
  const ask = () => Promise.reject(new Error("getaddrinfo ENOTFOUND maps.app.goo.gl"));
  expect(await resolveMapLink(short("pin"), ask)).toBe("unanswered");
});

it.each([
  "https://127.0.0.1:1/x",
  "https://[::1]:1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433:1/x",
  // A name that resolves to this machine, as that of a short link could be made to.
  "https://localhost:1/x",
])("refuses to ask a host of this machine or network: %s", async (href) => {
  await expect(askPublicHost(new URL(href))).rejects.toThrow(/not (a )?public/);
});
