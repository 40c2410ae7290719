import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdvertFilters } from "@/components/filters/advert-filters.client";
import type { ListQuery } from "@/lib/filters/schema";
import { EMPTY_LIST, expectAddress, renderAt } from "../home/at-query";
import { router } from "../home/router-stand-in";

const showAt = (query: Partial<ListQuery>) => renderAt(query, <AdvertFilters />);

async function openMore() {
  const summary = screen.getByText("More", { selector: "summary" });
  await userEvent.click(summary);
  await screen.findByRole("combobox", { name: "Bathrooms" });
}

const box = (name: string) => screen.getByRole("checkbox", { name });
const stay = () => screen.getByRole("combobox", { name: "I stay for" });
const date = () => screen.getByLabelText("Available by");

describe("AdvertFilters", () => {
  it("shows the filters of the address in a named group", () => {
    showAt({ includes: ["pets"], stay: 1, available: "2026-12-01" });
    expect(screen.getByRole("group", { name: "What the advert says" })).toBeInTheDocument();
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
  ])("from %j a press on %s leads to %s", async (query, name, address) => {
    showAt(query);
    if (screen.queryByRole("checkbox", { name }) === null) await openMore();
    await userEvent.click(box(name));
    await expectAddress(address);
  });

  it("shows each option's count, and disables an empty one unless it is chosen", async () => {
    const none = { price_range: {}, min_bedrooms: {}, dateRange: {}, location: [] };
    const counts = { ...none, includes: { wifi: 1_234, pets: 0 }, stay: { "": 9, 1: 0, 2: 3, 3: 0 } };
    renderAt({ stay: 1 }, <AdvertFilters />, { ...EMPTY_LIST, counts });
    expect(await screen.findByRole("checkbox", { name: "Wi-Fi (1,234)" })).toBeEnabled();
    expect(box("Pets allowed (0)")).toBeDisabled();
    expect(stay()).toHaveDisplayValue("1 month (0)");
    expect(screen.getByRole("option", { name: "2 months (3)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "3 months (0)" })).toBeDisabled();
  });

  it.each<[Partial<ListQuery>, name: string, option: string, address: string]>([
    [{}, "Bathrooms", "2+", "/?min_bathrooms=2"],
    [{ min_bedrooms: 4 }, "Maximum bedrooms", "Up to 2", "/?max_bedrooms=2"],
  ])("from %j chooses in %s the option %s", async (query, name, option, address) => {
    showAt(query);
    await openMore();
    await userEvent.selectOptions(screen.getByRole("combobox", { name }), option);
    await expectAddress(address);
  });

  it("filters by the length of the stay", async () => {
    showAt({ stay: 1 });
    await userEvent.selectOptions(stay(), "3 months");
    await expectAddress("/?stay=3");
  });

  it("submits the filters behind More as hidden fields until its controls are loaded", async () => {
    showAt({ includes: ["wifi", "cleaning"], type: ["villa"], price_max: 20_000_000 });
    const hidden = () =>
      [...document.querySelectorAll<HTMLInputElement>("[type=hidden]")].map(
        ({ name, value }) => `${name}=${value}`,
      );
    expect(hidden()).toEqual(["type=villa", "price_max=20000000", "includes=cleaning"]);
    await openMore();
    expect(hidden()).toEqual([]);
    expect(box("Villa")).toBeChecked();
    expect(box("Cleaning")).toBeChecked();
  });

  it("stays open when the last filter behind More is removed", async () => {
    showAt({ includes: ["cleaning"] });
    await openMore();
    await userEvent.click(box("Cleaning"));
    await expectAddress("/");
    expect(box("Cleaning")).toBeVisible();
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
