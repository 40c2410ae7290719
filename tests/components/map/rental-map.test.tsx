/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RentalMap, type RentalMapProps } from "@/components/map/rental-map.client";
import type { MapBounds } from "@/lib/map/bounds";
import { type Camera, cameraOfLocation, DEFAULT_CAMERA } from "@/lib/map/camera";
import { viewportBounds } from "@/lib/map/viewport-bounds";
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
const PETITENGET = { index: 3, name: "petitenget", lat: -8.678, lng: 115.16, count: 5 };
const PLACES = [SANUR, KUTA, SEMINYAK, PETITENGET];
const UBUD = { lat: -8.5069, lng: 115.2625 };

const told = {
  onToggle: jest.fn<void, [number]>(),
  onBackgroundClick: jest.fn(),
  onVisitorMove: jest.fn(),
  onBoundsChange: jest.fn<void, [MapBounds]>(),
  onFailure: jest.fn(),
};

function mapOf(props: Partial<RentalMapProps> = {}) {
  return (
    <RentalMap places={PLACES} selected={null} marked={null} camera={DEFAULT_CAMERA} {...told} {...props} />
  );
}

async function showMap(props: Partial<RentalMapProps> = {}) {
  const rendered = render(mapOf(props));
  await screen.findByRole("button", { name: "Sanur, 20 rentals" });
  return rendered;
}

function expectBoundsOf(camera: Camera) {
  const expected = viewportBounds(camera, panel);
  const seen = told.onBoundsChange.mock.lastCall?.[0];
  if (!expected || !seen) throw new Error("bounds expected");
  // A pixel at zoom 12 is 0.0004 degrees.
  expect(Math.abs(seen.ne.lat - expected.ne.lat)).toBeLessThan(0.0008);
  expect(Math.abs(seen.ne.lng - expected.ne.lng)).toBeLessThan(0.0008);
  expect(Math.abs(seen.sw.lat - expected.sw.lat)).toBeLessThan(0.0008);
  expect(Math.abs(seen.sw.lng - expected.sw.lng)).toBeLessThan(0.0008);
}

beforeAll(() => {
  installBrowserStandIns();
  servePublicFiles();
  answerMapsScript(() => "works");
});

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(panel, { width: 500, height: 700 });
});

describe.each([
  ["Google's map", "a key", ".relative > .size-full > div"],
  ["the map without a key", "", ".leaflet-container"],
])("RentalMap with %s", (_, key, background) => {
  beforeAll(() => {
    process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = key;
  });

  it("shows each place as a button with its count, and groups those that would overlap", async () => {
    await showMap({ selected: 0 });
    expect(screen.getByRole("button", { name: "Sanur, 20 rentals", pressed: true })).toHaveTextContent("20");
    expect(screen.getByRole("button", { name: "Kuta, 1 rental", pressed: false })).toHaveTextContent("1");
    expect(screen.getByRole("button", { name: "2 places, 47 rentals" })).toHaveTextContent("47");
  });

  it("takes the selected place out of its group", async () => {
    await showMap({ selected: 3 });
    expect(screen.getByRole("button", { name: "Petitenget, 5 rentals", pressed: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Seminyak, 42 rentals", pressed: false })).toBeVisible();
  });

  it("toggles a place by click, Enter and Space, which is no click on the map", async () => {
    await showMap();
    const marker = screen.getByRole("button", { name: "Sanur, 20 rentals" });
    await userEvent.click(marker);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(told.onToggle.mock.calls).toEqual([[0], [0], [0]]);
    expect(told.onBackgroundClick).not.toHaveBeenCalled();
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it("tells of a click on the map itself", async () => {
    const { container } = await showMap();
    const map = container.querySelector(background);
    if (map === null) throw new Error("a map expected");
    await userEvent.click(map);
    expect(told.onBackgroundClick).toHaveBeenCalledTimes(1);
    expect(told.onToggle).not.toHaveBeenCalled();
  });

  it("tells what is seen at first, and calls it nobody's move", async () => {
    await showMap();
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it.each([
    ["far away", cameraOfLocation(UBUD)],
    ["near by", { ...DEFAULT_CAMERA, lat: -8.66 }],
    ["with a zoom between two", { ...DEFAULT_CAMERA, zoom: 13 }],
  ])("moves %s when the site asks, and does not call it the visitor's move", async (_where, camera) => {
    const { rerender } = await showMap();
    await waitFor(() => expect(told.onBoundsChange).toHaveBeenCalled());
    rerender(mapOf({ camera }));
    await waitFor(() => expectBoundsOf(camera));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });

  it.each([
    "Zoom in",
    "Zoom out",
    "Move the map up",
    "Move the map left",
    "Move the map right",
    "Move the map down",
  ])("has a button %s, which is the visitor's move", async (name) => {
    await showMap();
    await waitFor(() => expect(told.onBoundsChange).toHaveBeenCalled());
    told.onBoundsChange.mockClear();
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(told.onVisitorMove).toHaveBeenCalledTimes(1));
    expect(told.onBoundsChange).toHaveBeenCalled();
    expect(told.onBackgroundClick).not.toHaveBeenCalled();
  });

  it("goes nearer until a group is apart, keeping the focus, which is the visitor's move", async () => {
    await showMap();
    screen.getByRole("button", { name: "2 places, 47 rentals" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: "Seminyak, 42 rentals" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Petitenget, 5 rentals" })).toBeVisible();
    await waitFor(() => expect(told.onVisitorMove).toHaveBeenCalledTimes(1));
    expect(told.onToggle).not.toHaveBeenCalled();
  });

  it("tells the new bounds when the panel is resized, and keeps silent while it has no size", async () => {
    await showMap();
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    act(() => resizePanel(375, 320));
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    told.onBoundsChange.mockClear();
    act(() => resizePanel(0, 0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(told.onBoundsChange).not.toHaveBeenCalled();
    act(() => resizePanel(500, 700));
    await waitFor(() => expectBoundsOf(DEFAULT_CAMERA));
    expect(told.onVisitorMove).not.toHaveBeenCalled();
  });
});
