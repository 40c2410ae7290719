import { createClient } from "@supabase/supabase-js";
import { parseRentalFacts } from "@/lib/facts/rental-facts";
import { fillFacts } from "@/scripts/import/facts-of-row.ts";
import { importListings } from "@/scripts/import/import-listings.ts";
import { clearedService } from "@/tests/support/cleared-service.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";

test("facts are extracted on import, and missing or outdated ones by npm run facts", async () => {
  const rentals = [
    rentalRow(1, { raw_description: "Villa, wifi 50 Mbps" }),
    rentalRow(2, { raw_description: "Villa, no pets" }),
    rentalRow(3, { raw_description: null }),
  ];
  const { owner } = await clearedService();
  await importListings({ client: owner, listings: { rentals, geo_location: [] } });
  const factsOf = async (id: number) => {
    const { data } = await owner.from("rentals").select("facts").eq("id", id).single();
    return parseRentalFacts(data?.facts);
  };
  const [wifi, pets] = [await factsOf(1), await factsOf(2)];
  expect([wifi?.advert.wifiMbps?.value, pets?.advert.includes.pets?.value]).toEqual([50, "no"]);
  expect(await factsOf(3)).toBeNull();
  expect(await fillFacts(owner)).toBe(0);

  const rent = { value: { amount: 12e6, currency: "IDR", period: "month" }, spans: [], doubt: null };
  const older = { version: "older", advert: {}, owner: { rents: [rent] } };
  await owner.from("rentals").update({ facts: older }).eq("id", 2);
  expect(await fillFacts(owner)).toBe(1);
  expect(await factsOf(2)).toEqual({ ...pets, owner: expect.objectContaining({ rents: [rent] }) });
});

test("a later read that fails is an error, not the end", async () => {
  const { owner, url, secretKey } = await clearedService();
  await owner.from("rentals").insert({ id: 1, raw_description: "Villa, wifi 50 Mbps" }).throwOnError();
  let reads = 0;
  const failing: typeof fetch = async (input, init) => {
    const isLater = (init?.method ?? "GET") === "GET" && ++reads > 1;
    return isLater ? Response.json({ message: "out of memory" }, { status: 500 }) : fetch(input, init);
  };
  const client = createClient(url, secretKey, {
    auth: { persistSession: false },
    global: { fetch: failing },
  });
  await expect(fillFacts(client)).rejects.toThrow("out of memory");
});
