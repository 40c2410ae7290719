import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CloseHomes } from "@/components/results/close-homes";
import { AskedNote, FitNote, SortNote, UnstatedNote } from "@/components/results/list-notes";
import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import type { NearMiss } from "@/lib/search/near-misses";
import type { NearbyArea } from "@/lib/search/nearby-areas";
import type { UnstatedCount } from "@/lib/search/option-counts";
import type { PriceFit } from "@/lib/search/price-fit";
import { sampleRental } from "../../unit/rental/sample-rental";
import { expectAddress, renderAt } from "../home/at-query";

const NEARBY: NearbyArea[] = [
  { name: "berawa", count: 7, km: 1 },
  { name: "pererenan", count: 19, km: 2.2 },
  { name: "seseh", count: 1_003, km: 3.4 },
  { name: "umalas", count: 2, km: 3.9 },
];

function showNote(query: Partial<ListQuery>, unknownAreas: string[] = [], nearby: NearbyArea[] = []) {
  const asked = { query: { ...DEFAULT_QUERY, ...query }, unknownAreas };
  return renderAt(query, <AskedNote {...{ ...asked, nearby }} unread={[]} />);
}

const link = (name: string) =>
  screen.getByRole("link", { name: new RegExp(name.replaceAll(/[()]/g, "\\$&")) });

describe("AskedNote", () => {
  it("is empty when every area is known", () => {
    const { container } = showNote({ location: ["canggu"] });
    expect(container).toBeEmptyDOMElement();
  });

  it("names unknown areas", () => {
    showNote({ location: ["atlantis", "canggu", "utopia"] }, ["atlantis", "utopia"]);
    expect(screen.getByText("Location not found: Atlantis, Utopia.")).toBeVisible();
  });

  it("names values of the address that no filter has", () => {
    renderAt({}, <AskedNote query={DEFAULT_QUERY} unknownAreas={[]} unread={["type=castle"]} nearby={[]} />);
    expect(screen.getByText("Not understood in the address: type=castle.")).toBeVisible();
  });

  it("links to the areas with those nearby, under the other filters", () => {
    showNote({ location: ["canggu"], min_bedrooms: 2 }, [], NEARBY);
    expect(link("and nearby: Berawa and 3 more (1,031)")).toHaveAttribute(
      "href",
      "/?location=berawa,canggu,pererenan,seseh,umalas&min_bedrooms=2",
    );
  });

  it("adds the nearest area when there is no room for all, and none when there is no room", () => {
    const nine = Array.from("abcdefghi");
    const { unmount } = showNote({ location: nine }, [], NEARBY);
    expect(link("and nearby: Berawa (7)")).toHaveAttribute("href", "/?location=a,b,berawa,c,d,e,f,g,h,i");
    unmount();
    showNote({ location: [...nine, "j"] }, [], NEARBY);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("CloseHomes", () => {
  const miss: NearMiss = {
    rental: sampleRental({ slug: "villa", title: "Villa Sari" }),
    reasons: [{ text: () => "Minimum stay 6 months" }, { unstated: "pets" }],
  };
  const removal = { label: "Pool", change: { includes: [] }, count: 2 };

  it("says what each home misses, and what removing a filter of an empty list gives", () => {
    renderAt({ includes: ["pool"] }, <CloseHomes misses={[miss]} removals={[removal]} isEmpty />);
    expect(screen.getByRole("region", { name: "1 home is close" })).toBeVisible();
    expect(link("Villa Sari")).toHaveTextContent(
      "Minimum stay 6 months · Does not say whether pets are allowed",
    );
    expect(link("Remove: Pool (2)")).toHaveAttribute("href", "/");
    expect(link("Show all rentals")).toBeVisible();
  });

  it("is not there for a list that has something and nothing close", () => {
    const { container } = renderAt({}, <CloseHomes misses={[]} removals={[]} isEmpty={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});

function priceFitNote(filters: Partial<Filters>, fit: PriceFit, total = 729) {
  const query = { ...DEFAULT_QUERY, ...filters };
  return renderAt(query, <FitNote query={query} fit={fit} total={total} />);
}

it("the note counts the rentals that fit by the month, and links to those", async () => {
  priceFitNote({ price_range: 11, unstated: ["price"] }, { fitting: 44, withoutRate: 0 });
  expect(screen.getByText(/^44 of 729 fit Rp 11M a month\./)).toBeVisible();
  const only = screen.getByRole("link", { name: "Show only these" });
  expect(only).toHaveAttribute("href", "/?price_range=11&price_by=month");
  await userEvent.click(only);
  await expectAddress("/?price_range=11&price_by=month");
});

it.each([
  [1, "1 of 729 fits Rp 11M a month. Show only this one"],
  [0, "None of 729 fits Rp 11M a month."],
])("the note has words for %i fitting rentals", (fitting, words) => {
  const { container } = priceFitNote({ price_range: 11 }, { fitting, withoutRate: 0 });
  expect(container).toHaveTextContent(words);
  expect(screen.queryAllByRole("link")).toHaveLength(fitting);
});

it.each<[Partial<Filters>, string]>([
  [{}, "Including 2 in another currency: no exchange rate today."],
  [{ price_by: "month" }, "2 in other currencies are left out: no exchange rate today."],
  [{ price_by: "month", unstated: ["price"] }, "Including 2 in another currency: no exchange rate today."],
])("the note counts rentals without an exchange rate, under %j", (filters, words) => {
  priceFitNote({ price_range: 25, ...filters }, { fitting: 729, withoutRate: 2 });
  expect(screen.getByText(words)).toBeVisible();
});

it("the note is empty when all rentals fit, or the list is empty", () => {
  expect(priceFitNote({ price_range: 11 }, { fitting: 729, withoutRate: 0 }).container).toHaveTextContent(
    /^$/,
  );
  expect(priceFitNote({ price_range: 11 }, { fitting: 0, withoutRate: 0 }, 0).container).toHaveTextContent(
    /^$/,
  );
  expect(priceFitNote({}, { fitting: null, withoutRate: 0 }).container).toHaveTextContent(/^$/);
});

it("a note says that the chosen order changes nothing", () => {
  renderAt({ sort: "reducedMost" }, <SortNote sort="reducedMost" isIdle />);
  expect(screen.getByText("“Reduced most” changes nothing in this list.")).toBeVisible();
});

function unstatedNote(filters: Partial<Filters>, counts: UnstatedCount[]) {
  const query = { ...DEFAULT_QUERY, ...filters };
  return renderAt(query, <UnstatedNote query={query} counts={counts} />);
}
const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("UnstatedNote", () => {
  it("counts the adverts left out, and links to the list with them", async () => {
    unstatedNote({ min_bedrooms: 2 }, [{ fact: "bedrooms", count: 5_331, isIncluded: false }]);
    expect(lines()).toEqual(["5,331 ads across Bali do not state bedroomsInclude"]);
    const include = screen.getByRole("link", { name: "Include ads that do not state bedrooms" });
    expect(include).toHaveAttribute("href", "/?min_bedrooms=2&unstated=bedrooms");
    await userEvent.click(include);
    await expectAddress("/?min_bedrooms=2&unstated=bedrooms");
  });

  it("links to the list without them, and keeps the other included facts", () => {
    unstatedNote({ price_range: 11, min_bedrooms: 2, unstated: ["price", "bedrooms"] }, [
      { fact: "price", count: 1, isIncluded: true },
      { fact: "bedrooms", count: 2, isIncluded: true },
    ]);
    expect(screen.getByRole("list", { name: "Ads that do not state it" })).toBeVisible();
    expect(lines()).toEqual([
      "Including 1 ad across Bali that does not state a priceLeave out",
      "Including 2 ads across Bali that do not state bedroomsLeave out",
    ]);
    expect(screen.getByRole("link", { name: "Leave out ads that do not state a price" })).toHaveAttribute(
      "href",
      "/?price_range=11&min_bedrooms=2&unstated=bedrooms",
    );
  });

  it("offers no link for adverts without a place, which no area can include", () => {
    unstatedNote({ location: ["canggu"] }, [{ fact: "location", count: 23, isIncluded: false }]);
    expect(lines()).toEqual(["23 ads do not name a place on the map"]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is absent when every advert states the facts", () => {
    unstatedNote({}, []);
    expect(screen.queryByRole("list")).toBeNull();
  });
});
