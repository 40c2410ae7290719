import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { toCard } from "@/lib/rentals/card";
import { listJsonLd } from "@/lib/seo/list-json-ld";
import { sampleRental } from "../rentals/sample-rental";

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

const CARDS = [sampleRental(), sampleRental({ id: 2, slug: null, title: null })].map((rental) =>
  toCard(rental, new Date("2026-11-21T00:00:00Z")),
);

const types = (query: Partial<ListQuery>, area: string | null) =>
  listJsonLd({ ...DEFAULT_QUERY, ...query }, area, CARDS)?.["@graph"].map((thing) =>
    typeof thing === "object" && "@type" in thing ? thing["@type"] : null,
  );

describe("listJsonLd", () => {
  it("lists the cards in their order, with unique canonical addresses", () => {
    expect(listJsonLd(DEFAULT_QUERY, null, CARDS)?.["@graph"][1]).toMatchObject({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          name: "Two-bedroom villa with a pool",
          url: "https://bali.example/rental/villa-canggu",
        },
        { position: 2, name: "Rental property", url: "https://bali.example/rental/2" },
      ],
    });
  });

  it("names the site on its home page alone, and the way to an area", () => {
    expect(types({}, null)).toEqual(["WebSite", "ItemList"]);
    expect(types({ sort: "pricePerMonthAsc" }, null)).toEqual(["ItemList"]);
    expect(types({ page: 2 }, null)).toEqual(["ItemList"]);
    expect(types({ location: "canggu" }, "canggu")).toEqual(["ItemList", "BreadcrumbList"]);
  });

  it("is none for an empty list", () => {
    expect(listJsonLd(DEFAULT_QUERY, null, [])).toBeNull();
  });
});
