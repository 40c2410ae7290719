import { readFileSync } from "node:fs";
import { render, screen, waitFor } from "@testing-library/react";
import { RentalMap } from "@/components/map/rental-map.client";
import { mapColours } from "@/lib/map/map-style";
import { installBrowserStandIns, servePublicFiles } from "./browser-stand-ins";
import { SANUR_MAP } from "./sample-map";

const nothing = () => undefined;

/** Land and roads around the default view at zoom 11; the map draws them at zoom 12. */
const ARCHIVE = readFileSync("tests/support/roads.pmtiles");

/** Every colour that the map paints with. */
const painted = new Set<string>();

function paintingContext() {
  return new Proxy(Object.create(null), {
    get: (_, name) => (name === "measureText" ? () => ({ width: 50 }) : nothing),
    set: (_, name, value) => {
      if (name === "fillStyle" || name === "strokeStyle") painted.add(String(value));
      return true;
    },
  });
}

/** Stands in for jsdom's `Headers`, which reject `Range`. */
class PlainHeaders extends Map<string, string> {
  override get(name: string) {
    return super.get(name.toLowerCase());
  }
}

/** Serves byte ranges of an archive beside the files of `public/`; fails where the archive is null. */
function serveArchive(archive: (start: number) => Buffer | null): readonly string[] {
  const asked = servePublicFiles();
  const files = window.fetch;
  window.fetch = async (input, init) => {
    if (String(input) !== "/api/map-archive") return files(input, init);
    const range = init?.headers instanceof Map ? init.headers.get("range") : undefined;
    const [, from = "", to = ""] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
    const bytes = archive(Number(from))?.subarray(Number(from), Number(to) + 1);
    if (bytes === undefined) throw new TypeError("Failed to fetch");
    const copy = new Uint8Array(bytes);
    const headers = new PlainHeaders([["etag", '"1"']]);
    return Object.assign(Object.create(null), { status: 206, headers, arrayBuffer: async () => copy.buffer });
  };
  return asked;
}

const showMap = () => render(<RentalMap {...SANUR_MAP} />);

beforeAll(() => {
  installBrowserStandIns();
  Object.assign(window, { Headers: PlainHeaders });
  process.env.MAP_ARCHIVE = "1";
});
afterAll(() => {
  delete process.env.MAP_ARCHIVE;
});

describe("the map of an operator's archive", () => {
  it("draws the archive's land and roads in the map's colours instead of the built-in map", async () => {
    const { land, road, roadEdge } = mapColours("light");
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(paintingContext);
    const asked = serveArchive(() => ARCHIVE);
    showMap();
    await waitFor(() => expect([...painted]).toEqual(expect.arrayContaining([land, road, roadEdge])));
    expect(screen.getByRole("link", { name: "Protomaps" })).toBeVisible();
    expect(screen.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();
    expect(screen.getByRole("button", { name: "Sanur, 20 rentals" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    ["cannot be loaded", () => null],
    ["is not an archive", () => Buffer.from("no archive of maps".repeat(1_000))],
    ["fails to serve tiles", (start: number) => (start === 0 ? ARCHIVE : null)],
  ])("falls back silently to the built-in map when it %s", async (_, archive) => {
    jest.spyOn(console, "error").mockImplementation(nothing);
    const asked = serveArchive(archive);
    showMap();
    expect(await screen.findByText("Denpasar")).toBeInTheDocument();
    expect(asked).toContain("/map/bali/land.json");
    expect(screen.queryByRole("link", { name: "Protomaps" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Sanur, 20 rentals" })).toBeVisible();
  });
});
