import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { FilterPanel } from "@/components/filters/filter-panel.client";
import { ListStatus } from "@/components/home/results-region.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { EnglishPage } from "@/tests/support/in-english";
import { EMPTY_LIST } from "../home/at-query";

/** Four of 45 are in the map's default view. */
const LIST: ListOnPage = {
  ...EMPTY_LIST,
  points: [
    { name: "sanur", lat: -8.69, lng: 115.26 },
    { name: "amed", lat: -8.33, lng: 115.65 },
  ],
  counts: { ...EMPTY_LIST.counts, location: [4, 41] },
  total: 45,
};

const home = (list: ListOnPage | null) => (
  <HomeStateProvider search="" list={list}>
    <ListStatus />
    <FilterPanel onShow={() => {}} />
  </HomeStateProvider>
);

describe("the status of a list", () => {
  it("is in the page's HTML as it stays", () => {
    expect(renderToString(<EnglishPage>{home(LIST)}</EnglishPage>)).toContain(
      "Showing 4 rental(s) in Map View",
    );
  });

  it.each([
    ["Error loading rentals.", null],
    ["Location not found.", { ...EMPTY_LIST, missing: "Location not found." }],
    ["No rentals found.", EMPTY_LIST],
  ])("is %j where there is no list", (message, list) => {
    render(home(list));
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(message);
  });

  it("is on the button from the filters to the list, with the count outside the map", () => {
    render(home(LIST));
    expect(screen.getByRole("button", { name: "Show rentals (4 here, 45 on Bali)" })).toBeVisible();
  });
});
