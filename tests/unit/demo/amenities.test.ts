import { drawAmenities } from "@/supabase/demo/amenities";
import { randomFor } from "@/supabase/demo/random";

const draws = Array.from({ length: 200 }, (_, index) => randomFor(`amenities ${index}`));

describe("drawAmenities", () => {
  it("lists what was promised, at most ten, none twice", () => {
    for (const random of draws) {
      const amenities = drawAmenities("villa", ["pool", "sauna", "near beach"], "surf", random);
      expect(amenities).toEqual(expect.arrayContaining(["pool", "sauna"]));
      expect(amenities.length).toBeLessThanOrEqual(10);
      expect(new Set(amenities).size).toBe(amenities.length);
    }
  });

  it("never names both of two that exclude each other", () => {
    for (const random of draws) {
      const amenities = drawAmenities("guesthouse", ["fan"], "rice", random);
      expect(amenities).not.toContain("ac");
      expect(amenities.includes("kitchen") && amenities.includes("shared kitchen")).toBe(false);
    }
  });

  it("gives no air conditioning to the mountains", () => {
    for (const random of draws) expect(drawAmenities("house", [], "mountain", random)).not.toContain("ac");
  });
});
