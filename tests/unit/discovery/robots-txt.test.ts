import robotsParser from "robots-parser";
import { GET } from "@/app/[locale]/manifest.webmanifest/route";
import { robotsTxt } from "@/server/discovery/robots-txt";
import { testReadings } from "@/tests/support/case-table";

const SITE = "https://bali.example";
const robots = robotsParser(`${SITE}/robots.txt`, robotsTxt(`${SITE}/sitemap.xml`));

testReadings("tests/unit/discovery/robots-txt.tsv", {
  access: (path) => (robots.isAllowed(SITE + path, "Googlebot") ? "allowed" : "disallowed"),
});

describe("robotsTxt", () => {
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
