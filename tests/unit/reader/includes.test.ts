import { proseOf } from "@/reader/contact/contacts";
import { readIncludes } from "@/reader/includes/includes";
import { readWifiSpeed } from "@/reader/includes/wifi-speed";
import { testReadings } from "@/tests/support/case-table";

const items = (text: string) => Object.entries(readIncludes(proseOf(text)));

testReadings("tests/unit/reader/includes.tsv", {
  "certain items": (text) =>
    items(text).flatMap(([item, { value, doubt }]) => (doubt === null ? [`${item} ${value}`] : [])),
  "doubtful items": (text) => items(text).flatMap(([item, { doubt }]) => (doubt === null ? [] : [item])),
  "Wi-Fi speed": (text) => readWifiSpeed(proseOf(text))?.value,
});
