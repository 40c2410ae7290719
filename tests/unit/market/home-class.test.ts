import { homeClassOf } from "@/lib/market/home-class";
import { sampleRental } from "../rentals/sample-rental";

const alike = (property_type: string | null, bedrooms: number | null) =>
  homeClassOf(sampleRental({ property_type, bedrooms }));

describe("the class in which a listing is compared", () => {
  it.each([
    ["villa", 2],
    ["House", 3],
    ["studio", 0],
    ["apartment", 1],
    ["jungle view, villa", 2],
  ])("%s with %p bedrooms is a home with that number of bedrooms", (type, bedrooms) => {
    expect(alike(type, bedrooms)).toEqual({ kind: "home", bedrooms });
  });

  it.each([
    ["room", 1],
    ["kos", null],
    ["guest house", 4],
    ["guesthouse", 0],
    ["homestay", null],
  ])("%s is a room, whatever its bedrooms (%p)", (type, bedrooms) => {
    expect(alike(type, bedrooms)).toEqual({ kind: "room", bedrooms: 1 });
  });

  it.each([
    [null, 2],
    ["unknown", 2],
    ["view", 2],
    ["hotel", 1],
    ["guest house, villa", 2],
    ["villa", null],
    ["villa", 1.5],
  ])("%p with %p bedrooms has no class", (type, bedrooms) => {
    expect(alike(type, bedrooms)).toBeNull();
  });
});
