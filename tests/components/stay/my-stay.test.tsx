import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AskPanel } from "@/components/detail/ask-panel.client";
import { FilterPanel } from "@/components/filters/filter-panel.client";
import { NO_STAY } from "@/lib/device/my-stay";
import type { ListQuery } from "@/lib/filters/schema";
import { DAY_MS, isoRegionDay } from "@/lib/time/region-day";
import { onDevice, storedOnDevice } from "@/tests/support/device";
import { expectAddress, renderAt } from "../home/at-query";
import { router } from "../home/router-stand-in";

beforeEach(() => onDevice());

const inDays = (days: number) => isoRegionDay(new Date(Date.now() + days * DAY_MS));

const showAt = (query: Partial<ListQuery>) => renderAt(query, <FilterPanel onShow={() => {}} />);

const people = () => screen.findByRole("combobox", { name: "People" });
const pet = () => screen.findByRole("combobox", { name: "Pet" });

describe("My stay", () => {
  it("offers the stay of the last visit as filters, applied by one press", async () => {
    const from = inDays(20);
    const first = showAt({});
    await userEvent.selectOptions(await people(), "2");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Stay" }), "3");
    await expectAddress("/?stay=3");
    fireEvent.change(screen.getByLabelText("Move in by"), { target: { value: from } });
    await expectAddress(`/?stay=3&available=${from}`);
    await userEvent.selectOptions(await pet(), "Small dog");
    await expectAddress(`/?includes=pets&stay=3&available=${from}`);
    first.unmount();

    showAt({});
    expect(await people()).toHaveDisplayValue("2");
    expect(await pet()).toHaveDisplayValue("Small dog");
    await userEvent.click(
      await screen.findByRole("button", { name: /^Use my stay: .*3 months, 2 people, small dog$/ }),
    );
    await expectAddress(`/?includes=pets&stay=3&available=${from}`);
  });

  it("does not store a stay that comes only from a shared link", async () => {
    showAt({ stay: 6, includes: ["pets"] });
    await people();
    expect(storedOnDevice().stay).toEqual(NO_STAY);
    expect(screen.queryByRole("button", { name: /my stay/ })).not.toBeInTheDocument();
  });

  it("forgets a stay, and keeps the filters", async () => {
    onDevice({ stay: { ...NO_STAY, months: 6 } });
    showAt({ stay: 6 });
    await userEvent.click(await screen.findByRole("button", { name: "Clear my stay" }));
    expect(storedOnDevice().stay).toEqual(NO_STAY);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("is in the message to the owner, without a date that has passed", () => {
    onDevice({ stay: { from: inDays(-1), months: 3, people: 2, pet: "cat" } });
    const draft = { opening: "Hello!", closing: "Thank you!" };
    const drafts = { en: draft, id: draft, ru: draft };
    render(<AskPanel rentalId={1} drafts={drafts} language="en" chats={[]} />);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toContain(
      "My stay: for 3 months, 2 people, a cat.",
    );
  });

  it("is kept for the visit when storage is denied", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    showAt({});
    await userEvent.selectOptions(await people(), "3");
    expect(await people()).toHaveDisplayValue("3");
  });
});
