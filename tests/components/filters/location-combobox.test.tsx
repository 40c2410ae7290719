import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LocationCombobox } from "@/components/filters/location-combobox.client";
import { LocationFilter } from "@/components/filters/location-filter.client";
import { DEFAULTS, type Filters } from "@/lib/filters/filters";
import { canonicalQuery } from "@/lib/filters/schema";
import { WHOLE_REGION_VIEW } from "@/lib/map/camera";
import type { PlaceCount } from "@/lib/places/places";
import { useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "@/tests/support/in-english";
import { AtAddress, expectAddress } from "../home/at-query";

const places: PlaceCount[] = [
  { name: "batubulan", count: 1_209 },
  { name: "canggu", count: 3 },
  { name: "kuta", count: 0 },
  { name: "nusa dua", count: 2 },
  { name: "ubud", count: 4 },
];

type Given = { location?: string[]; unknown?: string[]; places?: PlaceCount[] | null; typed?: string };

/** The chosen areas after each change. */
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
        onRegion={() => chosen.push([])}
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
  it("takes over the focus and the text of the server's field, and offers matches", () => {
    render(combobox({ typed: "nu" }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("nu");
    expect(options()).toEqual(["Nusa Dua2", 'Search: "nu"']);
  });

  it("keeps every key, however fast the visitor types", async () => {
    render(combobox({}));
    await userEvent.setup({ delay: null }).type(field(), "nusa dua");
    expect(field()).toHaveValue("nusa dua");
  });

  it("shows and announces the chosen areas, and offers the others", () => {
    render(combobox({ location: ["canggu", "ubud"] }));
    expect(areas()).toEqual(["Canggu", "Ubud"]);
    expect(field()).toHaveValue("");
    expect(field()).toHaveAccessibleDescription("Chosen: Canggu, Ubud.");
    expect(options()).toEqual(["Batubulan1,209", "Kuta0", "Nusa Dua2"]);
  });

  it("adds an area to the chosen ones, and empties the field", async () => {
    render(combobox({ location: ["canggu"] }));
    await userEvent.keyboard("ubu{Enter}");
    expect(chosen).toEqual([["canggu", "ubud"]]);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
  });

  it.each(["by key", "by press"])(
    "keeps every letter that is typed after an area was chosen %s",
    async (how) => {
      const { rerender } = render(combobox({}));
      await userEvent.keyboard("ubu");
      if (how === "by key") await userEvent.keyboard("{Enter}");
      else await userEvent.click(screen.getByRole("option", { name: /Ubud/ }));
      rerender(combobox({ location: ["ubud"] }));
      await userEvent.keyboard("canggu");
      expect(field()).toHaveValue("canggu");
    },
  );

  it("replaces an unknown area by the next choice", async () => {
    const location = ["atlantis", "canggu"];
    render(combobox({ location, unknown: ["atlantis"] }));
    await userEvent.keyboard("ubu{Enter}");
    expect(chosen).toEqual([["canggu", "ubud"]]);
  });

  it("removes an area by its chip, and the last area with Backspace in the empty field", async () => {
    render(combobox({ location: ["canggu", "ubud"] }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Canggu" }));
    expect(chosen).toEqual([["ubud"]]);
    expect(field()).toHaveFocus();
    await userEvent.keyboard("x{Backspace}");
    expect(chosen).toHaveLength(1);
    await userEvent.keyboard("{Backspace}");
    expect(chosen).toEqual([["ubud"], ["canggu"]]);
  });

  it("ignores Backspace in an empty field without areas", async () => {
    render(combobox({}));
    await userEvent.keyboard("{Backspace}");
    expect(chosen).toEqual([]);
  });

  it("chooses by keyboard, also an area that would give nothing", async () => {
    render(combobox({}));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen).toEqual([["kuta"]]);
  });

  it("closes on Escape and changes nothing", async () => {
    render(combobox({ location: ["canggu"] }));
    await userEvent.keyboard("{ArrowDown}{Escape}{Escape}");
    expect(options()).toEqual([]);
    expect(areas()).toEqual(["Canggu"]);
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(chosen).toEqual([]);
  });

  it("reports that nothing matches, and offers to search for the text as typed", async () => {
    render(combobox({}));
    await userEvent.type(field(), "Atlantis");
    expect(screen.getByRole("status")).toHaveTextContent("No matches found");
    expect(options()).toEqual(['Search: "Atlantis"']);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual([["Atlantis"]]);
  });

  it("offers all of Bali for its name", async () => {
    render(combobox({ location: ["ubud"], typed: "bali" }));
    expect(options()).toEqual(["All of Bali"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual([[]]);
  });

  it("shows that the areas are loading", () => {
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
  ])("for %j and %s takes the highlighted option", async (typed, keys, expected) => {
    render(combobox({}));
    await userEvent.type(field(), typed);
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard(keys);
    expect(chosen).toEqual([[expected]]);
    expect(options()).toEqual([]);
  });

  it("exposes the highlighted option and the number of matches to screen readers", async () => {
    render(combobox({}));
    expect(field()).not.toHaveAttribute("aria-activedescendant", expect.stringMatching(/./));
    await userEvent.type(field(), "ubu");
    const first = screen.getByRole("option", { name: /Ubud/ });
    expect(first).toHaveAttribute("aria-selected", "true");
    expect(field()).toHaveAttribute("aria-activedescendant", first.id);
    expect(screen.getByRole("status")).toHaveTextContent("2 places");
  });

  it("highlights a match once the areas are loaded", async () => {
    const { rerender } = render(combobox({ places: null, typed: "cang" }));
    expect(options()).toEqual([]);
    rerender(combobox({ typed: "cang" }));
    expect(screen.getByRole("option", { name: /Canggu/ })).toHaveAttribute("aria-selected", "true");
  });

  it("moves to the next field on Tab, and to the previous one on Shift+Tab", async () => {
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

  it("does not apply an unknown place on Tab, and keeps the text", async () => {
    render(combobox({}));
    await userEvent.type(field(), "Atlantis");
    await userEvent.tab();
    expect(chosen).toEqual([]);
    expect(field()).toHaveValue("Atlantis");
    expect(field()).toHaveAccessibleDescription("Not applied yet");
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveFocus();
  });

  it("applies nothing on Tab while the field is empty, even when the pointer is on an option", async () => {
    render(combobox({}));
    await userEvent.hover(screen.getByRole("option", { name: /Ubud/ }));
    await userEvent.tab();
    expect(chosen).toEqual([]);
    expect(field()).toHaveValue("");
  });

  it("keeps text that was not applied on a press elsewhere, says so, and resumes with it", async () => {
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

  it("ignores keys of an input method that is composing", async () => {
    render(combobox({}));
    await userEvent.type(field(), "ubu");
    fireEvent.keyDown(field(), { key: "Tab", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true, which: 229, keyCode: 229 });
    expect(chosen).toEqual([]);
    expect(options()).not.toEqual([]);
  });

  it("has a button that clears the areas, only when there are any", async () => {
    const { rerender } = render(combobox({ location: ["canggu", "ubud"] }));
    await userEvent.click(screen.getByRole("button", { name: "Clear location" }));
    expect(chosen).toEqual([[]]);
    rerender(combobox({}));
    expect(field()).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Clear location" })).toBeNull();
  });

  it("shows an area that was chosen elsewhere", () => {
    const { rerender } = render(combobox({}));
    rerender(combobox({ location: ["nusa dua"] }));
    expect(areas()).toEqual(["Nusa Dua"]);
  });

  describe("with a sentence", () => {
    const wish = { query: "location=canggu&min_bedrooms=2", unread: ["quiet"] };
    const asked: string[] = [];
    const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    // A sentence is asked for once the visitor stops typing.
    beforeEach(() => {
      jest.useFakeTimers();
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
      jest.useRealTimers();
    });

    it("offers the sentence as filters first, and Enter applies them all", async () => {
      const taken: string[] = [];
      render(combobox({}, (change) => taken.push(canonicalQuery(change(DEFAULTS)))));
      await visitor().keyboard("2br canggu quiet");
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByRole("option", { name: /Use filters/ })).toBeVisible();
      expect(options()).toEqual([
        "Use filters: Canggu · 2+ bedroomsNot understood: quiet",
        'Search: "2br canggu quiet"',
      ]);
      expect(screen.getByRole("status")).toHaveTextContent("As filters: Canggu · 2+ bedrooms.");
      await visitor().keyboard("{Enter}");
      expect(taken).toEqual([wish.query]);
      expect(field()).toHaveValue("");
      expect(asked).toEqual(["/api/wish?q=2br+canggu+quiet"]);
    });

    it("applies no filters on Tab, and offers none while an area matches", async () => {
      const taken: unknown[] = [];
      render(combobox({}, (change) => taken.push(change)));
      await visitor().keyboard("2br canggu");
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByRole("option", { name: /Use filters/ })).toBeVisible();
      await visitor().tab();
      expect(taken).toEqual([]);
      await visitor().clear(field());
      await visitor().type(field(), "nusa dua");
      expect(options()).toEqual(["Nusa Dua2"]);
    });
  });
});

const home = (
  <AtAddress>
    <LocationFilter />
  </AtAddress>
);

test("text typed before the page's scripts run gets its options when they run", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<EnglishPage>{home}</EnglishPage>);
  const input = field();
  input.focus();
  Object.assign(input, { value: "ubud" });
  render(home, { container, hydrate: true });
  await waitFor(() => expect(field()).toHaveAttribute("aria-expanded", "true"));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("ubud");
});

test("all of Bali, when chosen, is what the map shows", async () => {
  window.history.replaceState(null, "", "/?location=ubud");
  render(home);
  await userEvent.click(field());
  await waitFor(() => expect(screen.queryByDisplayValue("Ubud")).toBeNull());
  await userEvent.type(field(), "bali");
  await userEvent.click(await screen.findByRole("option", { name: "All of Bali" }));
  expect(useRentalStore.getState().mapBounds).toEqual(WHOLE_REGION_VIEW.bounds);
  await expectAddress("/");
});
