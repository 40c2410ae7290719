import { render } from "@testing-library/react";
import { AreaFigures } from "@/components/area/area-figures";
import { compareRows } from "@/lib/compare/compare-rows";
import { comparisonOf } from "@/lib/market/comparison";
import { cardStanding, shortStanding } from "@/lib/market/market-text";
import { groupsAt } from "@/lib/market/rent-market";
import { placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { toCard } from "@/lib/search/card";
import { ENGLISH } from "@/tests/support/in-english";
import { homes, marketOf, PLACES } from "../../unit/market/sample-market";
import { CARD_CONTEXT } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { compareContext } from "./sample-homes";

/** What the rental page, card, comparison and area page show about the first rental's rent; null for nothing. */
function saidOf(rentals: readonly LiveRental[]) {
  const market = marketOf(rentals);
  const rental = sampleWholeRental(rentals[0]);
  const standingOf = (listed: LiveRental) => cardStanding(comparisonOf(market, listed), ENGLISH);
  const card = toCard(rental, { ...CARD_CONTEXT, places: PLACES, standingOf });
  const rows = compareRows([{ rental, newestAt: null }], compareContext(market));
  const beside = rows.find(({ name }) => name === "Against similar homes");
  const groups = groupsAt(market, placeIndex(PLACES, rental.location) ?? -1);
  const { container: area } = render(<AreaFigures groups={groups} />);
  const areaRows = [...area.querySelectorAll("tbody tr")];
  return {
    page: shortStanding(comparisonOf(market, rental), ENGLISH),
    card: card.standing ?? null,
    compare: beside?.cells[0]?.text ?? null,
    area: areaRows.map(({ children }) => [...children].slice(0, 3).map(({ textContent }) => textContent)),
  };
}

const ROOM = { property_type: "room", bedrooms: 1 };
const ONE = { bedrooms: 1 };

it("a room is compared with rooms, not with homes of the same number of bedrooms", () => {
  const rooms = homes([6, 3, 3, 3, 3, 3, 3, 3, 3, 3], ROOM);
  const villas = homes([20, 20, 20, 20, 20, 20, 20, 20, 20, 20], ONE, 50);
  expect(saidOf([...rooms, ...villas])).toEqual({
    page: "Highest of 10 similar",
    card: "Highest of 10 similar",
    compare: "Highest of 10 similar",
    area: [
      ["1", "10", "Rp 20M"],
      ["Room", "10", "Rp 3M"],
    ],
  });
  expect(saidOf([...villas, ...rooms])).toMatchObject({ card: null, compare: "Around median" });
});

it.each([
  ["a median of nine homes", homes([20, 21, 22, 23, 24, 25, 26, 27, 28]), "9", "24"],
  [
    "a median of five homes with those of the areas nearby",
    [...homes([20, 21, 22]), ...homes([23, 24], { location: "pererenan" }, 20)],
    "5",
    "22",
  ],
  [
    "a median of five homes nearby, none of them in the rental's own area",
    [
      ...homes([1], { rental_period: "night" }),
      ...homes([20, 21, 22, 23, 24], { location: "pererenan" }, 20),
    ],
    "5",
    "22",
  ],
])("rental page, card, comparison and area page agree on %s", (_, rentals, count, median) => {
  const said = saidOf(rentals);
  expect(said.page).toBe(`Similar homes: Rp ${median}M (${count})`);
  expect(said.card).toBeNull();
  expect(said.compare).toBe(said.page);
  expect(said.area).toEqual([[expect.stringMatching(/^2/), count, `Rp ${median}M`]]);
});

it.each([
  ["four similar homes", homes([20, 21, 22, 23])],
  [
    "a home of an unknown type among homes",
    [...homes([20], { property_type: null }), ...homes([20, 21, 22, 23], {}, 20)],
  ],
  ["a room among homes", [...homes([20], ROOM), ...homes([20, 21, 22, 23], ONE, 20)]],
  ["homes of unknown types", homes([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], { property_type: null })],
])("rental page, card, comparison and area page show nothing for %s", (_, rentals) => {
  expect(saidOf(rentals)).toEqual({ page: null, card: null, compare: null, area: [] });
});
