/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LikeButton, ShareButton } from "@/components/detail/action-buttons.client";
import { ChatLinks } from "@/components/detail/chat-links";
import { watchRental } from "@/stores/watch-rental";

/** Stands for the browser, which jsdom does not have all of. */
const reports: string[] = [];
const share = jest.fn(async () => undefined);

beforeAll(() => {
  Object.assign(navigator, {
    sendBeacon: (url: string) => reports.push(url) > 0,
    share,
  });
  // Opens no page.
  window.addEventListener("click", (event) => event.preventDefault());
});

function renderRental(id: number) {
  render(
    <section>
      <LikeButton id={id} />
      <ShareButton id={id} title="Villa" link="https://share.example/rental?slug=villa" />
      <ChatLinks chats={[{ name: "WhatsApp", address: "https://wa.me/628" }]} text="Hello" rentalId={id} />
    </section>,
  );
}

const press = (role: "link" | "button", name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));

test("a view, an opened contact and every way to share are reported, once each, and nothing else is", async () => {
  renderRental(7);
  watchRental(7);
  expect(reports.splice(0)).toEqual(["/api/seen?view=/rental/7"]);
  await press("link", /WhatsApp/);
  expect(reports.splice(0)).toEqual(["/api/seen?contact=/rental/7"]);
  await press("button", "Like");
  await press("button", "Share");
  expect(reports.splice(0)).toEqual([]);
  await press("button", "Copy Link");
  await press("link", "Telegram");
  await press("button", "More ways to share");
  expect(share).toHaveBeenCalled();
  expect(reports.splice(0)).toEqual(Array.from({ length: 3 }, () => "/api/seen?share=/rental/7"));
  // The next rental that is opened over the list.
  watchRental(8);
  await press("link", "Facebook");
  expect(reports.splice(0)).toEqual(["/api/seen?view=/rental/8", "/api/seen?share=/rental/7"]);
});
