import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeYouPay } from "@/components/detail/before-you-pay";
import { WhereToCheck } from "@/components/detail/where-to-check";
import { sampleWholeRental } from "../../unit/rentals/sample-whole-rental";
import { NOTHING_TO_TELL } from "./sample-panel";

it("BeforeYouPay folds the advice when there are no warnings", async () => {
  render(<BeforeYouPay circumstances={NOTHING_TO_TELL} />);
  expect(screen.queryByRole("region")).toBeNull();
  const advice = screen.getByText("Pay no deposit before that.");
  expect(advice).not.toBeVisible();
  await userEvent.click(screen.getByText("Before you pay"));
  expect(advice).toBeVisible();
});

it("BeforeYouPay lists the warnings, then the advice", () => {
  render(
    <BeforeYouPay circumstances={{ ...NOTHING_TO_TELL, othersWithContact: [7, 5, 3], hasPhotos: false }} />,
  );
  const region = within(screen.getByRole("region", { name: "Before you pay" }));
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "This contact is on 4 posts here.",
    "The post has no photos.",
    "See the home, in person or by video call.",
    "Pay no deposit before that.",
    "Ask for the name of who lets it, and for the address.",
  ]);
  expect(screen.queryByRole("group")).toBeNull();
});

it("BeforeYouPay links to the contact's other rentals, and to the posts that share a photo", () => {
  const shared = { othersWithContact: [7, 5, 3], contact: "0123456789ab", othersWithPhoto: [9] };
  render(<BeforeYouPay circumstances={{ ...NOTHING_TO_TELL, ...shared }} />);
  const homes = screen.getByRole("link", { name: "This contact is on 4 posts here." });
  expect(homes).toHaveAttribute("href", "/?contact=0123456789ab");
  expect(homes).toHaveAttribute("rel", "nofollow");
  expect(screen.getByRole("link", { name: "A photo of this post is also in another post." })).toHaveAttribute(
    "href",
    "/compare?ids=1,9",
  );
});

describe("where to check", () => {
  const rental = sampleWholeRental({ media_urls: ["https://cdn.example/villa.jpg"], location: "canggu" });

  it("links to a search for the photo and to the map", () => {
    render(
      <BeforeYouPay circumstances={{ ...NOTHING_TO_TELL, hasPhotos: false }}>
        <WhereToCheck rental={rental} />
      </BeforeYouPay>,
    );
    const list = within(screen.getByRole("list", { name: "Where to check" }));
    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Search the web for the first photo",
      "Look at the place on Google Maps",
    ]);
    const map = list.getByRole("link", { name: "Look at the place on Google Maps" });
    expect(map).toHaveAttribute("rel", "noopener");
    expect(list.getByRole("link", { name: /photo/ })).toHaveAttribute(
      "href",
      "https://lens.google.com/uploadbyurl?url=https%3A%2F%2Fcdn.example%2Fvilla.jpg",
    );
    expect(map).toHaveAttribute("data-umami-event", "location-click");
  });

  it("is absent when there is nothing to check", () => {
    render(<WhereToCheck rental={{ ...rental, media_urls: [], location: null }} />);
    expect(screen.queryByRole("list")).toBeNull();
  });
});

it("BeforeYouPay names listings with the same photos first, and how they differ", () => {
  const photoSharers = [
    { id: 7, href: "/rental/seven", title: "Villa Seven", posted: "posted 2 Nov", differences: "in Ubud" },
    { id: 5, href: "/rental/five", title: "Villa Five", posted: "", differences: "another contact" },
  ];
  render(<BeforeYouPay circumstances={{ ...NOTHING_TO_TELL, photoSharers, hasPhotos: false }} />);
  const region = within(screen.getByRole("region", { name: "Before you pay" }));
  const [first, seven, five, other] = region.getAllByRole("listitem");
  expect(first).toHaveTextContent("The same photos are in 2 other posts that differ from this one:");
  expect(seven).toHaveTextContent("Villa Seven posted 2 Nov: in Ubud");
  expect(five).toHaveTextContent("Villa Five another contact");
  expect(other).toHaveTextContent("The post has no photos.");
  expect(region.getByRole("link", { name: "Villa Seven" })).toHaveAttribute("href", "/rental/seven");
});
