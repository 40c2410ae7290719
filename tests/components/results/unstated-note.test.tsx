import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnstatedNote } from "@/components/results/unstated-note";
import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { UnstatedCount } from "@/lib/search/option-counts";
import { expectAddress, renderAt } from "../home/at-query";

function note(filters: Partial<Filters>, counts: UnstatedCount[]) {
  const query = { ...DEFAULT_QUERY, ...filters };
  return renderAt(query, <UnstatedNote query={query} counts={counts} />);
}
const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("UnstatedNote", () => {
  it("counts the adverts left out, and links to the list with them", async () => {
    note({ min_bedrooms: 2 }, [{ fact: "bedrooms", count: 5_331, isIncluded: false }]);
    expect(lines()).toEqual(["5,331 adverts across Bali do not state bedroomsInclude"]);
    const include = screen.getByRole("link", { name: "Include adverts that do not state bedrooms" });
    expect(include).toHaveAttribute("href", "/?min_bedrooms=2&unstated=bedrooms");
    await userEvent.click(include);
    await expectAddress("/?min_bedrooms=2&unstated=bedrooms");
  });

  it("links to the list without them, and keeps the other included facts", () => {
    note({ price_range: 11, min_bedrooms: 2, unstated: ["price", "bedrooms"] }, [
      { fact: "price", count: 1, isIncluded: true },
      { fact: "bedrooms", count: 2, isIncluded: true },
    ]);
    expect(screen.getByRole("list", { name: "Adverts that do not state it" })).toBeVisible();
    expect(lines()).toEqual([
      "Including 1 advert across Bali that does not state a priceLeave out",
      "Including 2 adverts across Bali that do not state bedroomsLeave out",
    ]);
    expect(screen.getByRole("link", { name: "Leave out adverts that do not state a price" })).toHaveAttribute(
      "href",
      "/?price_range=11&min_bedrooms=2&unstated=bedrooms",
    );
  });

  it("offers no link for adverts without a place, which no area can include", () => {
    note({ location: ["canggu"] }, [{ fact: "location", count: 23, isIncluded: false }]);
    expect(lines()).toEqual(["23 adverts do not name a place on the map"]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is absent when every advert states the facts", () => {
    note({}, []);
    expect(screen.queryByRole("list")).toBeNull();
  });
});
