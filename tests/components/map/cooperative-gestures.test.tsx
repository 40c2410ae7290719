import { fireEvent, render, screen } from "@testing-library/react";
import { RentalMap } from "@/components/map/rental-map.client";
import { installBrowserStandIns, servePublicFiles } from "./browser-stand-ins";
import { SANUR_MAP } from "./sample-map";

const WHEEL_HINT = "Use ctrl + scroll to zoom the map";
const TOUCH_HINT = "Use two fingers to move the map";
const ONE_FINGER = [{ identifier: 0, clientX: 100, clientY: 100 }];
const TWO_FINGERS = [...ONE_FINGER, { identifier: 1, clientX: 200, clientY: 100 }];

async function showMap() {
  render(<RentalMap {...SANUR_MAP} />);
  await screen.findByRole("button", { name: "Sanur, 20 rentals" });
  return screen.getByRole("group", { name: /^Map, moved with the arrow keys/ });
}

beforeAll(() => {
  installBrowserStandIns();
  servePublicFiles();
});

describe("the map without a key", () => {
  it("leaves the plain wheel to the page, and explains how to zoom", async () => {
    const map = await showMap();
    expect(fireEvent.wheel(map, { deltaY: 100 })).toBe(true);
    expect(screen.getByText(WHEEL_HINT)).toBeVisible();
  });

  it.each(["ctrlKey", "metaKey"])("zooms by the wheel with %s", async (key) => {
    const map = await showMap();
    expect(fireEvent.wheel(map, { deltaY: 100, [key]: true })).toBe(false);
    expect(screen.queryByText(WHEEL_HINT)).not.toBeInTheDocument();
  });

  it("leaves one finger to the page, and explains how to move the map", async () => {
    const map = await showMap();
    expect(fireEvent.touchStart(map, { touches: ONE_FINGER })).toBe(true);
    expect(screen.queryByText(TOUCH_HINT)).not.toBeInTheDocument();
    expect(fireEvent.touchMove(map, { touches: ONE_FINGER })).toBe(true);
    expect(screen.getByText(TOUCH_HINT)).toBeVisible();
  });

  it("moves with two fingers", async () => {
    const map = await showMap();
    expect(fireEvent.touchStart(map, { touches: TWO_FINGERS })).toBe(false);
    fireEvent.touchMove(map, { touches: TWO_FINGERS });
    expect(screen.queryByText(TOUCH_HINT)).not.toBeInTheDocument();
  });
});
