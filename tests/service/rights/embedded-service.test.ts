import { importListings } from "@/scripts/import/import-listings.ts";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";
import { allRows, geoRows, someRow } from "@/tests/support/demo-rows.ts";

const deleted = someRow(allRows, (row) => row.is_deleted);

let service: ClearedService;

beforeAll(async () => {
  service = await clearedService();
  await importListings({ client: service.owner, listings: { rentals: allRows, geo_location: geoRows } });
});

/** `prefer` has the rows that were written answered, so that a write that met none does not look done. */
async function ask(key: string, method: string, path: string, body?: object) {
  const response = await fetch(`${service.url}/rest/v1${path}`, {
    method,
    headers: {
      ...{ apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(method === "GET" ? {} : { prefer: "return=representation" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { isDone: response.ok, said: await response.text() };
}

/** The rights themselves: hosted-project.test.ts. */
test.each<[string, string, string, object | undefined]>([
  ["read the posts", "GET", "/posts", undefined],
  ["insert a rental", "POST", "/rentals", { title: "Mine" }],
  ["change all rentals", "PATCH", "/rentals?id=gt.0", { title: "Mine" }],
  ["delete a place", "DELETE", "/geo_location?location_name=eq.canggu", undefined],
  ["keep the collector out", "POST", "/rpc/collector_take_lease", { run: "mine", seconds: 0 }],
])(
  "a visitor with the anonymous key has no right to %s, and the owner can",
  async (_, method, path, body) => {
    const visitor = await ask(service.anonKey, method, path, body);
    expect(visitor).toEqual({ isDone: false, said: expect.stringContaining("42501") });
    expect(await ask(service.secretKey, method, path, body)).toMatchObject({ isDone: true });
  },
);

test.each([
  ["by its id", `id=eq.${deleted.id}`],
  ["by a filter that says or", `or=(is_deleted.is.true,id.eq.${deleted.id})`],
  ["by a filter that says not", "is_deleted=not.is.false"],
])("a visitor cannot read a deleted rental %s, and the owner can", async (_, filter) => {
  expect((await ask(service.anonKey, "GET", `/rentals?${filter}`)).said).toBe("[]");
  expect((await ask(service.secretKey, "GET", `/rentals?${filter}`)).said).toContain(`"id":${deleted.id}`);
});
