import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { FilterPanel } from "@/components/filters/filter-panel.client";
import type { ListQuery } from "@/lib/filters/schema";
import { EMPTY_LIST, expectAddress, renderAt } from "../home/at-query";
import { router } from "../home/router-stand-in";

const panel = <FilterPanel onShow={() => {}} />;
const showAt = (query: Partial<ListQuery>) => renderAt(query, panel);

const box = (name: string) => screen.getByRole("checkbox", { name });
const stay = () => screen.getByRole("combobox", { name: "Stay" });
const date = () => screen.getByLabelText("Move in by");

describe("FilterPanel", () => {
  it("shows the filters of the address in a named group", () => {
    showAt({ includes: ["pets"], stay: 1, available: "2026-12-01" });
    expect(screen.getByRole("group", { name: "Must have" })).toBeInTheDocument();
    expect(box("Wi-Fi")).not.toBeChecked();
    expect(box("Pets allowed")).toBeChecked();
    expect(stay()).toHaveDisplayValue("1 month");
    expect(date()).toHaveValue("2026-12-01");
  });

  it.each<[Partial<ListQuery>, name: string, address: string]>([
    [{ includes: ["pets"] }, "Wi-Fi", "/?includes=wifi,pets"],
    [{ includes: ["wifi", "pets"] }, "Wi-Fi", "/?includes=pets"],
    [{ type: ["villa"] }, "Room or kos", "/?type=room,villa"],
    [{ type: ["room"] }, "With photos", "/?type=room&photos=1"],
    [{ photos: 1 }, "With photos", "/"],
    [{}, "Rent reduced", "/?reduced=1"],
    [{}, "Only rents by the month", "/?monthly=1"],
  ])("from %j a press on %s leads to %s", async (query, name, address) => {
    showAt(query);
    await userEvent.click(box(name));
    await expectAddress(address);
  });

  it("tells what each option would give, and lets one be chosen that would give nothing", async () => {
    const none = { price_range: {}, min_bedrooms: {}, dateRange: {}, location: [] };
    const counts = { ...none, includes: { wifi: 1_234, pets: 0 }, stay: { "": 9, 1: 0, 2: 3, 3: 0 } };
    renderAt({ stay: 1 }, panel, { ...EMPTY_LIST, counts });
    expect(box("Wi-Fi (1,234)")).toBeEnabled();
    expect(stay()).toHaveDisplayValue("1 month");
    expect(screen.getByRole("option", { name: "2 months (3)" })).toBeEnabled();
    await userEvent.click(box("Pets allowed (0)"));
    await expectAddress("/?includes=pets&stay=1");
  });

  it.each<[Partial<ListQuery>, name: string, option: string, address: string]>([
    [{}, "Bathrooms", "2+", "/?min_bathrooms=2"],
    [{ min_bedrooms: 4 }, "Maximum bedrooms", "Up to 2", "/?max_bedrooms=2"],
  ])("from %j chooses in %s the option %s", async (query, name, option, address) => {
    showAt(query);
    await userEvent.selectOptions(screen.getByRole("combobox", { name }), option);
    await expectAddress(address);
  });

  it("filters by the length of the stay", async () => {
    showAt({ stay: 1 });
    await userEvent.selectOptions(stay(), "3 months");
    await expectAddress("/?stay=3");
  });

  it("is opened by its button, which counts what is set in it; closed, a form submits that as hidden fields", async () => {
    renderAt(
      { sort: "usualRents", includes: ["wifi", "cleaning"], type: ["villa"], price_max: 20_000_000 },
      <FilterBar onOpen={() => {}} onShowResults={() => {}} />,
    );
    const hidden = () =>
      [...document.querySelectorAll<HTMLInputElement>("[type=hidden]")].map(
        ({ name, value }) => `${name}=${value}`,
      );
    expect(hidden()).toEqual(["includes=wifi,cleaning", "type=villa", "price_max=20000000"]);
    await userEvent.click(screen.getByRole("button", { name: "More filters (4)" }));
    expect(hidden()).toEqual([]);
    expect(box("Villa")).toBeChecked();
    await userEvent.click(box("Cleaning"));
    await expectAddress("/?sort=usualRents&includes=wifi&type=villa&price_max=20000000");
    expect(box("Cleaning")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("filters by a date once it is plausible, and drops the filter when it is cleared", async () => {
    showAt({ available: "2026-12-01" });
    fireEvent.change(date(), { target: { value: "0202-12-01" } });
    expect(date()).toHaveValue("0202-12-01");
    fireEvent.change(date(), { target: { value: "2026-12-24" } });
    await expectAddress("/?available=2026-12-24");
    expect(router.replace).toHaveBeenCalledTimes(1);
    fireEvent.change(date(), { target: { value: "" } });
    await expectAddress("/");
  });

  it("keeps the filter while a part of the date is missing, and drops it when all parts are", async () => {
    showAt({ available: "2026-12-01" });
    // jsdom has no date parts: an incomplete date has an empty value.
    const validity = { badInput: true };
    Object.defineProperty(date(), "validity", { value: validity });
    fireEvent.change(date(), { target: { value: "" } });
    fireEvent.blur(date());
    await userEvent.click(box("Wi-Fi"));
    await expectAddress("/?includes=wifi&available=2026-12-01");
    // Clearing the last part fires no change event, only a key event.
    validity.badInput = false;
    fireEvent.keyUp(date(), { key: "Backspace" });
    await expectAddress("/?includes=wifi");
  });
});
