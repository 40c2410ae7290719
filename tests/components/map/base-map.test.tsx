import { fireEvent, render, screen } from "@testing-library/react";
import { RentalMap } from "@/components/map/rental-map.client";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import { installBrowserStandIns, servePublicFiles } from "./browser-stand-ins";
import { SANUR_MAP } from "./sample-map";

const mapAt = (camera: Camera) => <RentalMap {...SANUR_MAP} camera={camera} />;

const BEACH = "Pantai Petitenget";

beforeAll(installBrowserStandIns);

describe("the streets of the built-in map", () => {
  it("are loaded once, when the map is zoomed in far enough", async () => {
    const asked = servePublicFiles();
    const { rerender } = render(mapAt(DEFAULT_CAMERA));
    expect(await screen.findByText("Denpasar")).toBeInTheDocument();
    expect(asked).not.toContain("/map/bali/streets.json");
    expect(screen.queryByText(BEACH)).toBeNull();
    rerender(mapAt({ ...DEFAULT_CAMERA, zoom: 13 }));
    expect(await screen.findByText(BEACH)).toBeInTheDocument();
    rerender(mapAt({ ...DEFAULT_CAMERA, zoom: 14 }));
    rerender(mapAt({ ...DEFAULT_CAMERA, zoom: 13 }));
    expect(await screen.findByText(BEACH)).toBeInTheDocument();
    expect(asked.filter((path) => path === "/map/bali/streets.json")).toHaveLength(1);
  });

  it("are left out of the map when they cannot be loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    servePublicFiles(["/map/bali/streets.json"]);
    render(mapAt({ ...DEFAULT_CAMERA, zoom: 13 }));
    expect(await screen.findByText("Denpasar")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Sanur, 20 rentals" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

const WHEEL_HINT = "Use ctrl or ⌘ + scroll to zoom the map";
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
