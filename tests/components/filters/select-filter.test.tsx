/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SelectFilter } from "@/components/filters/select-filter.client";

const options = [
  { value: "", label: "Any" },
  { value: "1", label: "1+" },
  { value: "2", label: "2+" },
];

function filter(value: string, counts: Record<string, number> | null, onChange = (_value: string) => {}) {
  return (
    <SelectFilter
      {...{ label: "Minimum bedrooms", name: "min_bedrooms", value, options, counts, onChange }}
    />
  );
}

describe("SelectFilter", () => {
  it("tells what each option would give", () => {
    render(filter("", { "": 5_400, 1: 4, 2: 0 }));
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Any (5,400)",
      "1+ (4)",
      "2+ (0)",
    ]);
  });

  it("lets nobody choose an option that would give nothing", () => {
    render(filter("", { "": 0, 1: 4, 2: 0 }));
    expect(screen.getByRole("option", { name: "2+ (0)" })).toBeDisabled();
    expect(screen.getByRole("option", { name: "1+ (4)" })).toBeEnabled();
  });

  it("keeps the chosen option and the way out of it, whatever they would give", () => {
    render(filter("2", { "": 0, 1: 0, 2: 0 }));
    expect(screen.getByRole("option", { name: "2+ (0)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "Any (0)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "1+ (0)" })).toBeDisabled();
  });

  it("offers everything without numbers while they are unknown", () => {
    render(filter("", null));
    expect(screen.getByRole("option", { name: "2+" })).toBeEnabled();
  });

  it("is named by its label, and tells the value chosen", async () => {
    const chosen: string[] = [];
    render(filter("", null, (value) => chosen.push(value)));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Minimum bedrooms" }), "2+");
    expect(chosen).toEqual(["2"]);
  });
});
