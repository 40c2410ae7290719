import { areaInAddress } from "@/lib/places/area-path";

const places = {
  points: [
    { name: "kuta", lat: -8.72, lng: 115.17 },
    { name: "kuta utara", lat: -8.65, lng: 115.15 },
    { name: "nusa penida", lat: -8.73, lng: 115.54 },
  ],
  indexByName: { kuta: 0, "kuta utara": 1, "north kuta": 1, "nusa penida": 2 },
};

test.each([
  ["villa-in-kuta", 0],
  ["kuta", 0],
  // The longest name wins, and any name of a point counts.
  ["room-in-kuta-utara-17", 1],
  ["north-kuta-studio", 1],
  ["Nusa_Penida%20home", 2],
  // Part of a word is no name.
  ["villa-in-kutai", null],
  ["villa-akuta", null],
  ["nusa-dua", null],
  ["", null],
])("%p names the place %p", (address, place) => {
  expect(areaInAddress(places, address)).toBe(place);
});
