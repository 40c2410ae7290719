/** @jest-environment jsdom */

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LikeButton } from "@/components/detail/action-buttons.client";
import { STORAGE_NAME, STORAGE_VERSION } from "@/stores/rental-storage";
import { useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "@/tests/support/in-english";

beforeEach(() => {
  const state = { displayCurrency: "IDR", likedRentalIds: [7] };
  localStorage.setItem(STORAGE_NAME, JSON.stringify({ state, version: STORAGE_VERSION }));
});

const rehydrate = () => act(async () => useRentalStore.persist.rehydrate());

describe("LikeButton", () => {
  it("is not shown as liked before the stored likes are known", async () => {
    expect(
      renderToString(
        <EnglishPage>
          <LikeButton id={7} />
        </EnglishPage>,
      ),
    ).toMatch(/>Like</);
    render(<LikeButton id={7} />);
    await rehydrate();
    expect(screen.getByRole("button", { name: "Liked" })).toBeVisible();
  });

  it("toggles between Like and Liked and stores it", async () => {
    const user = userEvent.setup();
    render(<LikeButton id={8} />);
    await rehydrate();
    await user.click(screen.getByRole("button", { name: "Like" }));
    const liked = screen.getByRole("button", { name: "Liked" });
    expect(liked).not.toHaveAttribute("aria-pressed");
    expect(liked).toHaveAttribute("data-umami-event", "like-click");
    expect(localStorage.getItem(STORAGE_NAME)).toContain("[7,8]");
    await user.click(liked);
    expect(screen.getByRole("button", { name: "Like" })).toBeVisible();
    expect(localStorage.getItem(STORAGE_NAME)).toContain("[7]");
  });
});
