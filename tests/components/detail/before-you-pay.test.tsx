/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeYouPay } from "@/components/detail/before-you-pay";

const nothing = {
  ...{ id: 1, othersWithContact: [], othersWithPhoto: [] },
  ...{ lowestTenth: null, hasPhotos: true, age: 0 },
};

it("folds the advice where there is nothing else to tell", async () => {
  render(<BeforeYouPay circumstances={nothing} />);
  expect(screen.queryByRole("region")).toBeNull();
  const advice = screen.getByText("Pay no deposit before that.");
  expect(advice).not.toBeVisible();
  await userEvent.click(screen.getByText("Before you pay"));
  expect(advice).toBeVisible();
});

it("tells the facts, then what to do", () => {
  render(<BeforeYouPay circumstances={{ ...nothing, othersWithContact: [7, 5, 3], hasPhotos: false }} />);
  const region = within(screen.getByRole("region", { name: "Before you pay" }));
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "This contact is on 4 posts here.",
    "The post has no photos.",
    "See the home, in person or by video call.",
    "Pay no deposit before that.",
    "Ask for the name of who lets it, and for the address.",
  ]);
});

it("leads to the posts that share a contact or a photo", () => {
  render(<BeforeYouPay circumstances={{ ...nothing, othersWithContact: [7, 5, 3], othersWithPhoto: [9] }} />);
  expect(screen.getByRole("link", { name: "This contact is on 4 posts here." })).toHaveAttribute(
    "href",
    "/compare?ids=1,7,5,3",
  );
  expect(screen.getByRole("link", { name: "A photo of this post is also in another post." })).toHaveAttribute(
    "href",
    "/compare?ids=1,9",
  );
});

it("tells the facts once, on phones too", () => {
  render(<BeforeYouPay circumstances={{ ...nothing, hasPhotos: false }} />);
  expect(screen.getAllByText("The post has no photos.")).toHaveLength(1);
  expect(screen.queryByRole("group")).toBeNull();
});
