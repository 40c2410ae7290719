/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationCombobox } from "@/components/filters/location-combobox.client";
import { DEFAULTS, type Filters } from "@/lib/filters/filters";
import { canonicalQuery } from "@/lib/filters/schema";
import type { PlaceCount } from "@/lib/places/places";
import { installBrowserGlobals } from "../home/browser-globals";

const places: PlaceCount[] = [
  { name: "batubulan", count: 1_209 },
  { name: "canggu", count: 3 },
  { name: "kuta", count: 0 },
  { name: "nusa dua", count: 2 },
  { name: "ubud", count: 4 },
];

type Given = { location?: string[]; unknown?: string[]; places?: PlaceCount[] | null; typed?: string };

/** The areas that each change leaves. */
const chosen: (readonly string[])[] = [];

beforeEach(() => {
  chosen.length = 0;
});

function combobox(
  { location = [], typed = "", ...given }: Given,
  onTake = (_change: (filters: Filters) => Filters) => {},
) {
  const known = given.places === undefined ? places : given.places;
  return (
    <>
      <label htmlFor="location">Location</label>
      <LocationCombobox
        id="location"
        places={known}
        focused
        {...{ location, typed, onTake }}
        onChange={(names) => chosen.push(names)}
        unknown={given.unknown}
      />
      <label>
        Price <input />
      </label>
    </>
  );
}
const field = () => screen.getByRole("combobox", { name: "Location" });
const areas = () =>
  screen.queryAllByRole("button", { name: /^Remove / }).map(({ textContent }) => textContent);
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

  it("shows the chosen areas, says so, and offers the others", () => {
    render(combobox({ location: ["canggu", "ubud"] }));
    expect(areas()).toEqual(["Canggu", "Ubud"]);
    expect(field()).toHaveValue("");
    expect(field()).toHaveAccessibleDescription("Chosen: Canggu, Ubud.");
    expect(options()).toEqual(["Batubulan1,209", "Kuta0", "Nusa Dua2"]);
  });

  it("adds an area to those that are chosen, and empties the field for the next", async () => {
    render(combobox({ location: ["canggu"] }));
    await userEvent.keyboard("ubu{Enter}");
    expect(chosen).toEqual([["canggu", "ubud"]]);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
  });

  it("replaces what is no area by the next choice", async () => {
    const location = ["atlantis", "canggu"];
    render(combobox({ location, unknown: ["atlantis"] }));
    await userEvent.keyboard("ubu{Enter}");
    expect(chosen).toEqual([["canggu", "ubud"]]);
  });

  it("removes an area by its chip, and the last one with Backspace in the empty field", async () => {
    render(combobox({ location: ["canggu", "ubud"] }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Canggu" }));
    expect(chosen).toEqual([["ubud"]]);
    expect(field()).toHaveFocus();
    await userEvent.keyboard("x{Backspace}");
    expect(chosen).toHaveLength(1);
    await userEvent.keyboard("{Backspace}");
    expect(chosen).toEqual([["ubud"], ["canggu"]]);
  });

  it("leaves Backspace to an empty field without areas", async () => {
    render(combobox({}));
    await userEvent.keyboard("{Backspace}");
    expect(chosen).toEqual([]);
  });

  it("chooses by keyboard, and passes over a place without rentals", async () => {
    render(combobox({}));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen).toEqual([["nusa dua"]]);
  });

  it("does not take a place without rentals from a press", async () => {
    render(combobox({}));
    const empty = screen.getByRole("option", { name: /Kuta/ });
    expect(empty).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(empty);
    expect(chosen).toEqual([]);
  });

  it("closes with Escape and changes nothing", async () => {
    render(combobox({ location: ["canggu"] }));
    await userEvent.keyboard("{ArrowDown}{Escape}{Escape}");
    expect(options()).toEqual([]);
    expect(areas()).toEqual(["Canggu"]);
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(chosen).toEqual([]);
  });

  it("says that nothing matches, and offers the text itself as it was typed", async () => {
    render(combobox({}));
    await userEvent.type(field(), "Atlantis");
    expect(screen.getByRole("status")).toHaveTextContent("No matches found");
    expect(options()).toEqual(['Search: "Atlantis"']);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual([["Atlantis"]]);
  });

  it("offers all of Bali by its name", async () => {
    render(combobox({ location: ["ubud"], typed: "bali" }));
    expect(options()).toEqual(["All of Bali"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual([[]]);
  });

  it("says that the places are loading", () => {
    render(combobox({ places: null }));
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  });

  it.each([
    ["cang", "{Enter}", "canggu"],
    ["cang", "{Tab}", "canggu"],
    ["ubu", "{Enter}", "ubud"],
    ["cnaggu", "{Enter}", "canggu"],
    ["uub", "{Enter}", "uub"],
    ["u", "{ArrowUp}{Tab}", "u"],
    ["ubu", "{ArrowDown}{Enter}", "ubud"],
    ["u", "{ArrowDown}{Enter}", "ubud"],
    ["u", "{ArrowDown}{ArrowDown}{Enter}", "batubulan"],
    ["чангу", "{Enter}", "canggu"],
  ])("takes for %j and %s the option that is highlighted", async (typed, keys, expected) => {
    render(combobox({}));
    await userEvent.type(field(), typed);
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard(keys);
    expect(chosen).toEqual([[expected]]);
    expect(options()).toEqual([]);
  });

  it("tells screen readers which option is highlighted, and how many fit", async () => {
    render(combobox({}));
    expect(field()).not.toHaveAttribute("aria-activedescendant", expect.stringMatching(/./));
    await userEvent.type(field(), "ubu");
    const first = screen.getByRole("option", { name: /Ubud/ });
    expect(first).toHaveAttribute("aria-selected", "true");
    expect(field()).toHaveAttribute("aria-activedescendant", first.id);
    expect(screen.getByRole("status")).toHaveTextContent("2 places");
  });

  it("highlights what fits once the places are known", async () => {
    const { rerender } = render(combobox({ places: null, typed: "cang" }));
    expect(options()).toEqual([]);
    rerender(combobox({ typed: "cang" }));
    expect(screen.getByRole("option", { name: /Canggu/ })).toHaveAttribute("aria-selected", "true");
  });

  it("goes to the next field with Tab, and back with Shift and Tab", async () => {
    render(combobox({}));
    await userEvent.type(field(), "ubud");
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(field()).toHaveFocus();
    await userEvent.clear(field());
    await userEvent.type(field(), "cang");
    await userEvent.tab({ shift: true });
    expect(chosen).toEqual([["ubud"], ["canggu"]]);
  });

  it("does not ask with Tab for a place that there may not be, and keeps the text", async () => {
    render(combobox({}));
    await userEvent.type(field(), "Atlantis");
    await userEvent.tab();
    expect(chosen).toEqual([]);
    expect(field()).toHaveValue("Atlantis");
    expect(field()).toHaveAccessibleDescription("Not applied yet");
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveFocus();
  });

  it("takes nothing with Tab while nothing is typed, whatever the pointer rests on", async () => {
    render(combobox({}));
    await userEvent.hover(screen.getByRole("option", { name: /Ubud/ }));
    await userEvent.tab();
    expect(chosen).toEqual([]);
    expect(field()).toHaveValue("");
  });

  it("keeps what was typed on a press elsewhere, says that it is not applied, and goes on with it", async () => {
    render(combobox({}));
    await userEvent.type(field(), "ubu");
    await userEvent.click(document.body);
    expect(field()).toHaveValue("ubu");
    expect(field()).toHaveAccessibleDescription("Not applied yet");
    expect(options()).toEqual([]);
    expect(chosen).toEqual([]);
    await userEvent.click(field());
    expect(options()).toEqual(["Ubud4", "Batubulan1,209", 'Search: "ubu"']);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual([["ubud"]]);
  });

  it("leaves the keys to an input method that is composing", async () => {
    render(combobox({}));
    await userEvent.type(field(), "ubu");
    fireEvent.keyDown(field(), { key: "Tab", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true, which: 229, keyCode: 229 });
    expect(chosen).toEqual([]);
    expect(options()).not.toEqual([]);
  });

  it("is cleared by its button, which is there only when there is something to clear", async () => {
    const { rerender } = render(combobox({ location: ["canggu", "ubud"] }));
    await userEvent.click(screen.getByRole("button", { name: "Clear location" }));
    expect(chosen).toEqual([[]]);
    rerender(combobox({}));
    expect(field()).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Clear location" })).toBeNull();
  });

  it("follows a location that was chosen elsewhere", () => {
    const { rerender } = render(combobox({}));
    rerender(combobox({ location: ["nusa dua"] }));
    expect(areas()).toEqual(["Nusa Dua"]);
  });

  describe("for a sentence", () => {
    const wish = { query: "location=canggu&min_bedrooms=2", unread: ["quiet"] };
    const asked: string[] = [];
    beforeAll(installBrowserGlobals);
    beforeEach(() => {
      asked.length = 0;
      Object.assign(globalThis, {
        fetch: async (address: string) => {
          asked.push(address);
          return { ok: true, json: async () => wish };
        },
      });
    });
    afterEach(() => {
      Reflect.deleteProperty(globalThis, "fetch");
    });

    it("offers the filters that it asks for first, and Enter takes them all", async () => {
      const taken: string[] = [];
      render(combobox({}, (change) => taken.push(canonicalQuery(change(DEFAULTS)))));
      await userEvent.keyboard("2br canggu quiet");
      await screen.findByRole("option", { name: /Use filters/ });
      expect(options()).toEqual([
        "Use filters: Canggu · 2+ bedroomsNot understood: quiet",
        'Search: "2br canggu quiet"',
      ]);
      expect(screen.getByRole("status")).toHaveTextContent("As filters: Canggu · 2+ bedrooms.");
      await userEvent.keyboard("{Enter}");
      expect(taken).toEqual([wish.query]);
      expect(field()).toHaveValue("");
      expect(asked).toEqual(["/api/wish?q=2br+canggu+quiet"]);
    });

    it("takes nothing with Tab, and asks for nothing while a place fits", async () => {
      const taken: unknown[] = [];
      render(combobox({}, (change) => taken.push(change)));
      await userEvent.keyboard("2br canggu");
      await screen.findByRole("option", { name: /Use filters/ });
      await userEvent.tab();
      expect(taken).toEqual([]);
      await userEvent.clear(field());
      await userEvent.type(field(), "nusa dua");
      expect(options()).toEqual(["Nusa Dua2"]);
    });
  });
});
