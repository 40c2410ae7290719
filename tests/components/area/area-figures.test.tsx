import { render, screen, within } from "@testing-library/react";
import { AreaFigures } from "@/components/area/area-figures";
import { AreaHead, NearbyAreas } from "@/components/area/area-parts";
import { groupsAt } from "@/lib/market/rent-market";
import { placeIndex } from "@/lib/places/places";
import { homes, marketOf, PLACES } from "../../unit/market/sample-market";

describe("the rents of an area", () => {
  const rentsOf = (rentals: ReturnType<typeof homes>) =>
    groupsAt(marketOf(rentals), placeIndex(PLACES, "canggu") ?? -1);

  it("has a table row for each number of bedrooms", () => {
    const rentals = [...homes([20, 25, 30, 35, 40]), ...homes([5, 6, 7, 8, 9], { bedrooms: 0 }, 10)];
    render(<AreaFigures groups={rentsOf(rentals)} />);
    const table = screen.getByRole("table", { name: "Asking rents each month by bedrooms" });
    const rows = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ["Studio", "5", "Rp 7M", "Rp 6M to Rp 8M"],
      ["2", "5", "Rp 30M", "Rp 25M to Rp 35M"],
    ]);
  });

  it("explains the missing table when too few rents are known", () => {
    render(<AreaFigures groups={rentsOf(homes([20, 25, 30, 35]))} />);
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByText(/^Too few similar homes/)).toBeInTheDocument();
  });
});

it.each([
  [0, "Nothing to rent by the month was posted here in the last 30 days."],
  [1, "Show the one live rental"],
  [1_234, "Show all 1,234 live rentals"],
])("the head of an area page names %s live rentals", (count, said) => {
  render(<AreaHead name="canggu" count={count} />);
  expect(screen.getByText(said).getAttribute("href")).toBe(count === 0 ? null : "/?location=canggu");
});

it("each nearby area is linked with its own count", () => {
  render(
    <NearbyAreas
      areas={[
        { name: "kuta", count: 7 },
        { name: "nusa dua", count: 1_234 },
      ]}
    />,
  );
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Kuta (7)", "/area/kuta"],
    ["Nusa Dua (1,234)", "/area/nusa-dua"],
  ]);
});
