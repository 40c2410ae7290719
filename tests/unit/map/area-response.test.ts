import { AREA_VERSION, areaPicture } from "@/lib/map/area-picture";
import { collapsePlaces } from "@/lib/places/places";
import { areaResponse } from "@/server/map/area-response";
import { publicFile } from "@/server/preview/public-file";

const places = collapsePlaces([
  { location_name: "canggu", latitude: -8.652, longitude: 115.13, rental_count: 2 },
]);
const file = `${AREA_VERSION}.svg`;

async function answer(key: string, name = file) {
  const response = await areaResponse(
    key,
    name,
    async () => places,
    (path) => publicFile(path),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("areaResponse", () => {
  it("draws a known place with a circle around it, for good", async () => {
    const [, , key = "", name = ""] = areaPicture("Canggu", places).src.split("/");
    const { status, headers, text } = await answer(key, name);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(text).toMatch(/^<svg .*<circle .*<\/svg>$/);
    expect(text).toContain(">Berawa<");
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
    ["no place", "nowhere", file],
    ["another form of a place", "-8.652,115.13", file],
    ["another version", "bali", "0000.svg"],
    ["another kind of file", "bali", `${AREA_VERSION}.png`],
  ])("answers 404 for %s", async (_, key, name) => {
    expect((await answer(key, name)).status).toBe(404);
  });
});
