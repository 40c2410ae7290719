import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { toCard } from "@/lib/search/card";
import { jsonLdText, listJsonLd } from "@/lib/search/json-ld";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { CARD_CONTEXT, sampleRental } from "../rentals/sample-rental";

const SITE = "https://bali.example";

describe("json ld text", () => {
  describe("jsonLdText", () => {
    it("cannot end its element, and is the same data", () => {
      const data = { name: '</script><script>alert("x")</script><!--' };
      expect(jsonLdText(data)).not.toContain("<");
      expect(JSON.parse(jsonLdText(data))).toEqual(data);
    });

    it.each(HARD_TEXTS)("is valid and well-formed with hard text %#", (text) => {
      const json = jsonLdText({ list: [text] });
      expect(json.isWellFormed()).toBe(true);
      expect(JSON.parse(json)).toEqual({ list: [text.toWellFormed()] });
    });
  });
});

describe("list json ld", () => {
  beforeEach(() => {
    process.env.SITE_URL = "https://bali.example";
  });

  const CARDS = [sampleRental(), sampleRental({ id: 2, slug: null, title: null })].map((rental) =>
    toCard(rental, CARD_CONTEXT),
  );

  const types = (query: Partial<ListQuery>, area: string | null) =>
    listJsonLd({ ...DEFAULT_QUERY, ...query }, area, CARDS, SITE, inEnglish)["@graph"].map((thing) =>
      typeof thing === "object" && "@type" in thing ? thing["@type"] : null,
    );

  describe("listJsonLd", () => {
    it("lists the cards in their order, with unique canonical addresses", () => {
      expect(listJsonLd(DEFAULT_QUERY, null, CARDS, SITE, inEnglish)["@graph"][1]).toMatchObject({
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
      expect(types({ location: ["canggu"] }, "canggu")).toEqual(["ItemList", "BreadcrumbList"]);
    });
  });
});
