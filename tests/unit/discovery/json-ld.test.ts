import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { toCard } from "@/lib/search/card";
import { jsonLdText, listJsonLd } from "@/lib/search/json-ld";
import { listCrumbs } from "@/server/discovery/rental-json-ld";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { CARD_CONTEXT, sampleRental } from "../rental/sample-rental";

process.env.SITE_URL = "https://bali.example";

const SITE = "https://bali.example";

describe("jsonLdText", () => {
  it.each(HARD_TEXTS)("is valid and well-formed with hard text %#", (text) => {
    const json = jsonLdText({ list: [text] });
    expect(json.isWellFormed()).toBe(true);
    expect(JSON.parse(json)).toEqual({ list: [text.toWellFormed()] });
  });
});

describe("listJsonLd", () => {
  const CARDS = [sampleRental(), sampleRental({ id: 2, slug: null, title: null })].map((rental) =>
    toCard(rental, CARD_CONTEXT),
  );

  const crumbsTo = (area: string | null) => (area === null ? [] : listCrumbs(area, ENGLISH));
  const types = (query: Partial<ListQuery>, area: string | null) =>
    listJsonLd(homeHref(query), crumbsTo(area), CARDS, SITE)["@graph"].map((thing) =>
      typeof thing === "object" && "@type" in thing ? thing["@type"] : null,
    );

  it("lists the cards in order, with canonical addresses", () => {
    expect(listJsonLd("/", [], CARDS, SITE)["@graph"][1]).toMatchObject({
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

  it("has the site on the home page only, and breadcrumbs for an area", () => {
    expect(types({}, null)).toEqual(["WebSite", "ItemList"]);
    expect(types({ sort: "pricePerMonthAsc" }, null)).toEqual(["ItemList"]);
    expect(types({ page: 2 }, null)).toEqual(["ItemList"]);
    expect(types({ location: ["canggu"] }, "canggu")).toEqual(["ItemList", "BreadcrumbList"]);
  });

  it("is in the language of its path", () => {
    const [site, list, crumbs] = listJsonLd("/ru", listCrumbs("canggu", languageOf("ru")), CARDS, SITE)[
      "@graph"
    ];
    expect(site).toMatchObject({ "@type": "WebSite", url: "https://bali.example/ru", inLanguage: "ru" });
    expect(list).toMatchObject({ "@id": "https://bali.example/ru#list" });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: "Аренда на Бали", item: "https://bali.example/ru" },
        { name: "Чангу", item: "https://bali.example/ru?location=canggu" },
      ],
    });
  });
});
