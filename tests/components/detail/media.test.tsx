import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InlineVideo } from "@/components/detail/inline-video.client";
import { PhotoGrid } from "@/components/detail/photo-grid";
import { ViewerOpener } from "@/components/viewer/viewer-opener.client";
import { installMediaQueries } from "../ui/media-queries";
import { installDialogStandIn } from "./dialog-stand-in";

const photos = (count: number) => Array.from({ length: count }, (_, index) => `/media/${index + 1}.webp`);

beforeAll(() => {
  installDialogStandIn();
  installMediaQueries(() => true);
});

function show(media: readonly string[]) {
  render(
    <ViewerOpener media={media} title="Villa">
      <PhotoGrid media={media} title="Villa" />
    </ViewerOpener>,
  );
}

/** Text alternatives of the photos in the grid that open the viewer. */
const shown = () =>
  screen
    .queryAllByRole("button", { name: /^Photo/ })
    .map((button) => within(button).getByRole("img").getAttribute("alt"));
/** Photos below the grid, for visitors without JavaScript. */
const below = () => within(screen.getByRole("list")).queryAllByRole("img");
const showAll = () => screen.queryByRole("button", { name: /^Show all photos/ });

describe("PhotoGrid", () => {
  it.each([
    [1, ["Photo: Villa"], false, 0],
    [2, ["Photo 1 of 2: Villa", "Photo 2 of 2: Villa"], true, 0],
    [5, [1, 2, 3, 4, 5].map((number) => `Photo ${number} of 5: Villa`), true, 0],
    [8, [1, 2, 3, 4, 5].map((number) => `Photo ${number} of 8: Villa`), true, 3],
  ])("with %i photos shows %j and offers to show all: %s", (count, alternatives, offersAll, more) => {
    show(photos(count));
    expect(shown()).toEqual(alternatives);
    expect(showAll() !== null).toBe(offersAll);
    expect(below().map((image) => image.getAttribute("alt"))).toEqual(
      [6, 7, 8].slice(0, more).map((number) => `Photo ${number} of ${count}: Villa`),
    );
  });

  it("loads the large photo eagerly and the others lazily", () => {
    show(photos(3));
    const loading = screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "lazy", "lazy"]);
  });

  it.each([
    ["Photo 1 of 6: Villa", "1 / 6"],
    ["Photo 4 of 6: Villa", "4 / 6"],
    ["Show all photos (6)", "1 / 6"],
  ])("opens the viewer from %j at %s", async (name, counter) => {
    show(photos(6));
    await userEvent.click(screen.getByRole("button", { name }));
    const viewer = await screen.findByRole("dialog", { name: "Photos of Villa" });
    expect(within(viewer).getByText(counter)).toBeVisible();
    // jsdom has no keys of history entries, so the viewer has none of its own.
    await userEvent.click(within(viewer).getByRole("button", { name: "Close photos" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("plays the first video inline and opens a later one from a still", () => {
    show(["/a.mp4", "/b.webp", "/c.mov"]);
    expect(screen.getByLabelText("Photo 1 of 3: Villa")).toHaveAttribute("controls");
    expect(screen.queryByRole("button", { name: "Photo 1 of 3: Villa" })).toBeNull();
    expect(screen.getAllByRole("button")).toHaveLength(3);
  });
});

const play = jest.fn(async () => {});
const pause = jest.fn();

/** Renders the video for a visitor who prefers reduced motion, or not. */
function browse(reducedMotion = false) {
  Object.defineProperty(window, "matchMedia", {
    value: (query: string) => ({ matches: reducedMotion && query.includes("reduce") }),
    configurable: true,
  });
  Object.defineProperty(HTMLMediaElement.prototype, "play", { value: play, configurable: true });
  Object.defineProperty(HTMLMediaElement.prototype, "pause", { value: pause, configurable: true });
  jest.clearAllMocks();
  return render(
    <ViewerOpener media={["/a.mp4"]} title="Villa">
      <InlineVideo src="/a.mp4" label="Photo 1 of 1: Villa" />
    </ViewerOpener>,
  );
}

function video(): HTMLElement {
  return screen.getByLabelText("Photo 1 of 1: Villa");
}

describe("InlineVideo", () => {
  it("plays automatically, muted, inline and with controls", () => {
    browse();
    expect(play).toHaveBeenCalledTimes(1);
    expect(video()).toHaveProperty("muted", true);
    expect(video()).toHaveAttribute("playsinline");
    expect(video()).toHaveAttribute("controls");
  });

  it("waits for a visitor who prefers reduced motion", () => {
    browse(true);
    expect(play).not.toHaveBeenCalled();
    expect(video()).toHaveAttribute("controls");
  });

  it("shows its controls and throws no error when the browser refuses to play", async () => {
    const unhandled = jest.fn();
    process.once("unhandledRejection", unhandled);
    play.mockRejectedValueOnce(new DOMException("refused", "NotAllowedError"));
    browse();
    // Node reports an unhandled rejection after this turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(video()).toHaveAttribute("controls");
  });

  it("pauses when the tab is hidden and when it is unmounted", () => {
    const { unmount } = browse();
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    act(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(pause).toHaveBeenCalledTimes(1);
    unmount();
    expect(pause).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, "hidden");
  });
});
