/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeYouPay } from "@/components/detail/before-you-pay";

const nothing = { othersWithContact: 0, othersWithPhoto: 0, lowestTenth: null, hasPhotos: true, age: 0 };

it("folds the advice where there is nothing else to tell", async () => {
  render(<BeforeYouPay circumstances={nothing} />);
  expect(screen.queryByRole("region")).toBeNull();
  const advice = screen.getByText("Pay no deposit before that.");
  expect(advice).not.toBeVisible();
  await userEvent.click(screen.getByText("Before you pay"));
  expect(advice).toBeVisible();
});

it("tells the facts, then what to do", () => {
  render(<BeforeYouPay circumstances={{ ...nothing, othersWithContact: 13, hasPhotos: false }} />);
  const region = within(screen.getByRole("region", { name: "Before you pay" }));
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "This contact is on 14 posts here.",
    "The post has no photos.",
    "See the home, in person or by video call.",
    "Pay no deposit before that.",
    "Ask for the name of who lets it, and for the address.",
  ]);
});
