import { fireEvent, render, screen } from "@testing-library/react";
import { OpenCard } from "@/components/results/open-card.client";
import { FirstPageLink, PageLinks } from "@/components/results/page-links";
import { cardLink } from "@/components/ui/card-link";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { renderAt } from "../home/at-query";
import { installBrowserGlobals } from "../home/browser-globals";
import { router } from "../home/router-stand-in";

describe("cardLink", () => {
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

function clickVilla(init: MouseEventInit) {
  renderAt(
    {},
    <OpenCard>
      <article>
        <a href="/rental/villa" data-rental={7}>
          Villa
        </a>
      </article>
    </OpenCard>,
  );
  // False when the browser does not follow the link.
  return fireEvent.click(screen.getByRole("link"), init);
}

describe("OpenCard", () => {
  it("opens a card over the list", async () => {
    expect(clickVilla({ detail: 1 })).toBe(false);
    await Promise.resolve();
    expect(router.push).toHaveBeenCalledWith("/rental/villa", { scroll: false });
  });

  it("ignores the second click of a double click", () => {
    expect(clickVilla({ detail: 2 })).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });
});

beforeAll(installBrowserGlobals);

const linked = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("PageLinks", () => {
  it("links to the neighbouring pages under the current filters, to the first without a number", () => {
    render(<PageLinks query={{ ...DEFAULT_QUERY, location: ["canggu"], page: 2 }} pageCount={225} />);
    expect(linked()).toEqual([
      ["Previous", "/?location=canggu"],
      ["1", "/?location=canggu"],
      ["2", "/?location=canggu&page=2"],
      ["3", "/?location=canggu&page=3"],
      ["225", "/?location=canggu&page=225"],
      ["Next", "/?location=canggu&page=3"],
    ]);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
  });

  it("has no previous link on the first page and no next link on the last", () => {
    const { unmount } = render(<PageLinks query={DEFAULT_QUERY} pageCount={2} />);
    expect(linked().map(([name]) => name)).toEqual(["1", "2", "Next"]);
    unmount();
    render(<PageLinks query={{ ...DEFAULT_QUERY, page: 2 }} pageCount={2} />);
    expect(linked().map(([name]) => name)).toEqual(["Previous", "1", "2"]);
  });

  it("is absent for a single page", () => {
    const { container } = render(<PageLinks query={DEFAULT_QUERY} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("FirstPageLink", () => {
  it("links from a later page to the first page of its list", () => {
    render(<FirstPageLink query={{ ...DEFAULT_QUERY, location: ["canggu"], page: 3 }} />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/?location=canggu");
  });

  it("is absent on the first page", () => {
    const { container } = render(<FirstPageLink query={DEFAULT_QUERY} />);
    expect(container).toBeEmptyDOMElement();
  });
});
