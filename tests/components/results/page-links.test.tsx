/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FirstPageLink, PageLinks } from "@/components/results/page-links";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { installBrowserGlobals } from "../home/browser-globals";

beforeAll(installBrowserGlobals);

const linked = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("PageLinks", () => {
  it("links the pages around under the current filters, the first without a number", () => {
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

  it("has no step before the first page and none after the last", () => {
    const { unmount } = render(<PageLinks query={DEFAULT_QUERY} pageCount={2} />);
    expect(linked().map(([name]) => name)).toEqual(["1", "2", "Next"]);
    unmount();
    render(<PageLinks query={{ ...DEFAULT_QUERY, page: 2 }} pageCount={2} />);
    expect(linked().map(([name]) => name)).toEqual(["Previous", "1", "2"]);
  });

  it("is not there for a single page", () => {
    const { container } = render(<PageLinks query={DEFAULT_QUERY} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("FirstPageLink", () => {
  it("leads from a further page to the first one of its list", () => {
    render(<FirstPageLink query={{ ...DEFAULT_QUERY, location: ["canggu"], page: 3 }} />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/?location=canggu");
  });

  it("is not there on the first page", () => {
    const { container } = render(<FirstPageLink query={DEFAULT_QUERY} />);
    expect(container).toBeEmptyDOMElement();
  });
});
