import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AreaLinks } from "@/components/results/area-links.client";

const points = Array.from("nmlkjihgfedcba", (name) => ({ name, lat: 0, lng: 0 }));
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("the twelve busiest areas come first, and all are folded below them, by name", async () => {
  render(<AreaLinks points={points} counts={points.map((_, index) => 14 - index)} />);
  const busiest = Array.from("NMLKJIHGFEDC", (name, index) => `${name} (${14 - index})`);
  expect(links().slice(0, 12)).toEqual(busiest);
  expect(screen.getByText("All areas").closest("details")).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("All areas"));
  expect(links().slice(12)).toEqual(Array.from("ABCDEFGHIJKLMN", (name, index) => `${name} (${index + 1})`));
});

test("twelve areas need no second list", () => {
  render(<AreaLinks points={points.slice(2)} counts={points.map(() => 1)} />);
  expect(links()).toHaveLength(12);
  expect(screen.queryByText("All areas")).toBeNull();
});
