/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageLinks } from "@/components/results/page-links";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { installBrowserGlobals } from "../home/browser-globals";

beforeAll(installBrowserGlobals);

describe("PageLinks", () => {
  it("links every page under the current filters, the first without a number", () => {
    render(<PageLinks query={{ ...DEFAULT_QUERY, location: "canggu", page: 2 }} pageCount={3} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/?location=canggu",
      "/?location=canggu&page=2",
      "/?location=canggu&page=3",
    ]);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
  });

  it("is not there for a single page", () => {
    const { container } = render(<PageLinks query={DEFAULT_QUERY} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});
