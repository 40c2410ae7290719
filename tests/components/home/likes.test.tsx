import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LikeHeart } from "@/components/card/card-buttons.client";
import { LikedToggle } from "@/components/home/results-region.client";
import { useRentalStore } from "@/stores/rental-store";
import { StoreHydration } from "@/stores/store-hydration.client";
import { EnglishPage } from "@/tests/support/in-english";
import { resetRouter } from "./router-stand-in";

const home = (
  <>
    <StoreHydration />
    <LikedToggle />
    <LikeHeart id={7} title="Villa" />
  </>
);
const heart = () => screen.getByRole("button", { name: "Like Villa" });

beforeEach(() => {
  resetRouter();
  useRentalStore.setState({ likedRentalIds: [], showLikedOnly: false });
  localStorage.setItem("RentalStore", JSON.stringify({ state: { likedRentalIds: [7, 9] }, version: 1 }));
});

describe("LikeHeart and LikedToggle", () => {
  it("show no likes in the server's HTML", () => {
    const html = renderToString(<EnglishPage>{home}</EnglishPage>);
    expect(html).toContain('aria-pressed="false"');
    expect(html).not.toMatch(/>\d+</);
  });

  it("show the stored likes once they are read", () => {
    render(home);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("checkbox", { name: "Show liked only (2)" })).not.toBeChecked();
  });

  it("follow a click on the heart, whose name does not change", async () => {
    render(home);
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByRole("checkbox", { name: "Show liked only (1)" })).toBeInTheDocument();
    expect(localStorage.getItem("RentalStore")).toContain('"likedRentalIds":[9]');
  });

  it("follow another tab", () => {
    render(home);
    localStorage.setItem("RentalStore", JSON.stringify({ state: { likedRentalIds: [] }, version: 1 }));
    act(() => window.dispatchEvent(new StorageEvent("storage", { key: "RentalStore" })));
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByRole("checkbox", { name: "Show liked only (0)" })).toBeInTheDocument();
  });
});
