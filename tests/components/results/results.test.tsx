import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListStatus } from "@/components/home/results-region.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { Results } from "@/components/results/results.client";
import { parseListQuery } from "@/lib/filters/schema";
import { WHOLE_REGION_VIEW } from "@/lib/map/camera";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { listIndex } from "@/lib/rental/list-index";
import { useRentalStore } from "@/stores/rental-store";
import { onDevice } from "@/tests/support/device";
import { expectAddress, renderAt } from "../home/at-query";
import { sampleCard } from "../home/sample-card";
import { comeNear, installIntersections } from "./intersections";

const POINTS = [
  { name: "sanur", lat: -8.69, lng: 115.26 },
  { name: "ubud", lat: -8.51, lng: 115.26 },
  { name: "amed", lat: -8.33, lng: 115.65 },
];
const { bounds: WHOLE_REGION } = WHOLE_REGION_VIEW;
const INDEX: ListEntry[] = [
  [1, 0],
  [2, 1],
  [3, 0],
  [4, NO_PLACE],
];
const cardOf = (id: number) => sampleCard({ id, title: `Home ${id}`, href: `/rental/home-${id}` });

/** Stands in for the server: returns the index of the query of each request. */
const serveIndex = jest.fn<Promise<unknown>, [search: string]>();

async function fetchStandIn(url: string) {
  const { pathname, search, searchParams } = new URL(url, window.location.href);
  const ids = (searchParams.get("ids") ?? "").split(",").map(Number);
  const body = pathname === "/api/list" ? await serveIndex(search) : { rentals: ids.map(cardOf) };
  return { ok: true, json: async () => body };
}

const asIndex = (entries: readonly ListEntry[]) =>
  listIndex(
    entries.map(([id, at]) => ({ id, location: POINTS[at]?.name ?? null })),
    { points: POINTS, indexByName: { sanur: 0, ubud: 1, amed: 2 } },
  );

type Shown = {
  brought?: ListEntry[];
  offset?: number;
  search?: string;
  queryPlaces?: number[];
  ofContact?: boolean;
};

/** Shows the list of these entries; the page contains the `brought` ones. */
function show(
  all: ListEntry[],
  { brought = all, offset = 0, search = "", queryPlaces = [], ofContact = false }: Shown = {},
) {
  const location = POINTS.map((_, at) => all.filter(([, place]) => place === at).length);
  const list: ListOnPage = {
    counts: { price_range: {}, min_bedrooms: {}, dateRange: {}, includes: {}, stay: {}, location },
    ...{ points: POINTS, queryPlaces, ofContact, offset, total: all.length },
    newest: Math.max(...all.map(([id]) => id)),
    cards: brought.map(([id]) => cardOf(id)),
    places: brought.map(([, place]) => place),
  };
  return renderAt(
    parseListQuery(search),
    <>
      <ListStatus />
      <Results list={list}>{null}</Results>
    </>,
    list,
  );
}

/** The list's own, which is the first. */
const status = () => screen.getAllByRole("status")[0];
const titles = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
/** The text about rentals outside the map. */
function totals() {
  const text = screen.queryByText(/ Elsewhere:$| outside this map:$| elsewhere:$/);
  return text?.closest("[hidden]") ? null : text;
}
/** The ways to them, beside this text. */
function buttons() {
  const beside = totals()?.parentElement;
  return beside
    ? within(beside)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent)
    : [];
}
beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchStandIn });
  localStorage.clear();
  serveIndex.mockReset();
  installIntersections();
  useRentalStore.setState({ mapBounds: null, mapSelectedLocation: null });
});

describe("Results", () => {
  it("shows every rental of a contact, whatever the map shows", () => {
    show(INDEX, { ofContact: true });
    expect(titles()).toEqual(["Home 1", "Home 2", "Home 3", "Home 4"]);
    expect(status()).toHaveTextContent("Showing 4 rental(s) of this contact");
    expect(totals()).toBeNull();
    act(() => useRentalStore.setState({ mapSelectedLocation: ["ubud"] }));
    expect(titles()).toEqual(["Home 2"]);
  });

  it("shows the rentals on the map, and counts the others", async () => {
    show(INDEX);
    expect(titles()).toEqual(["Home 1", "Home 3"]);
    expect(totals()).toHaveTextContent("2 of 4 in this map view. Elsewhere:");
    expect(buttons()).toEqual(["Ubud 1", "Show all of Bali", "1 without a place on the map"]);
    await userEvent.click(screen.getByRole("button", { name: "1 without a place on the map" }));
    expect(titles()).toEqual(["Home 1", "Home 3", "Home 4"]);
    expect(totals()).toHaveTextContent("3 of 4 in this map view. Elsewhere:");
  });

  it("names the places of matches outside the map, and links there", async () => {
    show([[2, 1]]);
    expect(totals()).toHaveTextContent("1 matches outside this map:");
    await userEvent.click(screen.getByRole("button", { name: "Ubud 1" }));
    await expectAddress("/?location=ubud");
  });

  it.each<[string, ListEntry[], string[]]>([
    ["only rentals outside its bounds", [[2, 1]], ["Ubud 1", "Show all of Bali"]],
    [
      "more rentals at one place than at another",
      [2, 1, 2].map((place, id) => [id, place]),
      ["Amed 2", "Ubud 1", "Show all of Bali"],
    ],
    ["only rentals without a place", [[4, NO_PLACE]], ["1 without a place on the map"]],
    ["nothing", [[1, 0]], []],
  ])("offers ways to hidden rentals when the map hides %s", async (_, index, expected) => {
    show(index);
    expect(buttons()).toEqual(expected);
    expect(totals() === null).toBe(expected.length === 0);
  });

  it.each([
    [[0], "Showing 2 rental(s) at Sanur"],
    [[0, 2], "Showing 2 rental(s) at Sanur, Amed"],
  ])("names the areas %j of the query, whatever the map shows", (queryPlaces, header) => {
    useRentalStore.setState({ mapBounds: WHOLE_REGION });
    show(
      [
        [1, 0],
        [3, 0],
      ],
      { queryPlaces, search: "location=x" },
    );
    expect(status()).toHaveTextContent(header);
    expect(titles()).toEqual(["Home 1", "Home 3"]);
    expect(totals()).toBeNull();
  });

  it("shows the list of the selected marker, whatever the map shows", () => {
    useRentalStore.setState({ mapSelectedLocation: ["ubud"] });
    show(INDEX);
    expect(titles()).toEqual(["Home 2"]);
  });

  it("offers other places when the selected marker has no match", async () => {
    useRentalStore.setState({ mapSelectedLocation: ["sanur"] });
    show([
      [2, 1],
      [4, NO_PLACE],
    ]);
    expect(titles()).toEqual([]);
    expect(screen.getByText("2 match elsewhere:")).toBeVisible();
    expect(buttons()).toEqual(["Ubud 1", "Show all of Bali"]);
    await userEvent.click(screen.getByRole("button", { name: "Show all of Bali" }));
    expect(useRentalStore.getState().mapSelectedLocation).toBeNull();
  });

  it("requests no index when the page contains the whole list", () => {
    show(INDEX);
    act(() => comeNear());
    fireEvent.scroll(document);
    expect(serveIndex).not.toHaveBeenCalled();
  });
});

describe("Results before its index", () => {
  const LONG: ListEntry[] = Array.from({ length: 100 }, (_, at) => [100 - at, at % 2]);
  const IN_VIEW = LONG.filter(([, place]) => place === 0);
  const PAGE = IN_VIEW.slice(0, 24);
  const titlesOf = (entries: readonly ListEntry[]) => entries.map(([id]) => `Home ${id}`);
  const setSize = () => screen.getAllByRole("link")[0]?.closest("li")?.getAttribute("aria-setsize");
  const near = () => act(async () => comeNear());
  /** Scrolls until these are shown, as batches may arrive after the observer was last called. */
  const scrollTo = (entries: readonly ListEntry[]) =>
    waitFor(async () => {
      await near();
      expect(titles()).toEqual(titlesOf(entries));
    });

  it("counts by place, and shows the page's rentals", () => {
    show(LONG, { brought: PAGE });
    expect(titles()).toEqual(titlesOf(PAGE));
    expect(totals()).toHaveTextContent("50 of 100 in this map view. Elsewhere:");
    expect(setSize()).toBe("50");
    expect(serveIndex).not.toHaveBeenCalled();
  });

  it("counts anew at once when the map moves, before it knows which rentals", () => {
    show(LONG, { brought: PAGE });
    act(() => useRentalStore.setState({ mapBounds: WHOLE_REGION }));
    expect(totals()).toBeNull();
    expect(titles()).toEqual([]);
    expect(status()).toHaveTextContent("Showing 100 rental(s) in Map View");
  });

  it("shows the page's rentals of a marker in its view at once", () => {
    show(LONG, { brought: PAGE });
    act(() => useRentalStore.setState({ mapSelectedLocation: ["sanur"] }));
    expect(titles()).toEqual(titlesOf(PAGE));
    expect(setSize()).toBe("50");
  });

  it("requests the index of the query once, when the visitor comes near rentals that need it", async () => {
    serveIndex.mockResolvedValue(asIndex(LONG));
    show(LONG, { brought: PAGE, search: "min_bedrooms=2" });
    await scrollTo(IN_VIEW);
    act(() => useRentalStore.setState({ mapBounds: WHOLE_REGION }));
    await scrollTo(LONG);
    expect(serveIndex.mock.calls).toEqual([["?min_bedrooms=2"]]);
  });

  it("requests the index on the first scroll", async () => {
    serveIndex.mockResolvedValue(asIndex(LONG));
    show(LONG, { brought: PAGE });
    await act(async () => fireEvent.scroll(document));
    await act(async () => fireEvent.scroll(document));
    await waitFor(() => expect(useRentalStore.getState().rentals).toEqual(LONG));
    expect(serveIndex).toHaveBeenCalledTimes(1);
  });

  it("reports that the index failed, and fetches it on another try", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    serveIndex.mockRejectedValueOnce(new Error("status 503")).mockResolvedValue(asIndex(LONG));
    show(LONG, { brought: PAGE });
    await near();
    expect(await screen.findByRole("alert")).toHaveTextContent("More rentals could not be loaded.");
    expect(totals()).toHaveTextContent("50 of 100 in this map view. Elsewhere:");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await scrollTo(IN_VIEW);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("treats an answer that is not an index as a failure", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    serveIndex.mockResolvedValue({ steps: "none" });
    show(LONG, { brought: PAGE });
    await near();
    expect(await screen.findByRole("alert")).toBeVisible();
  });

  it.each([
    ["older", LONG.slice(3)],
    ["newer", [[102, 0] as const, [101, 1] as const, ...LONG]],
    ["empty", []],
  ])("keeps the order of the page's cards when the index is %s", async (_, entries) => {
    serveIndex.mockResolvedValue(asIndex(entries));
    show(LONG, { brought: PAGE });
    const others = entries.filter(([id, place]) => place === 0 && !PAGE.some(([own]) => own === id));
    await scrollTo([...PAGE, ...others]);
  });

  it("requests the index at once on a later page, which continues after the earlier ones", async () => {
    serveIndex.mockResolvedValue(asIndex(LONG));
    show(LONG, { brought: IN_VIEW.slice(24, 48), offset: 24 });
    expect(setSize()).toBe("26");
    await scrollTo(IN_VIEW.slice(24));
  });

  it("requests the index at once when rentals are hidden, to count them", async () => {
    onDevice({ hidden: [50, 51] });
    serveIndex.mockResolvedValue(asIndex(LONG));
    await act(async () => void show(LONG, { brought: PAGE }));
    await waitFor(() => expect(serveIndex).toHaveBeenCalledTimes(1));
  });
});
