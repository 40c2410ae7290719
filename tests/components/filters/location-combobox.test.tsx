/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationCombobox } from "@/components/filters/location-combobox.client";
import type { PlaceCount } from "@/lib/geo/count-by-place";

const places: PlaceCount[] = [
  { name: "canggu", count: 3 },
  { name: "kuta", count: 0 },
  { name: "nusa dua", count: 2 },
];

type Given = { location?: string; places?: PlaceCount[] | null; typed?: string };

function combobox({ location = "", typed = "", ...given }: Given, onChange = (_location: string) => {}) {
  const known = given.places === undefined ? places : given.places;
  return (
    <>
      <label htmlFor="location">Location</label>
      <LocationCombobox id="location" places={known} focused {...{ location, typed, onChange }} />
    </>
  );
}
const field = () => screen.getByRole("combobox", { name: "Location" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("LocationCombobox", () => {
  it("takes over the focus and what was typed, and offers what fits", () => {
    render(combobox({ typed: "nu" }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("nu");
    expect(options()).toEqual(["Nusa Dua2", 'Search: "nu"']);
  });

  it("keeps every key, however fast they come", async () => {
    render(combobox({}));
    await userEvent.setup({ delay: null }).type(field(), "nusa dua");
    expect(field()).toHaveValue("nusa dua");
  });

  it("offers every place while the field says the chosen one", () => {
    render(combobox({ location: "canggu", typed: "Canggu" }));
    expect(options()).toEqual(["Canggu3", "Kuta0", "Nusa Dua2"]);
  });

  it("chooses by keyboard, and passes over a place without rentals", async () => {
    const chosen: string[] = [];
    render(combobox({}, (location) => chosen.push(location)));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen).toEqual(["nusa dua"]);
  });

  it("says that nothing matches, and offers the text itself as it was typed", async () => {
    const chosen: string[] = [];
    render(combobox({}, (location) => chosen.push(location)));
    await userEvent.type(field(), "Atlantis");
    expect(screen.getByRole("status")).toHaveTextContent("No matches found");
    expect(options()).toEqual(['Search: "Atlantis"']);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual(["Atlantis"]);
  });

  it("says that the places are loading", () => {
    render(combobox({ places: null }));
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  });

  it("goes back to what is chosen when it is left with other text", async () => {
    const chosen: string[] = [];
    render(combobox({ location: "canggu", typed: "Canggu" }, (location) => chosen.push(location)));
    await userEvent.clear(field());
    await userEvent.type(field(), "kut");
    await userEvent.tab();
    expect(field()).toHaveValue("Canggu");
    expect(chosen).toEqual([]);
  });

  it("is cleared by its button, which is there only when there is something to clear", async () => {
    const chosen: string[] = [];
    const { rerender } = render(
      combobox({ location: "canggu", typed: "Canggu" }, (location) => chosen.push(location)),
    );
    await userEvent.click(screen.getByRole("button", { name: "Clear location" }));
    expect(chosen).toEqual([""]);
    rerender(combobox({}));
    expect(field()).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Clear location" })).toBeNull();
  });

  it("follows a location that was chosen elsewhere", () => {
    const { rerender } = render(combobox({}));
    rerender(combobox({ location: "nusa dua" }));
    expect(field()).toHaveValue("Nusa Dua");
  });
});
