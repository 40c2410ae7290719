import type { SupabaseClient } from "@supabase/supabase-js";
import { clientWith } from "@/scripts/client-with.ts";
import { attemptFailures, attempts } from "@/tests/faults/rights/attempts.ts";
import { answersOverRest, restAnswer, startRestService } from "@/tests/faults/rights/rest.ts";
import type { DataService } from "@/tests/support/data-service.ts";
import { allRows, geoRows, listedRows, someRow } from "@/tests/support/demo-rows.ts";

jest.setTimeout(60_000);

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
const restAttempts = attempts(live, deleted).flatMap(({ rest, ...attempt }) =>
  rest === null ? [] : [{ ...attempt, rest }],
);

let service: DataService;
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
  service = await startRestService({ rentals: allRows, geo_location: geoRows });
  owner = service.owner;
  visitor = clientWith(service.url, service.anonKey);
});

afterAll(() => service.close());

test.each(restAttempts.map((attempt) => [attempt.name, attempt] as const))(
  "a visitor cannot %s",
  async (_, { expected, rest }) => {
    const { result, said } = await restAnswer(service.url, service.anonKey, rest);
    expect([result, said]).toEqual([expected, said]);
    // Refused for want of a right, not because there is no such thing.
    if (expected === "refused") expect(said).toContain('"42501"');
  },
);

test("after all that every row is as it was", async () => {
  const before = await everything();
  for (const { rest } of restAttempts) await restAnswer(service.url, service.anonKey, rest);
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

test("what a visitor cannot do, the owner can", async () => {
  const answers = await answersOverRest(service, restAttempts);
  const failures = restAttempts.flatMap((attempt, at) => {
    const answer = answers[at];
    return answer ? attemptFailures(attempt, answer).map((failure) => `${attempt.name}: ${failure}`) : [];
  });
  expect(failures).toEqual([]);
  expect(answers).toHaveLength(restAttempts.length);
});
