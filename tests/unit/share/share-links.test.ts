import { shareLink, shareTargets } from "@/lib/share/share-links";
import { HARD_TEXTS } from "../hard-texts";

const HOST = "https://share.example";

describe("shareLink", () => {
  it.each([
    ["by its slug", { id: 7, slug: "villa-canggu" }, "https://share.example/rental?slug=villa-canggu"],
    ["by its id", { id: 7, slug: null }, "https://share.example/rental?slug=7"],
    [
      "with a slug of another script",
      { id: 7, slug: "вилла" },
      `${HOST}/rental?slug=%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0`,
    ],
    ["with a slug that could be a query", { id: 7, slug: "a&b=c#d" }, `${HOST}/rental?slug=a%26b%3Dc%23d`],
  ])("names a rental %s", (_, rental, link) => {
    expect(shareLink(HOST, rental)).toBe(link);
  });
});

describe("shareTargets", () => {
  const link = shareLink(HOST, { id: 7, slug: "вилла" });

  it("offers the channels of the specification in their order", () => {
    const channels = shareTargets(link, "Villa").map(({ channel }) => channel);
    expect(channels).toEqual(["Email", "Facebook", "X", "WhatsApp", "Messenger"]);
  });

  it("has the link in every address, encoded once", () => {
    for (const { href } of shareTargets(link, "Villa & pool")) {
      expect(href.split(encodeURIComponent(link))).toHaveLength(2);
    }
  });

  it.each(HARD_TEXTS)("keeps any title out of the rest of an address: %j", (title) => {
    const hrefs = new Map(shareTargets(link, title).map(({ channel, href }) => [channel, href]));
    expect(hrefs.get("Email")).toMatch(/^mailto:\?subject=[^&?#]*&body=[^&?#]*$/);
    expect(hrefs.get("X")).toMatch(/^https:\/\/x\.com\/intent\/post\?text=[^&?#]*&url=[^&?#]*$/);
    expect(hrefs.get("WhatsApp")).toMatch(/^https:\/\/wa\.me\/\?text=[^&?#]*$/);
  });
});
