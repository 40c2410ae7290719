import { act, render, screen } from "@testing-library/react";
import { InlineVideo } from "@/components/detail/inline-video.client";
import { ViewerOpener } from "@/components/viewer/viewer-opener.client";

const play = jest.fn(async () => {});
const pause = jest.fn();

/** Renders the video for a visitor who prefers reduced motion, reduced data, or neither. */
function browse({ reducedMotion = false, saveData = false } = {}) {
  Object.defineProperty(window, "matchMedia", {
    value: (query: string) => ({ matches: reducedMotion && query.includes("reduce") }),
    configurable: true,
  });
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
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

  it.each([{ reducedMotion: true }, { saveData: true }])("waits for the visitor with %j", (wish) => {
    browse(wish);
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
