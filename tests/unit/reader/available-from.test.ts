import { proseOf } from "@/reader/contact/contacts";
import { readAvailableFrom } from "@/reader/time/available-from";
import { testReadings } from "@/tests/support/case-table";

/** Tuesday in UTC, already Wednesday in Bali. */
const POSTED = new Date("2026-11-10T20:00:00Z");

testReadings("tests/unit/reader/available-from.tsv", {
  day: (text) => {
    const fact = readAvailableFrom(proseOf(text), POSTED);
    return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
  },
});

test("the date points to the words that state it", () => {
  const text = "𝗩𝗶𝗹𝗹𝗮, 𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰, pool";
  const [span] = readAvailableFrom(proseOf(text), POSTED)?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toBe("𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰");
});
