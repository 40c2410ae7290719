import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type EmbeddedService, startEmbeddedService } from "@/scripts/embedded-service.ts";
import { importListings } from "@/scripts/import/import-listings.ts";
import { allRows, geoRows, listedRows, someRow } from "@/tests/e2e/demo-rows.ts";
import { attempts } from "@/tests/faults/rights/attempts.ts";
import { restAnswer } from "@/tests/faults/rights/rest-answer.ts";

jest.setTimeout(60_000);

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);

let service: EmbeddedService;
let owner: SupabaseClient;
let visitor: SupabaseClient;

async function everything(): Promise<unknown> {
  const tables = [
    owner.from("rentals").select("*").order("id"),
    owner.from("geo_location").select("*").order("location_name"),
  ];
  return (await Promise.all(tables)).map(({ data }) => data);
}

beforeAll(async () => {
  service = await startEmbeddedService();
  const options = { auth: { persistSession: false } };
  owner = createClient(service.url, service.secretKey, options);
  visitor = createClient(service.url, service.anonKey, options);
  await importListings({ client: owner, listings: { rentals: allRows, geo_location: geoRows } });
});

afterAll(() => service.close());

test.each(attempts(live, deleted).map((attempt) => [attempt.name, attempt] as const))(
  "a visitor cannot %s",
  async (_, attempt) => {
    const { result, said } = await restAnswer(service.url, service.anonKey, attempt);
    expect([result, said]).toEqual([attempt.expected, said]);
  },
);

test("after all that every row is as it was", async () => {
  const before = await everything();
  for (const attempt of attempts(live, deleted)) await restAnswer(service.url, service.anonKey, attempt);
  expect(await everything()).toEqual(before);
});

test("a forged token does not make a visitor the owner", async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "none", typ: "JWT" })}.${part({ role: "service_role" })}.`;
  const response = await fetch(`${service.url}/rest/v1/rentals?is_deleted=eq.true`, {
    headers: { apikey: service.anonKey, authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  expect(response.ok ? body : "[]").toBe("[]");
});

test("the number of rows does not tell how many were deleted", async () => {
  const { count } = await visitor.from("rentals").select("id", { count: "exact", head: true });
  expect(count).toBe(allRows.filter((row) => !row.is_deleted).length);
});

test("an original that was deleted does not show through its duplicates", async () => {
  const duplicate = someRow(allRows, (row) => row.duplicate_of_id !== null && !row.is_deleted);
  const changeOriginal = (is_deleted: boolean) =>
    owner.from("rentals").update({ is_deleted }).eq("id", duplicate.duplicate_of_id);
  const originalFor = async (client: SupabaseClient) =>
    (await client.from("rentals").select("original:duplicate_of_id(id)").eq("id", duplicate.id)).data;
  await changeOriginal(true);
  expect(await originalFor(owner)).toEqual([{ original: { id: duplicate.duplicate_of_id } }]);
  expect(await originalFor(visitor)).toEqual([{ original: null }]);
  await changeOriginal(false);
});
