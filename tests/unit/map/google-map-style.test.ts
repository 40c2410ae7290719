import { googleMapStyle } from "@/lib/map/google-map-style";
import { mapColours } from "@/lib/map/map-style";

const ruleOf = (featureType: string | undefined, elementType?: string) =>
  googleMapStyle("light").find(
    (rule) => rule.featureType === featureType && rule.elementType === elementType,
  );

describe("googleMapStyle", () => {
  it("hides points of interest and transit", () => {
    expect(ruleOf("poi")?.stylers).toEqual([{ visibility: "off" }]);
    expect(ruleOf("transit")?.stylers).toEqual([{ visibility: "off" }]);
  });

  it("hides all labels except those of towns", () => {
    expect(ruleOf(undefined, "labels")?.stylers).toEqual([{ visibility: "off" }]);
    expect(ruleOf("administrative.locality", "labels.text")?.stylers).toEqual([{ visibility: "on" }]);
  });

  it("has the colours of the site in both schemes", () => {
    expect(ruleOf("water", "geometry")?.stylers).toEqual([{ color: mapColours("light").sea }]);
    expect(googleMapStyle("dark")).toContainEqual({
      featureType: "landscape",
      elementType: "geometry",
      stylers: [{ color: mapColours("dark").land }],
    });
  });
});
