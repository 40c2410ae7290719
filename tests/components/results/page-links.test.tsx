import { render, screen } from "@testing-library/react";
import { FirstPageLink, PageLinks } from "@/components/results/page-links";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { installBrowserGlobals } from "../home/browser-globals";

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
