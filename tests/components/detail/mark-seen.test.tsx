import { fireEvent, render, screen } from "@testing-library/react";
import { LikeButton, ShareButton } from "@/components/detail/action-buttons.client";
import { ChatLinks } from "@/components/detail/chat-links";
import { MarkSeen } from "@/components/detail/mark-seen.client";
import { storedOnDevice } from "@/tests/support/device";

/** Addresses sent with `navigator.sendBeacon`, which jsdom lacks. */
const reports: string[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(navigator, {
    sendBeacon: (url: string) => reports.push(url) > 0,
  });
  // jsdom cannot follow links.
  window.addEventListener("click", (event) => event.preventDefault());
});

function Rental({ id }: { id: number }) {
  return (
    <section>
      <MarkSeen id={id} />
      <LikeButton id={id} />
      <ShareButton id={id} title="Villa" link="https://share.example/rental?slug=villa" />
      <ChatLinks chats={[{ name: "WhatsApp", address: "https://wa.me/628" }]} text="Hello" rentalId={id} />
    </section>
  );
}

const press = (role: "link" | "button", name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));

test("a view after two seconds, an opened contact and each way to share are reported once", async () => {
  render(<Rental id={7} />);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(reports.splice(0)).toEqual(["/api/seen?view=/rental/7"]);
  press("link", /WhatsApp/);
  expect(reports.splice(0)).toEqual(["/api/seen?contact=/rental/7"]);
  press("button", "Like");
  press("button", "Share");
  expect(reports).toEqual([]);
  press("button", "Copy Link");
  press("link", "Telegram");
  expect(reports.splice(0)).toEqual(Array.from({ length: 2 }, () => "/api/seen?share=/rental/7"));
});

test("a rental left within two seconds is not reported, and one opened over another is reported as its own", async () => {
  const { rerender } = render(<Rental id={8} />);
  await jest.advanceTimersByTimeAsync(1_900);
  rerender(<Rental id={9} />);
  render(<MarkSeen id={10} />);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(reports.splice(0)).toEqual(["/api/seen?view=/rental/9", "/api/seen?view=/rental/10"]);
  press("link", /WhatsApp/);
  expect(reports.splice(0)).toEqual(["/api/seen?contact=/rental/9"]);
  expect(storedOnDevice().seen).toEqual([7, 8, 9, 10]);
});
