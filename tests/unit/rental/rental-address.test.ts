import { numericId, rentalParam, rentalPath, shareLink, shareTargets } from "@/lib/rental/rental-address";
import { testReadings } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

testReadings("tests/unit/rental/rental-address.tsv", {
  address: (text) => rentalParam(text) ?? "refused",
  id: (text) => numericId(text) ?? "none",
});

describe("rentalParam", () => {
  it.each([
    ["as written", (raw: string) => raw],
    ["encoded", (raw: string) => encodeURIComponent(raw.toWellFormed())],
  ])("accepts of the hard texts, %s, only those that stay within a path segment", (_, written) => {
    const read = HARD_TEXTS.filter((raw) => rentalParam(written(raw)) !== null);
    expect(read).toEqual(["pool", "cafe\u0301", "null", "undefined", "__proto__", "constructor"]);
  });
});

describe("rentalPath", () => {
  it.each([
    [{ id: 12, slug: "villa-canggu" }, "/rental/villa-canggu"],
    [{ id: 12, slug: null }, "/rental/12"],
    [{ id: 12, slug: "вилла" }, "/rental/%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0"],
  ])("of %j is %s", (rental, path) => {
    expect(rentalPath(rental)).toBe(path);
  });

  it.each(["villa-canggu", "12", "-villa-", "вилла", "cafe\u0301", "a.b_c~d", "בית-עם-בריכה"])(
    "is read back as the slug %j",
    (slug) => {
      const { pathname } = new URL(rentalPath({ id: 1, slug }), "http://site.test");
      expect(rentalParam(pathname.slice("/rental/".length))).toBe(slug);
    },
  );

  it.each(["a/b", "a b", "a?b", "a#b", "a&b", "100%", '"'])("is one path segment for the slug %j", (slug) => {
    const url = new URL(rentalPath({ id: 1, slug }), "http://site.test");
    expect(url.pathname.split("/")).toHaveLength(3);
    expect(url.search + url.hash).toBe("");
  });
});

const HOST = "https://share.example";

describe("shareLink", () => {
  it.each([
    ["by its slug", { id: 7, slug: "villa-canggu" }, "https://share.example/rental?slug=villa-canggu"],
    ["by its id", { id: 7, slug: null }, "https://share.example/rental?slug=7"],
    [
      "with a slug in another script",
      { id: 7, slug: "вилла" },
      `${HOST}/rental?slug=%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0`,
    ],
    ["with a slug that could be a query", { id: 7, slug: "a&b=c#d" }, `${HOST}/rental?slug=a%26b%3Dc%23d`],
  ])("links a rental %s", (_, rental, link) => {
    expect(shareLink(HOST, rental, "en")).toBe(link);
  });

  it("leads to the page in the sender's language", () => {
    expect(shareLink(HOST, { id: 7, slug: "villa" }, "ru")).toBe(`${HOST}/ru/rental?slug=villa`);
  });
});

describe("shareTargets", () => {
  const link = shareLink(HOST, { id: 7, slug: "вилла" }, "en");

  it("offers the channels of the specification in their order, then Telegram", () => {
    const channels = shareTargets(link, "Villa").map(({ channel }) => channel);
    expect(channels).toEqual(["Email", "Facebook", "X", "WhatsApp", "Messenger", "Telegram"]);
  });

  it("contains the link in every address, encoded once", () => {
    for (const { href } of shareTargets(link, "Villa & pool")) {
      expect(href.split(encodeURIComponent(link))).toHaveLength(2);
    }
  });

  it.each(HARD_TEXTS)("encodes any title so that it changes no other part of an address (%#)", (title) => {
    const hrefs = new Map(shareTargets(link, title).map(({ channel, href }) => [channel, href]));
    expect(hrefs.get("Email")).toMatch(/^mailto:\?subject=[^&?#]*&body=[^&?#]*$/);
    expect(hrefs.get("X")).toMatch(/^https:\/\/x\.com\/intent\/post\?text=[^&?#]*&url=[^&?#]*$/);
    expect(hrefs.get("Telegram")).toMatch(/^https:\/\/t\.me\/share\/url\?url=[^&?#]*&text=[^&?#]*$/);
    expect(hrefs.get("WhatsApp")).toMatch(/^https:\/\/wa\.me\/\?text=[^&?#]*$/);
  });
});
