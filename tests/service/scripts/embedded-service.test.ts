import { randomBytes } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { ERASE_PATH } from "@/scripts/embedded-service/maintain.ts";
import { importListings } from "@/scripts/import/import-listings.ts";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";
import { place, rental } from "../../unit/scripts/rows";

const rentals = [
  rental({ id: 3, slug: "copy", duplicate_of_id: 1 }),
  rental({ id: 1, slug: "original", bathrooms: 1.5, amenities: ["pool", 'a "quoted", one'] }),
  rental({ id: 2, slug: "gone", is_deleted: true }),
];

let service: ClearedService;
let visitor: SupabaseClient;
let owner: SupabaseClient;

function clientWith(key: string): SupabaseClient {
  return createClient(service.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

beforeAll(async () => {
  service = await clearedService();
  visitor = clientWith(service.anonKey);
  owner = clientWith(service.secretKey);
});

beforeEach(async () => {
  await service.clear();
  await importListings({ client: owner, listings: { rentals, geo_location: [place()] } });
});

describe("a visitor", () => {
  test("reads places, and the rentals that are not deleted", async () => {
    const { data } = await visitor.from("rentals").select("*").order("id");
    expect(data?.map((row) => row.id)).toEqual([1, 3]);
    expect(data?.[0]).toMatchObject({
      slug: "original",
      bathrooms: 1.5,
      amenities: ["pool", 'a "quoted", one'],
    });
    expect((await visitor.from("geo_location").select("*")).data).toEqual([place()]);
  });

  test.each([
    { table: "rentals", key: "id", value: 9 },
    { table: "geo_location", key: "location_name", value: "ubud" },
  ])("cannot write to $table", async ({ table, key, value }) => {
    const row: Record<string, unknown> = { [key]: value };
    const attempts = [
      visitor.from(table).insert(row),
      visitor.from(table).update(row).not(key, "is", null),
      visitor.from(table).delete().not(key, "is", null),
    ];
    for (const attempt of attempts) expect((await attempt).error).toMatchObject({ code: "42501" });
  });
});

test.each([
  ["no key", {}],
  ["an unknown key", { apikey: "sb_secret_0000000000000000000000_00000000" }],
])("a request with %s is refused", async (_, headers: Record<string, string>) => {
  expect((await fetch(`${service.url}/rest/v1/rentals`, { headers })).status).toBe(401);
});

test("a forged token does not make a visitor the owner", async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "none", typ: "JWT" })}.${part({ role: "service_role" })}.`;
  const deletedFor = async (apikey: string, bearer: string) => {
    const headers = { apikey, authorization: `Bearer ${bearer}` };
    const response = await fetch(`${service.url}/rest/v1/rentals?select=id&id=eq.2`, { headers });
    return [response.status, await response.text()];
  };
  expect(await deletedFor(service.secretKey, service.secretKey)).toEqual([200, '[{"id":2}]']);
  expect(await deletedFor(service.anonKey, token)).toEqual([200, "[]"]);
  expect(await deletedFor(token, token)).toEqual([401, expect.stringContaining("Invalid API key")]);
});

test("the count of rows excludes deleted rentals", async () => {
  const { count } = await visitor.from("rentals").select("id", { count: "exact", head: true });
  expect(count).toBe(2);
});

test("a deleted original cannot be read through its duplicates", async () => {
  await owner.from("rentals").update({ is_deleted: true }).eq("id", 1);
  const originalFor = async (client: SupabaseClient) =>
    (await client.from("rentals").select("original:duplicate_of_id(id)").eq("id", 3)).data;
  expect(await originalFor(owner)).toEqual([{ original: { id: 1 } }]);
  expect(await originalFor(visitor)).toEqual([{ original: null }]);
});

test("only the secret key can erase deleted rentals", async () => {
  const ask = (apikey: string) =>
    fetch(`${service.url}${ERASE_PATH}`, { method: "POST", headers: { apikey } });
  expect((await ask(service.anonKey)).status).toBe(401);
  expect((await ask(service.secretKey)).status).toBe(204);
  expect((await visitor.from("rentals").select("id")).data).toHaveLength(2);
});

test("importing twice changes nothing, and the next new row gets a free id", async () => {
  const all = () => owner.from("rentals").select("*").order("id");
  const before = (await all()).data;
  await importListings({ client: owner, listings: { rentals, geo_location: [place()] } });
  expect((await all()).data).toEqual(before);
  const { data } = await owner.from("rentals").insert({ title: "new" }).select("id").single();
  expect(data?.id).toBeGreaterThan(3);
});

test("an answer has at most 1,000 rows", async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => ({ id: 100 + index, is_complete_listing: true }));
  await owner.from("rentals").insert(many);
  expect((await visitor.from("rentals").select("id").range(0, 4_999)).data).toHaveLength(1_000);
});

test("the journal has the first removal of a rental, until it is restored", async () => {
  const removals = async () =>
    (await owner.from("rental_journal").select("id,at").eq("kind", "removed")).data;
  expect(await removals()).toEqual([]);
  await owner.from("rentals").update({ is_deleted: true }).eq("id", 3);
  const [first] = (await removals()) ?? [];
  expect(first).toEqual({ id: 3, at: expect.any(String) });
  await owner.from("rentals").update({ title: "Still gone" }).eq("id", 3);
  expect(await removals()).toEqual([first]);
  await owner.from("rentals").update({ is_deleted: false }).eq("id", 3);
  expect(await removals()).toEqual([]);
  await owner.from("rentals").delete().eq("id", 3);
  expect(await removals()).toEqual([{ id: 3, at: expect.any(String) }]);
});

/** A text of letters that Postgres cannot compress. */
const unpackable = (length: number) =>
  Array.from(randomBytes(length), (byte) => String.fromCodePoint(0x4e_00 + byte)).join("");

test.each([
  {
    what: "a row that violates a check",
    asked: () => owner.from("alert_searches").insert({ chat_id: 1, query: "x".repeat(2_001), locale: "en" }),
    refusal: { status: 400, code: "23514" },
  },
  {
    what: "a function whose row violates a check",
    asked: () => owner.rpc("alerts_save", { chat: 1, asked: "x".repeat(2_001), language: "en" }),
    refusal: { status: 400, code: "23514" },
  },
  {
    what: "a row that is there already",
    asked: () => owner.from("geo_location").insert(place()),
    refusal: { status: 409, code: "23505" },
  },
  {
    what: "a null character",
    asked: () => owner.rpc("alerts_save", { chat: 1, asked: "a\0b", language: "en" }),
    refusal: { status: 400, code: "22021" },
  },
  {
    what: "a text that is too long for an index",
    asked: () => owner.from("blocked_contacts").insert({ contact: unpackable(9_000) }),
    refusal: { status: 413, code: "54000" },
  },
])("$what is refused with the SQLSTATE and status of a hosted project", async ({ asked, refusal }) => {
  const { status, error } = await asked();
  expect(error && { status, code: error.code }).toEqual(refusal);
});
