import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PriceFitNote } from "@/components/results/price-fit-note";
import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { PriceFit } from "@/lib/search/price-fit";
import { expectAddress, renderAt } from "../home/at-query";

function note(filters: Partial<Filters>, fit: PriceFit, total = 729) {
  const query = { ...DEFAULT_QUERY, ...filters };
  return renderAt(query, <PriceFitNote query={query} fit={fit} total={total} />);
}

it("the note counts the rentals that fit by the month, and links to those", async () => {
  note({ price_range: 11, unstated: ["price"] }, { fitting: 44, withoutRate: 0 });
  expect(screen.getByText(/^44 of 729 fit Rp 11M a month\./)).toBeVisible();
  const only = screen.getByRole("link", { name: "Show only these" });
  expect(only).toHaveAttribute("href", "/?price_range=11&price_by=month");
  await userEvent.click(only);
  await expectAddress("/?price_range=11&price_by=month");
});

it.each([
  [1, "1 of 729 fits Rp 11M a month. Show only this one"],
  [0, "None of 729 fits Rp 11M a month."],
])("the note has words for %i fitting rentals", (fitting, words) => {
  const { container } = note({ price_range: 11 }, { fitting, withoutRate: 0 });
  expect(container).toHaveTextContent(words);
  expect(screen.queryAllByRole("link")).toHaveLength(fitting);
});

it.each<[Partial<Filters>, string]>([
  [{}, "Including 2 in a currency without a rate today."],
  [{ price_by: "month" }, "2 in a currency without a rate today are not in this list."],
  [{ price_by: "month", unstated: ["price"] }, "Including 2 in a currency without a rate today."],
])("the note counts rentals without an exchange rate, under %j", (filters, words) => {
  note({ price_range: 25, ...filters }, { fitting: 729, withoutRate: 2 });
  expect(screen.getByText(words)).toBeVisible();
});

it("the note is empty when all rentals fit, or the list is empty", () => {
  expect(note({ price_range: 11 }, { fitting: 729, withoutRate: 0 }).container).toHaveTextContent(/^$/);
  expect(note({ price_range: 11 }, { fitting: 0, withoutRate: 0 }, 0).container).toHaveTextContent(/^$/);
  expect(note({}, { fitting: null, withoutRate: 0 }).container).toHaveTextContent(/^$/);
});
