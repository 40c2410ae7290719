import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyCards } from "@/components/results/lazy-cards.client";
import { useCards } from "@/components/results/use-cards.client";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter } from "../home/router-stand-in";
import { sampleCard } from "../home/sample-card";
import { installCardsApi, serveCards } from "./cards-api";
import { comeNear, installIntersections } from "./intersections";

const BATCH = 24;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const cardOf = (id: number) => sampleCard({ id, title: `Home ${id}`, href: `/rental/home-${id}` });
const titlesOf = (ids: readonly number[]) => ids.map((id) => `Home ${id}`);

function List({ ids, known }: { ids: readonly number[]; known: readonly number[] }) {
  return <LazyCards ids={ids} loaded={useCards(known.map(cardOf))} />;
}

const list = (ids: readonly number[], known: readonly number[] = []) => <List ids={ids} known={known} />;
const titles = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const near = () => act(async () => comeNear());
beforeAll(installBrowserGlobals);
beforeAll(installCardsApi);
beforeEach(() => {
  installIntersections();
  resetRouter();
  serveCards.mockReset().mockImplementation(async (ids) => ids.map(cardOf));
});

describe("LazyCards", () => {
  it("shows the cards of the page, and requests no others before they are near", () => {
    render(list(idsFrom(1, 60), idsFrom(1, BATCH)));
    expect(titles()).toEqual(titlesOf(idsFrom(1, BATCH)));
    expect(serveCards).not.toHaveBeenCalled();
  });

  it("requests the next batch once, and keeps the earlier ones", async () => {
    render(list(idsFrom(1, 60), idsFrom(1, BATCH)));
    await near();
    expect(titles()).toEqual(titlesOf(idsFrom(1, 48)));
    await near();
    expect(titles()).toEqual(titlesOf(idsFrom(1, 60)));
    expect(serveCards.mock.calls).toEqual([[idsFrom(25, BATCH)], [idsFrom(49, 12)]]);
    await near();
    expect(serveCards).toHaveBeenCalledTimes(2);
  });

  it("sets each card's position in the whole list, most of which is not loaded", async () => {
    render(list(idsFrom(1, 100), idsFrom(1, BATCH)));
    const item = screen.getByRole("link", { name: "Home 8" }).closest("li");
    expect(item).toHaveAttribute("aria-setsize", "100");
    expect(item).toHaveAttribute("aria-posinset", "8");
  });

  it("keeps no more placeholders in the page than the next batch has", () => {
    const { container } = render(list(idsFrom(1, 5_400), idsFrom(1, BATCH)));
    expect(container.querySelectorAll("[aria-hidden] > .card").length).toBe(BATCH);
  });

  it("omits rentals that are no longer listed", async () => {
    serveCards.mockImplementation(async (ids) => ids.filter((id) => id !== 2).map(cardOf));
    render(list([1, 2, 3]));
    await near();
    expect(titles()).toEqual(titlesOf([1, 3]));
  });

  it("reports a failed batch, and removes the error once the batch is loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    serveCards.mockRejectedValueOnce(new Error("status 503"));
    render(list(idsFrom(1, 60)));
    await near();
    expect(screen.getByRole("alert")).toHaveTextContent("More rentals could not be loaded.");
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(titles()).toEqual(titlesOf(idsFrom(1, BATCH)));
    expect(screen.queryByRole("alert")).toBeNull();
    await near();
    expect(titles()).toEqual(titlesOf(idsFrom(1, 2 * BATCH)));
  });

  it("reports the error again when the second try fails", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    serveCards.mockRejectedValue(new Error("status 503"));
    render(list([1, 2]));
    await near();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("alert")).toBeVisible();
    expect(serveCards).toHaveBeenCalledTimes(2);
  });

  it("requests the batch of a list that changed while another batch was loading", async () => {
    let arrive = () => {};
    serveCards.mockImplementationOnce(
      (ids) =>
        new Promise((resolve) => {
          arrive = () => resolve(ids.map(cardOf));
        }),
    );
    const { rerender } = render(list([1, 2]));
    await near();
    rerender(list([7, 8]));
    await near();
    expect(serveCards).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(serveCards.mock.calls).toEqual([[[1, 2]], [[7, 8]]]);
    expect(titles()).toEqual(titlesOf([7, 8]));
  });
});
