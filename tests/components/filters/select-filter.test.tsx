import { render, screen } from "@testing-library/react";
import { SelectFilter } from "@/components/filters/select-filter.client";

const options = [
  { value: "", label: "Any" },
  { value: "1", label: "1+" },
  { value: "2", label: "2+" },
];

const filter = (value: string, counts: Record<string, number> | null) => (
  <SelectFilter label="Minimum bedrooms" {...{ value, options, counts }} onChange={() => {}} />
);

describe("SelectFilter", () => {
  it("never disables the chosen option or the one that clears it", () => {
    render(filter("2", { "": 0, 1: 0, 2: 0 }));
    expect(screen.getByRole("option", { name: "2+ (0)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "Any (0)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "1+ (0)" })).toBeDisabled();
  });

  it("enables every option and shows no counts while they are unknown", () => {
    render(filter("", null));
    expect(screen.getByRole("option", { name: "2+" })).toBeEnabled();
  });
});
