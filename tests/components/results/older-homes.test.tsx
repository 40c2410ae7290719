import { render, screen } from "@testing-library/react";
import { OlderHomes } from "@/components/results/missing-list-message";
import { showSnapshot } from "../../unit/data/sample-snapshot";

const older = Array.from({ length: 31 }, (_, index) => ({
  id: 100 - index,
  slug: null,
  posted_at: `2026-10-${12 - (index > 0 ? 1 : 0)}T04:00:00.000Z`,
  pictures: [],
}));

describe("OlderHomes, while every listing is older than lists show", () => {
  it("says since when nothing is new, and leads to the newest thirty", async () => {
    await showSnapshot({ older: { indexed: async () => older } });
    render(await OlderHomes());
    expect(screen.getByText("Nothing new since 12 Oct 2026")).toBeVisible();
    const href = screen.getByRole("link", { name: "Show the 30 newest homes" }).getAttribute("href") ?? "";
    expect(href).toMatch(/^\/shared\?ids=100,99,98,/);
    expect(href.split(",")).toHaveLength(30);
  });

  it("is absent where there is none of them", async () => {
    await showSnapshot();
    expect(await OlderHomes()).toBeNull();
  });
});
