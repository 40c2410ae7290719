import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/detail/action-buttons.client";
import { installMediaQueries } from "../ui/media-queries";

const LINK = "https://share.example/rental?slug=villa-canggu";

const shareButton = () => screen.getByRole("button", { name: "Share" });
const heading = () => screen.queryByRole("heading", { name: "Share this place" });

async function openPanel() {
  const user = userEvent.setup();
  render(
    <>
      <ShareButton id={7} title="Villa & pool" link={LINK} />
      <p>elsewhere</p>
    </>,
  );
  await user.click(shareButton());
  return user;
}

describe("ShareButton", () => {
  it("opens and closes its panel, and updates aria-expanded", async () => {
    const user = await openPanel();
    expect(heading()).toBeVisible();
    expect(shareButton()).toHaveAttribute("aria-expanded", "true");
    await user.click(shareButton());
    expect(heading()).toBeNull();
    expect(shareButton()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on Escape, stops the event, and gets the focus back", async () => {
    const user = await openPanel();
    const around = jest.fn();
    document.body.addEventListener("keydown", around);
    await user.tab();
    await user.keyboard("{Escape}");
    expect(heading()).toBeNull();
    expect(shareButton()).toHaveFocus();
    expect(around).not.toHaveBeenCalledWith(expect.objectContaining({ key: "Escape" }));
  });

  it("closes on a press outside the panel, but not inside it", async () => {
    const user = await openPanel();
    await user.click(screen.getByRole("heading", { name: "Share this place" }));
    expect(heading()).toBeVisible();
    await user.click(screen.getByText("elsewhere"));
    expect(heading()).toBeNull();
  });

  it("offers every channel with a link to the listing", async () => {
    await openPanel();
    const links = within(screen.getByRole("region", { name: "Share this place" })).getAllByRole("link");
    // Websites open in a new tab, apps and mail do not.
    expect(links.map((link) => [link.textContent, link.getAttribute("target")])).toEqual([
      ["Email", null],
      ["Facebook", "_blank"],
      ["X", "_blank"],
      ["WhatsApp", "_blank"],
      ["Messenger", null],
      ["Telegram", "_blank"],
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(LINK)));
      expect(link).toHaveAttribute("rel", "noopener");
      expect(link).toHaveAttribute("data-umami-event", "share-click");
      expect(link).toHaveAttribute("data-umami-event-rental", "7");
    }
  });

  it("copies the link and announces it in an existing live region", async () => {
    const user = await openPanel();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(status).toHaveTextContent("Link copied to clipboard");
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  describe("with Messenger, whose own address opens an app", () => {
    const opened = jest.fn();

    /** Clicks the channel; returns whether the browser follows its address. */
    async function pressMessenger(isPhone: boolean) {
      installMediaQueries((media) => isPhone && media === "(pointer: coarse)");
      window.open = opened.mockClear();
      const user = await openPanel();
      await navigator.clipboard.writeText("before");
      let isFollowed = true;
      const follow = (event: Event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener("click", follow, { once: true });
      await user.click(screen.getByRole("link", { name: "Messenger" }));
      return isFollowed;
    }

    it("copies the link and opens the website on a computer", async () => {
      expect(await pressMessenger(false)).toBe(false);
      expect(await navigator.clipboard.readText()).toBe(LINK);
      expect(screen.getByRole("status")).toHaveTextContent("Link copied to clipboard");
      expect(opened).toHaveBeenCalledWith("https://www.messenger.com/", "_blank", "noopener");
    });

    it("follows the app's address on a phone", async () => {
      expect(await pressMessenger(true)).toBe(true);
      expect(await navigator.clipboard.readText()).toBe("before");
      expect(opened).not.toHaveBeenCalled();
    });
  });

  it("shows the link selected when the clipboard is denied", async () => {
    const user = await openPanel();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    const field = await screen.findByRole("textbox", { name: "Copy this link" });
    if (!(field instanceof HTMLInputElement)) throw new Error("a field expected");
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute("readonly");
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
