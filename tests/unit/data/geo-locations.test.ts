import { createServer } from "node:http";
import { parseGeoRows, readGeoRows } from "@/server/data/geo-locations";
import { listen } from "../../support/loopback";

describe("geo rows", () => {
  const CANGGU = { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 7 };

  function parse(...rows: unknown[]) {
    const unusable: string[] = [];
    return { places: parseGeoRows(rows, (name) => unusable.push(name)), unusable };
  }

  describe("parseGeoRows", () => {
    it.each([
      ["that is already in shape", {}, {}],
      ["with a name in upper case and spaces around", { location_name: "  Canggu " }, {}],
      [
        "with white space to collapse in its name",
        { location_name: "Nusa \u00a0 Dua" },
        { location_name: "nusa dua" },
      ],
      [
        "with a comma, which separates names in an address",
        { location_name: "Ubud, Gianyar" },
        { location_name: "ubud gianyar" },
      ],
      ["with coordinates as text", { latitude: "-8.65", longitude: " 115.13 " }, {}],
      ["with the count as text", { rental_count: "7" }, {}],
      ["with unknown columns", { id: 1, geom: {} }, {}],
      ["without a count", { rental_count: null }, { rental_count: 0 }],
      ["with a count that is not a number", { rental_count: "many" }, { rental_count: 0 }],
      ["at the origin", { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }],
      ["at the edge of the world", { latitude: -90, longitude: 180 }, { latitude: -90, longitude: 180 }],
    ])("parses a row %s", (_, change, difference) => {
      expect(parse({ ...CANGGU, ...change })).toEqual({
        places: [{ ...CANGGU, ...difference }],
        unusable: [],
      });
    });

    it.each([
      { latitude: null },
      { longitude: undefined },
      { latitude: "" },
      { latitude: "south" },
      { latitude: Number.NaN },
      { latitude: -90.01 },
      { longitude: 180.01 },
      { latitude: "1e999" },
      { latitude: true },
      { latitude: [] },
    ])("drops a row with %p and reports its name", (change) => {
      expect(parse({ ...CANGGU, ...change }, { ...CANGGU, location_name: "ubud" })).toEqual({
        places: [{ ...CANGGU, location_name: "ubud" }],
        unusable: ["canggu"],
      });
    });

    it.each([{ location_name: "" }, { location_name: "  " }, { location_name: null }, { location_name: 7 }])(
      "drops and reports a row named %p",
      (change) => {
        const { places, unusable } = parse({ ...CANGGU, ...change });
        expect(places).toEqual([]);
        expect(unusable).toHaveLength(1);
      },
    );

    it("parses an empty table", () => {
      expect(parse()).toEqual({ places: [], unusable: [] });
    });

    it.each([null, "row", 7])("drops %j in place of a row", (row) => {
      expect(parse(row, CANGGU).places).toEqual([CANGGU]);
    });
  });
});

describe("readGeoRows", () => {
  const CAP = 1_000;
  const names = Array.from({ length: 2_500 }, (_, at) => `place ${String(at).padStart(4, "0")}`);

  /** Like PostgREST, answers with the rows of a range, at most as many as its cap. */
  async function cappedService(stored: readonly string[]) {
    return listen(
      createServer((request, response) => {
        const query = new URL(request.url ?? "/", "http://localhost").searchParams;
        const from = Number(query.get("offset"));
        const rows = stored.slice(from, from + CAP);
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(rows.map((location_name) => ({ location_name }))));
      }),
    );
  }

  test.each([0, 1, 999, 1_000, 1_001, 2_000, 2_500])("reads all of %d places, each once", async (count) => {
    await using service = await cappedService(names.slice(0, count));
    process.env.SUPABASE_URL = service.url;
    process.env.SUPABASE_ANON_KEY = "a-key";
    expect(await readGeoRows()).toEqual(names.slice(0, count).map((location_name) => ({ location_name })));
  });
});
