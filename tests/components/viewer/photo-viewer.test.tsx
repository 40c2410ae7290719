import { fireEvent, render, screen } from "@testing-library/react";
import { PhotoViewer } from "@/components/viewer/photo-viewer.client";
import { installDialogStandIn, requestClose } from "../detail/dialog-stand-in";

const MEDIA = ["/media/a.webp", "/media/b.mp4", "/media/c.webp", "/media/d.webp"];

beforeAll(installDialogStandIn);

function openViewer(initial = 0, media: readonly string[] = MEDIA) {
  const onClose = jest.fn();
  const { unmount } = render(<PhotoViewer media={media} title="Villa" initial={initial} onClose={onClose} />);
  return { onClose, unmount, dialog: screen.getByRole("dialog", { name: "Photos of Villa" }) };
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole("dialog"), { key });
const counter = () => screen.getByText(/^\d+ \/ \d+$/);

function swipe(x: number, y = 0, touches = 1) {
  const dialog = screen.getByRole("dialog");
  const start = Array.from({ length: touches }, (_, identifier) => ({
    identifier,
    clientX: 200,
    clientY: 200,
  }));
  fireEvent.touchStart(dialog, { touches: start });
  fireEvent.touchEnd(dialog, {
    touches: [],
    changedTouches: [{ identifier: 0, clientX: 200 + x, clientY: 200 + y }],
  });
}

describe("PhotoViewer", () => {
  it("steps through the photos by keys and buttons, and stops at both ends", () => {
    openViewer();
    expect(counter()).toHaveTextContent("1 / 4");
    expect(counter()).toHaveAttribute("aria-live", "polite");
    press("ArrowLeft");
    expect(counter()).toHaveTextContent("1 / 4");
    fireEvent.click(screen.getByRole("button", { name: "Previous photo" }));
    expect(counter()).toHaveTextContent("1 / 4");
    for (let times = 0; times < 5; times += 1) press("ArrowRight");
    expect(counter()).toHaveTextContent("4 / 4");
    expect(screen.getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(screen.getByRole("button", { name: "Next photo" }));
    expect(counter()).toHaveTextContent("4 / 4");
    fireEvent.click(screen.getByRole("button", { name: "Previous photo" }));
    expect(counter()).toHaveTextContent("3 / 4");
  });

  it.each([
    [-50, 0, 1, "3 / 4"],
    [50, 0, 1, "1 / 4"],
    [-49, 0, 1, "2 / 4"],
    [49, 0, 1, "2 / 4"],
    [-60, 90, 1, "2 / 4"],
    [-200, 0, 2, "2 / 4"],
  ])("a swipe by %i, %i with %i fingers shows %j", (x, y, fingers, expected) => {
    openViewer(1);
    swipe(x, y, fingers);
    expect(counter()).toHaveTextContent(expected);
  });

  it("closes on a swipe down, but not on a swipe up or a short one", () => {
    const { onClose } = openViewer(2);
    swipe(0, -200);
    swipe(10, 79);
    expect(onClose).not.toHaveBeenCalled();
    swipe(20, 80);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("leaves a finger to the browser while two have zoomed", () => {
    const zoomed = Object.assign(new EventTarget(), { scale: 2 });
    Object.defineProperty(window, "visualViewport", { value: zoomed, configurable: true });
    const { onClose } = openViewer(1);
    swipe(-200);
    swipe(0, 200);
    expect(counter()).toHaveTextContent("2 / 4");
    expect(onClose).not.toHaveBeenCalled();
    Reflect.deleteProperty(window, "visualViewport");
  });

  it.each([
    [-1, "1 / 4"],
    [99, "4 / 4"],
  ])("opened at %i it shows %j", (initial, expected) => {
    openViewer(initial);
    expect(counter()).toHaveTextContent(expected);
  });

  it("loads the shown photo and hidden neighbours, and a video only when it is shown", () => {
    openViewer(2);
    const names = screen.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("alt"));
    expect(names).toEqual(["Photo 3 of 4: Villa", "Photo 4 of 4: Villa"]);
    expect(document.querySelector("video")).toBeNull();
    press("ArrowLeft");
    expect(document.querySelector("video")).toHaveAttribute("src", "/media/b.mp4");
    expect(document.querySelector("video")).not.toHaveAttribute("autoplay");
    press("ArrowLeft");
    expect(document.querySelector("video")).toBeNull();
  });

  it("leaves arrow keys to a focused video", () => {
    openViewer(1);
    const video = document.querySelector("video");
    if (video === null) throw new Error("a video expected");
    fireEvent.keyDown(video, { key: "ArrowRight" });
    expect(counter()).toHaveTextContent("2 / 4");
  });

  it("requests to be closed by Escape and by its button, and stays open until its parent closes it", () => {
    const { onClose, dialog } = openViewer();
    expect(requestClose(dialog).defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Close photos" }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialog).toHaveAttribute("open");
  });

  it("has no buttons to step with a single photo", () => {
    openViewer(0, ["/media/a.webp"]);
    expect(screen.queryByRole("button", { name: "Next photo" })).toBeNull();
    expect(screen.getByRole("img", { name: "Photo: Villa" })).toBeInTheDocument();
  });
});
