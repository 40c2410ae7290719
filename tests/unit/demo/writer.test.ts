import { randomFor } from "@/supabase/demo/random";
import { fill, writerFor } from "@/supabase/demo/writer";

const facts = new Map([["area", "Ubud"]]);

describe("fill", () => {
  it("puts facts in, and gives up where one is missing", () => {
    expect(fill("Rent in {area}", facts)).toBe("Rent in Ubud");
    expect(fill("{bedrooms} in {area}", facts)).toBeNull();
    expect(fill("No parties.", facts)).toBe("No parties.");
  });
});

describe("writerFor", () => {
  it("uses only phrases that the facts allow, each once", () => {
    const writer = writerFor(facts, randomFor("writer"));
    const phrases = ["In {area}", "{price}"];
    expect(writer.one(phrases)).toEqual(["In Ubud"]);
    expect(writer.one(phrases)).toEqual([]);
  });
});
