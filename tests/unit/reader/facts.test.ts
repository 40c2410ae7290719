import { proseOf } from "@/reader/contact/contacts";
import { readIncludes } from "@/reader/includes/includes";
import { readWifiSpeed } from "@/reader/includes/wifi-speed";
import { readAdvert } from "@/reader/read-advert";
import { readAvailableFrom } from "@/reader/time/available-from";
import { readCases, testReadings } from "@/tests/support/case-table";

/** `other: ended` says why a post is no offer; a question mark and the reason for it follow a kind in doubt. */
function kindOf(text: string) {
  const { kind, why } = readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });
  const known = why === null || why === kind.value ? kind.value : `${kind.value}: ${why}`;
  return kind.doubt === null ? known : `${known}? ${kind.doubt}`;
}

test.each(readCases("tests/unit/reader/kind.tsv", ["kind", "text"]))(
  'the kind of "$text" is "$kind" ($at)',
  ({ kind, text }) => {
    expect(kindOf(text)).toBe(kind);
  },
);

const items = (text: string) => Object.entries(readIncludes(proseOf(text)));

testReadings("tests/unit/reader/includes.tsv", {
  "certain items": (text) =>
    items(text).flatMap(([item, { value, doubt }]) => (doubt === null ? [`${item} ${value}`] : [])),
  "doubtful items": (text) => items(text).flatMap(([item, { doubt }]) => (doubt === null ? [] : [item])),
  "Wi-Fi speed": (text) => readWifiSpeed(proseOf(text))?.value,
});

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
