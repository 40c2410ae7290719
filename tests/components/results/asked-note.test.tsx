import { screen } from "@testing-library/react";
import { AskedNote } from "@/components/results/asked-note";
import { EmptyList } from "@/components/results/empty-list";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import type { NearbyArea } from "@/lib/search/nearby-areas";
import { renderAt } from "../home/at-query";

const NEARBY: NearbyArea[] = [
  { name: "berawa", count: 7, km: 1 },
  { name: "pererenan", count: 19, km: 2.2 },
  { name: "seseh", count: 1_003, km: 3.4 },
  { name: "umalas", count: 2, km: 3.9 },
];

function showNote(query: Partial<ListQuery>, unknown: string[] = [], nearby: NearbyArea[] = []) {
  return renderAt(query, <AskedNote query={{ ...DEFAULT_QUERY, ...query }} {...{ unknown, nearby }} />);
}

const link = (name: string) => screen.getByRole("link", { name });

describe("AskedNote", () => {
  it("is empty when every area is known", () => {
    const { container } = showNote({ location: ["canggu"] });
    expect(container).toBeEmptyDOMElement();
  });

  it("names unknown areas, and the limit of ten areas", () => {
    showNote({ location: ["atlantis", "canggu", "utopia"], more_areas: true }, ["atlantis", "utopia"]);
    expect(screen.getByText("Location not found: Atlantis, Utopia.")).toBeVisible();
    expect(screen.getByText("Only the first 10 areas are searched.")).toBeVisible();
  });

  it("reports that the bounds were swapped", () => {
    showNote({ price_min: 10_000_000, price_max: 20_000_000, swapped: true });
    expect(screen.getByText("The minimum was above the maximum: swapped.")).toBeVisible();
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

describe("EmptyList", () => {
  it("offers the nearest areas that have rentals", () => {
    const location = ["canggu"];
    renderAt({ location, stay: 1 }, <EmptyList offered={[]} asked={[]} {...{ location }} nearby={NEARBY} />);
    expect(screen.getByRole("list", { name: "Nearby" }).children).toHaveLength(3);
    expect(link("19 in Pererenan, 2 km away")).toHaveAttribute("href", "/?location=canggu,pererenan&stay=1");
  });

  it("offers no areas when there are none nearby", () => {
    renderAt({}, <EmptyList offered={[]} asked={[]} location={[]} nearby={[]} />);
    expect(screen.queryByRole("list", { name: "Nearby" })).toBeNull();
    expect(link("Show all rentals")).toBeVisible();
  });
});
