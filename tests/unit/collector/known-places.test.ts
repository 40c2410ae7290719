import { knownPlaces } from "@/collector/listing/known-places";
import { readPlaces } from "@/lib/region/places";
import { reader } from "@/lib/region/region-reader";

const { widerAreas } = reader;

const KM_PER_DEGREE = 111;
/** Half the length of the longest district, Gerokgak, which has a village at its end. */
const FARTHEST_KM = 33;

function pointsByName() {
  const rows = knownPlaces();
  return new Map(rows.map(({ location_name, ...point }) => [location_name, point]));
}

const areas = readPlaces().flatMap(({ kind, name }) => (kind === "" ? [] : [name]));

test("every area that the reader knows has a place", () => {
  const places = pointsByName();
  expect(areas.filter((area) => !places.has(area))).toEqual([]);
});

test("no name has two places", () => {
  expect(knownPlaces()).toHaveLength(pointsByName().size);
});

test("every place is on Bali or its islands", () => {
  const off = knownPlaces().filter(
    ({ latitude, longitude }) =>
      latitude < -8.86 || latitude > -8.05 || longitude < 114.43 || longitude > 115.72,
  );
  expect(off).toEqual([]);
});

const REGENCIES = new Set(
  "badung bangli buleleng denpasar gianyar jembrana karangasem klungkung tabanan".split(" "),
);
/** Names of a district and of a village in another regency. */
const HOMONYMS = new Set(["pupuan", "selat", "kubu", "mengening", "pandak"]);

test("an area lies near the wider area that contains it, and not at a namesake elsewhere", () => {
  const places = pointsByName();
  const far = areas.flatMap((name) => {
    const [wider = name] = widerAreas(name);
    const [own, holder] = [places.get(name), places.get(wider)];
    if (REGENCIES.has(wider) || HOMONYMS.has(name) || HOMONYMS.has(wider) || !own || !holder) return [];
    const km = Math.hypot(own.latitude - holder.latitude, own.longitude - holder.longitude) * KM_PER_DEGREE;
    return km > FARTHEST_KM ? [`${name} is ${Math.round(km)} km from ${wider}`] : [];
  });
  expect(far).toEqual([]);
});

test.each([
  ["kedungu", "tanah lot"],
  ["nyanyi", "tanah lot"],
  ["nuanu", "nyanyi"],
  ["beraban", "tanah lot"],
  ["kutuh", "pandawa"],
  ["kaba kaba", "cepaka"],
])("%s lies within 3 km of %s", (name, near) => {
  const places = pointsByName();
  const [a, b] = [places.get(name), places.get(near)];
  const degrees = a && b ? Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) : 1;
  expect(degrees * KM_PER_DEGREE).toBeLessThan(3);
});
