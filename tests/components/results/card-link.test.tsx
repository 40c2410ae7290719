import { render, screen } from "@testing-library/react";
import { cardLink } from "@/components/ui/card-link";

beforeEach(() => {
  render(
    <>
      <article>
        <section data-testid="picture" />
        <video data-testid="video">
          <track kind="captions" />
        </video>
        <button type="button">
          <svg data-testid="heart" aria-hidden="true" />
        </button>
        <a href="/rental/villa" data-rental={7}>
          Villa
        </a>
      </article>
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
});

describe("cardLink", () => {
  it("finds the card's link for a click anywhere on the card", () => {
    const link = screen.getByRole("link", { name: "Villa" });
    expect(cardLink(link)).toBe(link);
    expect(cardLink(screen.getByTestId("picture"))).toBe(link);
  });

  it("finds no link for the card's own controls, or outside a card", () => {
    expect(cardLink(screen.getByTestId("heart"))).toBeNull();
    expect(cardLink(screen.getByTestId("video"))).toBeNull();
    expect(cardLink(screen.getByRole("link", { name: "Elsewhere" }))).toBeNull();
    expect(cardLink(document)).toBeNull();
  });
});
