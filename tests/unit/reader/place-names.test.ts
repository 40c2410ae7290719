import { PLACE_NAMES, widerAreas } from "@/reader/vocabulary/place-names";

test.each([
  ["berawa", ["canggu", "kuta utara", "badung"]],
  ["penestanan", ["ubud", "gianyar"]],
  ["panji", ["sukasada", "buleleng"]],
  ["badung", []],
  ["atlantis", []],
])("the wider areas of %s are %j", (name, wider) => {
  expect(widerAreas(name)).toEqual(wider);
});

test("the wider areas of every area end at a regency", () => {
  const regencies = "badung bangli buleleng denpasar gianyar jembrana karangasem klungkung tabanan".split(
    " ",
  );
  const areas = new Set(Array.from(PLACE_NAMES.values(), ({ area }) => area));
  const lost = [...areas].filter((area) => !regencies.includes(widerAreas(area).at(-1) ?? area));
  expect(lost).toEqual([]);
});
