import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MapProviderProps } from "@/components/map/map-provider";
import { RentalMap } from "@/components/map/rental-map.client";
import { isInside, type MapBounds } from "@/lib/map/bounds";
import { type Camera, cameraOfLocation, DEFAULT_CAMERA, MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { project, unproject } from "@/lib/map/web-mercator";
import {
  answerMapsScript,
  installBrowserStandIns,
  panel,
  resizePanel,
  servePublicFiles,
} from "./browser-stand-ins";

const SANUR = { index: 0, name: "sanur", lat: -8.69, lng: 115.26, count: 20 };
const KUTA = { index: 1, name: "kuta", lat: -8.723, lng: 115.172, count: 1 };
const SEMINYAK = { index: 2, name: "seminyak", lat: -8.69, lng: 115.167, count: 42 };
/** So close to Seminyak that their markers would overlap. */
const PETITENGET = { index: 3, name: "petitenget", lat: -8.684, lng: 115.164, count: 5 };
const PLACES = [SANUR, KUTA, SEMINYAK, PETITENGET];
const UBUD = { lat: -8.5069, lng: 115.2625 };

const told = {
  onToggle: jest.fn<void, [readonly number[], boolean]>(),
  onBackgroundClick: jest.fn(),
  onVisitorMove: jest.fn(),
  onBoundsChange: jest.fn<void, [MapBounds]>(),
};

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function mapOf(props: Partial<MapProviderProps> = {}) {
  return (
    <RentalMap places={PLACES} selected={[]} active={null} camera={DEFAULT_CAMERA} {...told} {...props} />
  );
}

async function showMap(props: Partial<MapProviderProps> = {}) {
  const rendered = render(mapOf(props));
  await screen.findByRole("button", { name: "Sanur, 20 rentals" });
  return rendered;
}

function seenBounds(): MapBounds {
  const seen = told.onBoundsChange.mock.lastCall?.[0];
  if (!seen) throw new Error("bounds expected");
  return seen;
}

/** Within two pixels: at zoom 12 a pixel is 0.0004 degrees. */
function expectBoundsOf(camera: Camera) {
  const { x, y } = project(camera, camera.zoom);
  const corner = (right: number, down: number) =>
    unproject({ x: x + right * panel.width, y: y + down * panel.height }, camera.zoom);
  const expected = { ne: corner(0.5, -0.5), sw: corner(-0.5, 0.5) };
  const seen = seenBounds();
  for (const at of ["ne", "sw"] as const) {
    expect(Math.abs(seen[at].lat - expected[at].lat)).toBeLessThan(0.0008);
    expect(Math.abs(seen[at].lng - expected[at].lng)).toBeLessThan(0.0008);
  }
}

/** Buttons of the map, and how its bounds change. */
const BUTTONS: [name: string, isSo: (before: MapBounds, after: MapBounds) => boolean][] = [
  ["Zoom in", (before, after) => isInside(before, after.ne) && isInside(before, after.sw)],
  ["Zoom out", (before, after) => isInside(after, before.ne) && isInside(after, before.sw)],
  ["Move the map up", (before, after) => after.sw.lat > before.sw.lat && after.sw.lng === before.sw.lng],
  ["Move the map down", (before, after) => after.sw.lat < before.sw.lat && after.sw.lng === before.sw.lng],
  ["Move the map left", (before, after) => after.sw.lng < before.sw.lng && after.sw.lat === before.sw.lat],
  ["Move the map right", (before, after) => after.sw.lng > before.sw.lng && after.sw.lat === before.sw.lat],
];

beforeAll(() => {
  // Both maps move for a while. One clock for all tests, as the maps keep its functions.
  jest.useFakeTimers();
  installBrowserStandIns();
  servePublicFiles();
  answerMapsScript(() => "works");
});

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(panel, { width: 500, height: 700 });
});

/** The site's own buttons move either map: one direction along each axis shows that a map follows them. */
const ONCE_AN_AXIS = BUTTONS.filter(([name]) => !/down|right/.test(name));

describe.each([
  ["Google's map", "a key", "region", "Map", ONCE_AN_AXIS],
  ["the map without a key", "", "group", /^Map, moved with the arrow keys/, BUTTONS],
])("RentalMap with %s", (_, key, role, name, buttons) => {
  beforeAll(() => {
    process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = key;
  });

  it("shows each place as a button with its count, and groups markers that would overlap", async () => {
    await showMap({ selected: [0] });
    expect(screen.getByRole("button", { name: "Sanur, 20 rentals", pressed: true })).toHaveTextContent("20");
    expect(screen.getByRole("button", { name: "Kuta, 1 rental", pressed: false })).toHaveTextContent("1");
    expect(
      screen.getByRole("button", { name: "Seminyak and 1 more, 47 rentals", pressed: false }),
    ).toHaveTextContent("47");
  });

  it("shows a selected place outside its group", async () => {
    await showMap({ selected: [3] });
    expect(screen.getByRole("button", { name: "Petitenget, 5 rentals", pressed: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Seminyak, 42 rentals", pressed: false })).toBeVisible();
  });

  it("toggles a place by click, Enter and Space, without a click on the map", async () => {
    await showMap();
    const marker = screen.getByRole("button", { name: "Sanur, 20 rentals" });
    await visitor().click(marker);
    await visitor().keyboard("{Enter}");
    await visitor().keyboard(" ");
    expect(told.onToggle.mock.calls).toEqual([
      [[0], false],
      [[0], false],
      [[0], false],
    ]);
    expect(told.onBackgroundClick).not.toHaveBeenCalled();
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it("reports a click on the map itself", async () => {
    await showMap();
    await visitor().click(screen.getByRole(role, { name }));
    expect(told.onBackgroundClick).toHaveBeenCalledTimes(1);
    expect(told.onToggle).not.toHaveBeenCalled();
  });

  it("reports its first bounds, not as a move by the visitor", async () => {
    await showMap();
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it.each([
    ["far away", cameraOfLocation(UBUD)],
    ["nearby", { ...DEFAULT_CAMERA, lat: -8.66 }],
    ["with a zoom between two", { ...DEFAULT_CAMERA, zoom: 13 }],
  ])("moves %s on the site's request, without reporting a move by the visitor", async (_where, camera) => {
    const { rerender } = await showMap();
    await waitFor(() => expect(told.onBoundsChange).toHaveBeenCalled());
    rerender(mapOf({ camera }));
    await waitFor(() => expectBoundsOf(camera));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it("has buttons that move it on behalf of the visitor", async () => {
    await showMap();
    await waitFor(() => expect(told.onBoundsChange).toHaveBeenCalled());
    await visitor().click(screen.getByRole("button", { name: "Move the map", expanded: false }));
    for (const [name, isSo] of buttons) {
      const before = seenBounds();
      told.onVisitorMove.mockClear();
      await visitor().click(screen.getByRole("button", { name }));
      await waitFor(() => expect(told.onVisitorMove).toHaveBeenCalledTimes(1));
      await waitFor(() => expect([name, isSo(before, seenBounds())]).toEqual([name, true]));
    }
    expect(told.onBackgroundClick).not.toHaveBeenCalled();
  });

  it.each([
    [MIN_ZOOM, "Zoom out", "Zoom in"],
    [MAX_ZOOM, "Zoom in", "Zoom out"],
  ])("at zoom %i cannot %s further", async (zoom, disabled, enabled) => {
    render(mapOf({ camera: { ...DEFAULT_CAMERA, zoom } }));
    const button = await screen.findByRole("button", { name: disabled });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    expect(screen.getByRole("button", { name: enabled })).toHaveAttribute("aria-disabled", "false");
    await visitor().click(button);
    await visitor().click(screen.getByRole("button", { name: enabled }));
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
    expect(told.onVisitorMove).toHaveBeenCalledTimes(1);
  });

  it("toggles all places of a shared marker, without moving", async () => {
    const { rerender } = await showMap();
    await visitor().click(screen.getByRole("button", { name: "Seminyak and 1 more, 47 rentals" }));
    expect(told.onToggle.mock.calls).toEqual([[[2, 3], false]]);
    expect(told.onVisitorMove).not.toHaveBeenCalled();
    rerender(mapOf({ selected: [2, 3] }));
    expect(
      screen.getByRole("button", { name: "Seminyak and 1 more, 47 rentals", pressed: true }),
    ).toHaveFocus();
    expect(screen.getByRole("button", { name: "Sanur, 20 rentals", pressed: false })).toBeVisible();
  });

  it("resolves a press on two overlapping markers to the nearer one", async () => {
    await showMap();
    const [sanur, kuta] = ["Sanur, 20 rentals", "Kuta, 1 rental"].map((name) =>
      screen.getByRole("button", { name }),
    );
    if (!sanur || !kuta) throw new Error("two markers expected");
    sanur.getBoundingClientRect = () => new DOMRect(100, 100, 44, 44);
    kuta.getBoundingClientRect = () => new DOMRect(130, 100, 44, 44);
    document.elementsFromPoint = () => [kuta, sanur];
    fireEvent.click(kuta, { detail: 1, clientX: 133, clientY: 122 });
    fireEvent.click(kuta, { detail: 1, clientX: 140, clientY: 122 });
    expect(told.onToggle.mock.calls).toEqual([
      [[0], false],
      [[1], false],
    ]);
  });

  it("reports new bounds when the panel is resized, except while it has no size", async () => {
    await showMap();
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    act(() => resizePanel(375, 320));
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    told.onBoundsChange.mockClear();
    act(() => resizePanel(0, 0));
    // The map reports that it has settled in a later turn of the event loop.
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(told.onBoundsChange).not.toHaveBeenCalled();
    act(() => resizePanel(500, 700));
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });
});
