/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeStateProvider } from "@/components/home/home-state.client";
import { fetchCards } from "@/components/results/fetch-cards";
import { LazyCards } from "@/components/results/lazy-cards.client";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter } from "../home/router-stand-in";
import { sampleCard } from "../home/sample-card";
import { comeNear, installIntersections } from "./intersections";

jest.mock("next/navigation", () => jest.requireActual("../home/router-stand-in").navigation);
jest.mock("@/components/results/fetch-cards");
const fetched = jest.mocked(fetchCards);

const BATCH = 24;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const cardOf = (id: number) => sampleCard({ id, title: `Home ${id}`, href: `/rental/home-${id}` });
const titlesOf = (ids: readonly number[]) => ids.map((id) => `Home ${id}`);

const list = (ids: readonly number[], known: readonly number[] = []) => (
  <HomeStateProvider>
    <LazyCards ids={ids} cards={known.map(cardOf)} />
  </HomeStateProvider>
);
const titles = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const near = () => act(async () => comeNear());

beforeAll(installBrowserGlobals);
beforeEach(() => {
  installIntersections();
  resetRouter();
  fetched.mockReset().mockImplementation(async (ids) => ids.map(cardOf));
});

describe("LazyCards", () => {
  it("shows the cards that came with the page, and asks for none before they are near", () => {
    render(list(idsFrom(1, 60), idsFrom(1, BATCH)));
    expect(titles()).toEqual(titlesOf(idsFrom(1, BATCH)));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("asks for the next batch once, and keeps what came before", async () => {
    render(list(idsFrom(1, 60), idsFrom(1, BATCH)));
    await near();
    await near();
    expect(titles()).toEqual(titlesOf(idsFrom(1, 60)));
    expect(fetched.mock.calls).toEqual([[idsFrom(25, BATCH)], [idsFrom(49, 12)]]);
    await near();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("leaves out what is no longer listed", async () => {
    fetched.mockImplementation(async (ids) => ids.filter((id) => id !== 2).map(cardOf));
    render(list([1, 2, 3]));
    await near();
    expect(titles()).toEqual(titlesOf([1, 3]));
  });

  it("says that a batch failed, and asks for it again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    fetched.mockRejectedValueOnce(new Error("status 503"));
    render(list([1, 2]));
    await near();
    expect(screen.getByRole("alert")).toHaveTextContent("More rentals could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(titles()).toEqual(titlesOf([1, 2]));
    expect(screen.queryByRole("alert")).toBeNull();
    log.mockRestore();
  });

  it("asks for the batch of a list that changed while another batch was on its way", async () => {
    let arrive = () => {};
    fetched.mockImplementationOnce(
      (ids) =>
        new Promise((resolve) => {
          arrive = () => resolve(ids.map(cardOf));
        }),
    );
    const { rerender } = render(list([1, 2]));
    await near();
    rerender(list([7, 8]));
    await near();
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(fetched.mock.calls).toEqual([[[1, 2]], [[7, 8]]]);
    expect(titles()).toEqual(titlesOf([7, 8]));
  });
});
