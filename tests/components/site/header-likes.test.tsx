import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HeaderLikes } from "@/components/site/header-likes.client";
import { useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "../../support/in-english";

describe("HeaderLikes", () => {
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
