import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LikeButton } from "@/components/detail/action-buttons.client";
import { STORAGE_NAME, STORAGE_VERSION } from "@/stores/rental-storage";
import { useRentalStore } from "@/stores/rental-store";

beforeEach(() => {
  const state = { displayCurrency: "IDR", likedRentalIds: [7] };
  localStorage.setItem(STORAGE_NAME, JSON.stringify({ state, version: STORAGE_VERSION }));
});

describe("LikeButton", () => {
  it("toggles between Like and Liked, and stores the like", async () => {
    const user = userEvent.setup();
    render(<LikeButton id={8} />);
    await act(async () => useRentalStore.persist.rehydrate());
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
