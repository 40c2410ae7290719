import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListStatusRegion } from "@/components/results/list-status.client";
import { LikedList } from "@/components/shortlist/liked-list.client";
import { afterCheck } from "@/lib/shortlist/stored-home";
import { useRentalStore } from "@/stores/rental-store";
import { useShortlist } from "@/stores/shortlist/shortlist-store";
import { sampleCopy } from "../../unit/shortlist/sample-copy";
import { installCardsApi, serveCards } from "../results/cards-api";
import { comeNear, installIntersections } from "../results/intersections";
import { renderAt } from "./at-query";
import { sampleCard } from "./sample-card";

async function showLikes(likedRentalIds: number[]) {
  useRentalStore.setState({ likedRentalIds, showLikedOnly: true });
  renderAt(
    {},
    <>
      <ListStatusRegion />
      <LikedList />
    </>,
  );
  await act(async () => comeNear());
}
/** The list's status, which precedes those of the notes. */
const listStatus = () => screen.getAllByRole("status")[0];
const titles = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("link").textContent);

beforeAll(async () => {
  installCardsApi();
  await useRentalStore.persist.rehydrate();
});
beforeEach(() => {
  installIntersections();
  useShortlist.setState({ homes: new Map() });
  serveCards
    .mockReset()
    .mockImplementation(async (ids) =>
      ids.filter((id) => id < 100).map((id) => sampleCard({ id, title: `Home ${id}` })),
    );
});

describe("LikedList", () => {
  it("shows the latest like first", async () => {
    await showLikes([3, 1, 2]);
    expect(titles()).toEqual(["Home 2", "Home 1", "Home 3"]);
    expect(listStatus()).toHaveTextContent("3 liked rentals");
  });

  it("combines copies stored on the device with cards from the server", async () => {
    useShortlist.setState({ homes: new Map([[1, afterCheck(undefined, sampleCopy(1), 0)]]) });
    await showLikes([1, 2]);
    expect(titles()).toEqual(["Home 2", "Home 1"]);
    expect(serveCards).toHaveBeenCalledWith([2]);
    expect(listStatus()).toHaveTextContent("2 liked rentals");
  });

  it("counts likes that are no longer listed, and forgets them on request", async () => {
    await showLikes([1, 500, 600]);
    expect(screen.getByText("2 liked rentals are no longer listed.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Forget them" }));
    expect(useRentalStore.getState().likedRentalIds).toEqual([1]);
    expect(screen.queryByText(/no longer listed/)).toBeNull();
  });

  it("uses the singular for one like that is no longer listed", async () => {
    await showLikes([500]);
    expect(screen.getByText("1 liked rental is no longer listed.")).toBeInTheDocument();
    expect(listStatus()).toHaveTextContent("No rentals found.");
    expect(screen.getByRole("button", { name: "Forget it" })).toBeInTheDocument();
  });

  it("links to the comparison of the listed likes, in the order on screen", async () => {
    await showLikes([3, 500, 1]);
    expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute("href", "/compare?ids=1,3");
  });

  it("shares a link to the comparison", async () => {
    const user = userEvent.setup();
    await showLikes([1]);
    await user.click(screen.getByRole("button", { name: "Share shortlist" }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/compare?ids=1`);
    expect(screen.getByText("Link copied to clipboard")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
  });

  it("explains how to like when nothing is liked", async () => {
    await showLikes([]);
    expect(listStatus()).toHaveTextContent("No rentals found.");
    expect(screen.getByText(/Tap the heart/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Share shortlist" })).toBeNull();
    expect(serveCards).not.toHaveBeenCalled();
  });
});
