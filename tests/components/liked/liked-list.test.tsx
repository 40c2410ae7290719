/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeStateProvider } from "@/components/home/home-state.client";
import { MapCameraProvider } from "@/components/home/map-camera.client";
import { LikedList } from "@/components/liked/liked-list.client";
import { fetchCards } from "@/components/results/fetch-cards";
import { ListStatusRegion } from "@/components/results/list-status.client";
import { useRentalStore } from "@/stores/rental-store";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter } from "../home/router-stand-in";
import { sampleCard } from "../home/sample-card";
import { comeNear, installIntersections } from "../results/intersections";

jest.mock("next/navigation", () => jest.requireActual("../home/router-stand-in").navigation);
jest.mock("@/components/results/fetch-cards");
const fetched = jest.mocked(fetchCards);

async function showLikes(likedRentalIds: number[]) {
  useRentalStore.setState({ likedRentalIds, showLikedOnly: true });
  render(
    <HomeStateProvider>
      <MapCameraProvider>
        <ListStatusRegion />
        <LikedList />
      </MapCameraProvider>
    </HomeStateProvider>,
  );
  await act(async () => comeNear());
}
const titles = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

beforeAll(async () => {
  installBrowserGlobals();
  await useRentalStore.persist.rehydrate();
});
beforeEach(() => {
  installIntersections();
  resetRouter();
  fetched
    .mockReset()
    .mockImplementation(async (ids) =>
      ids.filter((id) => id < 100).map((id) => sampleCard({ id, title: `Home ${id}` })),
    );
});

describe("LikedList", () => {
  it("shows the newest like first", async () => {
    await showLikes([3, 1, 2]);
    expect(titles()).toEqual(["Home 2", "Home 1", "Home 3"]);
    expect(screen.getByRole("status")).toHaveTextContent("3 liked rentals");
  });

  it("says which are gone, and forgets them when told", async () => {
    await showLikes([1, 500, 600]);
    expect(screen.getByText("2 liked rentals are no longer listed.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Forget them" }));
    expect(useRentalStore.getState().likedRentalIds).toEqual([1]);
    expect(screen.queryByText(/no longer listed/)).toBeNull();
  });

  it("words one that is gone as one", async () => {
    await showLikes([500]);
    expect(screen.getByText("1 liked rental is no longer listed.")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("No rentals found.");
    expect(screen.getByRole("button", { name: "Forget it" })).toBeInTheDocument();
  });

  it("says how to like when nothing is liked", async () => {
    await showLikes([]);
    expect(screen.getByRole("status")).toHaveTextContent("No rentals found.");
    expect(screen.getByText(/Tap the heart/)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
