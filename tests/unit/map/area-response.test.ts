import { areaPicture } from "@/lib/map/area-picture";
import { homePicture } from "@/lib/map/home-picture";
import { collapsePlaces } from "@/lib/places/places";
import { areaResponse } from "@/server/map/area-response";
import { showSnapshot } from "../data/sample-snapshot";

const places = collapsePlaces([
  { location_name: "canggu", latitude: -8.652, longitude: 115.13, rental_count: 2 },
]);
const file = "map.svg";

beforeEach(() => showSnapshot({ places }));

async function answer(key: string, name = file) {
  const response = await areaResponse(key, name);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("areaResponse", () => {
  it("draws a known place with a circle around it, to be cached for a day", async () => {
    const [, , key = "", name = ""] = areaPicture("Canggu", places).src.split("/");
    const { status, headers, text } = await answer(key, name);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
    expect(text).toMatch(/^<svg .*<circle .*<\/svg>$/);
    expect(text).toContain(">Berawa<");
  });

  it("draws the surroundings of a home without a circle, centred on a cell that homes share", async () => {
    const home = { title: null, location: "canggu", latitude: -8.6534, longitude: 115.1271 };
    const picture = homePicture(home, places);
    const [, , key = "", name = ""] = picture.src.split("/");
    expect(key).toBe("near--8.65,115.13");
    const { status, headers, text } = await answer(key, name);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
    expect(text).not.toContain("<circle");
    expect(text).toContain(">Berawa<");
    // The picture has 480 by 360 units. The home lies slightly to the south-west of its centre.
    expect(picture.pin?.x).toBeGreaterThan(220);
    expect(picture.pin?.x).toBeLessThan(240);
    expect(picture.pin?.y).toBeGreaterThan(180);
    expect(picture.pin?.y).toBeLessThan(200);
  });

  it("draws the area when the point of a home is unknown", () => {
    const home = { title: "Villa", location: "canggu", latitude: null, longitude: null };
    const nothing = { pin: null, kmOff: null, titled: null };
    expect(homePicture(home, places)).toEqual({ ...areaPicture("canggu", places), ...nothing });
  });

  it("draws the island without a circle", async () => {
    const { status, text } = await answer("bali");
    expect(status).toBe(200);
    expect(text).not.toContain("<circle");
  });

  it("is a few kilobytes", async () => {
    expect((await answer("-8.6520,115.1300")).text.length).toBeLessThan(20_000);
    expect((await answer("bali")).text.length).toBeLessThan(30_000);
  });

  it.each([
    ["a place without rentals", "-8.1234,115.1234", file],
    ["an unknown key", "nowhere", file],
    ["a cell on Java", "near--8.22,114.37", file],
    ["a cell at sea", "near--9.20,115.10", file],
    ["another form of a cell", "near--8.650,115.13", file],
    ["a cell without numbers", "near-NaN,NaN", file],
    ["another form of a place", "-8.652,115.13", file],
    ["another kind of file", "bali", "map.png"],
  ])("answers 404 for %s", async (_, key, name) => {
    expect((await answer(key, name)).status).toBe(404);
  });
});
