import { newSinceWords } from "@/lib/visits/new-words";
import { ENGLISH } from "@/tests/support/in-english";

it.each([
  [1, 0, "1 new since your last visit"],
  [1_234, 0, "1,234 new since your last visit"],
  [12, 9, "12 new since your last visit, 9 not in Map View"],
  [2, 2, "2 new since your last visit, not in Map View"],
])("words %d new rentals, %d of them outside the map", (count, outside, words) => {
  expect(newSinceWords(count, outside, ENGLISH)).toBe(words);
});
