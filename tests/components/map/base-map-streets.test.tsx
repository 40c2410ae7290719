import { render, screen } from "@testing-library/react";
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
