import robotsParser from "robots-parser";
import { GET } from "@/app/[locale]/manifest.webmanifest/route";
import { robotsTxt } from "@/server/discovery/robots-txt";

const SITE = "https://bali.example";
const robots = robotsParser(`${SITE}/robots.txt`, robotsTxt(`${SITE}/sitemap.xml`));

describe("robotsTxt", () => {
  it.each([
    "/",
    "/?location=canggu",
    "/?location=canggu&page=2",
    "/?page=2",
    "/rental/x",
    "/rental?slug=x",
    "/preview/x/0123456789ab.jpg",
    "/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75",
    "/_next/static/chunks/a.js",
    "/api/rentals?ids=1",
    "/ru?location=canggu",
    "/id/feed.xml?location=canggu",
    "/sitemap.xml?part=2",
    "/feed.xml?location=canggu",
  ])("allows search engines to read %s", (path) => {
    expect(robots.isAllowed(SITE + path, "Googlebot")).toBe(true);
  });

  it.each([
    "/?sort=pricePerMonthAsc",
    "/?location=a&sort=b",
    "/?keywords=x",
    "/?location=a&price_range=11",
    "/?min_bedrooms=2",
    "/?includes=wifi,pets",
    "/?stay=1",
    "/?location=canggu&available=2026-12-01",
    "/?location=a&price_by=month",
    "/?min_bedrooms=2&unstated=bedrooms",
    "/?unstated=bedrooms",
    "/?dateRange=week&location=a",
    "/rental/x?location=a&keywords=pool",
    "/ru?sort=pricePerMonthAsc",
    "/id?location=a&keywords=pool",
  ])("keeps search engines out of %s", (path) => {
    expect(robots.isAllowed(SITE + path, "Googlebot")).toBe(false);
  });

  it.each([
    "facebookexternalhit",
    "WhatsApp",
    "TelegramBot",
    "Slackbot-LinkExpanding",
    "Twitterbot",
    "Discordbot",
    "LinkedInBot",
    "Mastodon",
  ])("allows %s to read everything", (agent) => {
    expect(robots.isAllowed(`${SITE}/?location=a&sort=b&keywords=c`, `${agent}/1.0`)).toBe(true);
  });

  it("names the sitemap", () => {
    expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
  });
});

const manifestIn = async (locale: string) => {
  const answer = await GET(new Request("http://site.test/"), { params: Promise.resolve({ locale }) });
  return { type: answer.headers.get("content-type"), ...(await answer.json()) };
};

test.each([
  ["en", "/", "Bali Monthly: monthly rentals in Bali"],
  ["id", "/id", "Bali Monthly: hunian sewa bulanan di Bali"],
  ["ru", "/ru", "Bali Monthly: аренда жилья на Бали помесячно"],
])("the app is named in %s, and starts in that language", async (lang, home, name) => {
  const app = { type: "application/manifest+json", id: home, start_url: home, scope: "/", lang, name };
  expect(await manifestIn(lang)).toMatchObject(app);
});
