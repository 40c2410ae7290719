import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LikeButton } from "@/components/detail/action-buttons.client";
import { HeaderLikes } from "@/components/site/header-likes.client";
import { RENTAL_STORE, useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "../../support/in-english";

const mockKeepPages = jest.fn();
jest.mock("@/components/shortlist/liked-pages", () => ({ keepLikedPages: () => mockKeepPages() }));

describe("HeaderLikes", () => {
  it("begins to keep the pages of likes with the first one, once, even if the browser is never idle", async () => {
    jest.useFakeTimers();
    window.requestIdleCallback = (task, { timeout } = {}) => (timeout ? window.setTimeout(task, timeout) : 0);
    render(<HeaderLikes />);
    await act(async () => useRentalStore.persist.rehydrate());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(mockKeepPages).not.toHaveBeenCalled();
    for (const id of [1, 2]) act(() => useRentalStore.getState().toggleLike(id));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(mockKeepPages).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, "requestIdleCallback");
    jest.useRealTimers();
  });

  it("links to the liked rentals, without a count in the server's HTML", () => {
    const html = renderToString(
      <EnglishPage>
        <HeaderLikes />
      </EnglishPage>,
    );
    expect(html).toContain('href="/liked"');
    expect(html).not.toMatch(/>\d+</);
  });

  it("counts the likes once they are read, and follows changes", async () => {
    localStorage.setItem(
      "RentalStore",
      JSON.stringify({ state: { displayCurrency: "IDR", likedRentalIds: [3, 9] }, version: 1 }),
    );
    render(<HeaderLikes />);
    await act(async () => useRentalStore.persist.rehydrate());
    const link = screen.getByRole("link", { name: /^Liked rentals/ });
    expect(link).toHaveTextContent("Liked rentals2");
    act(() => useRentalStore.getState().toggleLike(12));
    expect(link).toHaveTextContent("Liked rentals3");
  });
});

describe("LikeButton", () => {
  it("toggles between Like and Liked, and stores the like", async () => {
    const state = { displayCurrency: "IDR", likedRentalIds: [7] };
    localStorage.setItem(RENTAL_STORE, JSON.stringify({ state, version: 1 }));
    const user = userEvent.setup();
    render(<LikeButton id={8} />);
    await act(async () => useRentalStore.persist.rehydrate());
    await user.click(screen.getByRole("button", { name: "Like" }));
    const liked = screen.getByRole("button", { name: "Liked" });
    expect(liked).not.toHaveAttribute("aria-pressed");
    expect(liked).toHaveAttribute("data-umami-event", "like-click");
    expect(localStorage.getItem(RENTAL_STORE)).toContain("[7,8]");
    await user.click(liked);
    expect(screen.getByRole("button", { name: "Like" })).toBeVisible();
    expect(localStorage.getItem(RENTAL_STORE)).toContain("[7]");
  });
});
