import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { RentalModal } from "@/components/detail/rental-modal.client";
import { RentalTitle } from "@/components/detail/rental-title.client";
import { EnglishPage } from "@/tests/support/in-english";
import { installDialogStandIn, requestClose } from "./dialog-stand-in";
import { installRequestStandIn } from "./request-stand-in";

const router = { back: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeAll(installDialogStandIn);
beforeAll(installRequestStandIn);
beforeEach(() => {
  jest.clearAllMocks();
  window.history.pushState(null, "", "/rental/villa?location=canggu&nonsense=1&keywords=pool");
});
afterEach(() => Reflect.deleteProperty(window, "navigation"));

/** Sets whether the browser's history has an earlier page of the site. */
function standOn(canGoBack: boolean) {
  Object.defineProperty(window, "navigation", { value: { canGoBack }, configurable: true });
}

function openModal() {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { unmount } = render(
    <RentalModal>
      <RentalTitle>Villa</RentalTitle>
    </RentalModal>,
  );
  return { opener, unmount, dialog: screen.getByRole("dialog", { name: "Villa" }) };
}

describe("RentalModal", () => {
  it("is a dialog named by its heading, which takes the focus and gives it back", () => {
    standOn(true);
    const { dialog, opener, unmount } = openModal();
    expect(dialog).toHaveAttribute("open");
    expect(dialog).toContainElement(document.querySelector(":focus"));
    expect(document.body.style.overflow).toBe("hidden");
    unmount();
    expect(opener).toHaveFocus();
    expect(document.body.style.overflow).toBe("");
  });

  it("renders on the server", () => {
    const html = renderToString(
      <EnglishPage>
        <RentalModal>
          <RentalTitle>Villa</RentalTitle>
        </RentalModal>
      </EnglishPage>,
    );
    expect(html).toContain("Back to listings");
  });

  it.each([
    ["Close", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Back to listings", () => fireEvent.click(screen.getByRole("button", { name: "Back to listings" }))],
    ["Escape", requestClose],
    [
      "a close that the browser forces",
      (dialog: HTMLElement) => {
        if (dialog instanceof HTMLDialogElement) dialog.close();
        fireEvent(dialog, new Event("close"));
      },
    ],
  ])("goes back once by %s", (_, leave) => {
    standOn(true);
    const { dialog } = openModal();
    leave(dialog);
    leave(dialog);
    expect(router.back).toHaveBeenCalledTimes(1);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("closes on a press on the backdrop, but not on a press that began inside", () => {
    standOn(true);
    const { dialog } = openModal();
    const press = (from: Element) => {
      fireEvent.mouseDown(from, { detail: 1 });
      fireEvent.click(dialog, { detail: 1 });
    };
    press(screen.getByRole("heading"));
    expect(router.back).not.toHaveBeenCalled();
    press(dialog);
    expect(router.back).toHaveBeenCalledTimes(1);
  });

  it("ignores the second click of the double click that opened it", () => {
    standOn(true);
    const { dialog } = openModal();
    const close = screen.getByRole("button", { name: "Close" });
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    fireEvent.click(close, { detail: 2 });
    expect(router.back).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("heading"), { detail: 1 });
    fireEvent.click(close, { detail: 2 });
    expect(router.back).toHaveBeenCalledTimes(1);
  });

  it("replaces the address with the list's when there is no earlier page of the site", () => {
    standOn(false);
    openModal();
    fireEvent.click(screen.getByRole("button", { name: "Back to listings" }));
    expect(router.back).not.toHaveBeenCalled();
    expect(router.replace).toHaveBeenCalledWith("/?location=canggu&keywords=pool");
  });

  it("does not leave the list when the browser refused an entry for the rental", () => {
    standOn(true);
    window.history.pushState(null, "", "/?location=canggu");
    openModal();
    fireEvent.click(screen.getByRole("button", { name: "Back to listings" }));
    expect(router.back).not.toHaveBeenCalled();
    expect(router.replace).toHaveBeenCalledWith("/?location=canggu");
  });

  it("can be closed again when going back led to the same address", () => {
    standOn(true);
    openModal();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.popState(window);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(router.back).toHaveBeenCalledTimes(2);
  });

  it("ignores a close after the address has changed", () => {
    standOn(true);
    openModal();
    window.history.pushState(null, "", "/");
    fireEvent.popState(window);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(router.back).not.toHaveBeenCalled();
  });

  it("stays when the close event of its former life arrives after Forward has opened it again", () => {
    standOn(true);
    const { dialog } = openModal();
    fireEvent(dialog, new Event("close"));
    expect(router.back).not.toHaveBeenCalled();
  });

  it("ignores the close of a dialog inside it", () => {
    standOn(true);
    render(
      <RentalModal>
        <RentalTitle>Villa</RentalTitle>
        <dialog open aria-label="inside" />
      </RentalModal>,
    );
    const inside = screen.getByRole("dialog", { name: "inside" });
    fireEvent(inside, new Event("cancel", { cancelable: true, bubbles: true }));
    fireEvent(inside, new Event("close", { bubbles: true }));
    expect(router.back).not.toHaveBeenCalled();
  });

  it("replaces the rental with a similar one", () => {
    openModal();
    const link = screen.getByRole("dialog").appendChild(document.createElement("a"));
    link.href = "/rental/d";
    fireEvent.click(link, { detail: 1 });
    expect(router.replace.mock.calls).toEqual([["/rental/d", { scroll: false }]]);
  });
});
