import { photoSharerLinks } from "@/lib/rental/photo-sharers";
import { differencesFrom, type PhotoSharer } from "@/lib/rental/same-photos";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../money/rates";
import { type Change, sampleRent, withRent } from "./sample-rental";
import { sampleWholeRental } from "./sample-whole-rental";

const home: PhotoSharer = {
  ...{ location: "canggu", contact_url: "https://wa.me/6281234567890", facts: null },
  rent: sampleRent({ price_amount: 20_000_000 }),
};

it.each<[string, Change<PhotoSharer>, string[]]>([
  ["no difference", {}, []],
  ["another contact", { contact_url: "https://wa.me/6281299999999" }, ["another contact"]],
  ["the same contact in another form", { contact_url: "0812 3456 7890" }, []],
  [
    "another contact link but a shared contact in the text",
    { contact_url: "https://t.me/other", facts: { contacts: ["tel:+6281234567890"] } },
    [],
  ],
  ["no contact", { contact_url: null }, []],
  ["another area", { location: "nusa dua" }, ["in Nusa Dua"]],
  ["no area", { location: null }, []],
  ["a rent just less than a fifth lower", { price_amount: 16_000_001 }, []],
  ["a rent a fifth lower", { price_amount: 16_000_000 }, ["Rp 16M / month"]],
  ["a rent a quarter higher", { price_amount: 25_000_000 }, ["Rp 25M / month"]],
  ["the same rent as a yearly sum", { price_amount: 240_000_000, rental_period: "year" }, []],
  ["no rent", { price_amount: null }, []],
  ["a doubtful rent", { price_amount: 12 }, []],
  ["a currency without a rate", { price_amount: 500, price_currency: "XAU" }, []],
  [
    "contact, area and rent",
    { contact_url: "https://t.me/other", location: "ubud", price_amount: 10_000_000 },
    ["another contact", "in Ubud", "Rp 10M / month"],
  ],
])("the site compares a listing with %s", (_, change, differences) => {
  expect(differencesFrom(home, { ...home, ...withRent(change) }, RATES, ENGLISH)).toEqual(differences);
});

it("the site compares rents in two currencies by the exchange rates", () => {
  const inDollars = (rupiah: number) => {
    const price_amount = rupiah * (RATES.USD ?? 0);
    return { ...home, rent: sampleRent({ price_currency: "USD", price_amount }) };
  };
  expect(differencesFrom(home, inDollars(20_000_000), RATES, ENGLISH)).toEqual([]);
  expect(differencesFrom(home, inDollars(10_000_000), RATES, ENGLISH)).toHaveLength(1);
  expect(differencesFrom(home, inDollars(10_000_000), {}, ENGLISH)).toEqual([]);
});

it("the site links the listings that differ, newest first", () => {
  const posted = (id: number, posted_at: string | null, location: string) =>
    sampleWholeRental({ id, slug: `home-${id}`, title: `Home ${id}`, posted_at, location });
  const links = photoSharerLinks(
    posted(1, "2026-11-20T04:00:00Z", "canggu"),
    [
      posted(2, null, "ubud"),
      posted(3, "2026-11-01T04:00:00Z", "ubud"),
      posted(4, "2026-11-03T04:00:00Z", "canggu"),
      posted(5, "2025-11-05T04:00:00Z", "sanur"),
      posted(6, "2026-11-02T04:00:00Z", "amed"),
    ],
    { rates: RATES, now: Date.parse("2026-11-21T04:00:00Z"), language: ENGLISH },
  );
  expect(links.map(({ href, posted, differences }) => [href, posted, differences])).toEqual([
    ["/rental/home-6", "posted 2 Nov", "in Amed"],
    ["/rental/home-3", "posted 1 Nov", "in Ubud"],
    ["/rental/home-5", "posted 5 Nov 2025", "in Sanur"],
    ["/rental/home-2", "", "in Ubud"],
  ]);
});
