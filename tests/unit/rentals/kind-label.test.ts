import { kindLabel } from "@/lib/rentals/kind-label";

test.each([
  ["villa", "Villa"],
  ["guest house", "Guest house"],
  ["Villa", "Villa"],
  ["𐐨abc", "𐐀abc"],
  ["", ""],
])("shows %j as %j", (kind, label) => {
  expect(kindLabel(kind)).toBe(label);
});
