import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { whoMoved } from "@/lib/map/who-moved";

const CANGGU = { lat: -8.65, lng: 115.13, zoom: 14 };
const UBUD = { lat: -8.51, lng: 115.26, zoom: 14 };

describe("whoMoved", () => {
  it("is nobody for the first view and for an unchanged one", () => {
    expect(whoMoved({ asked: null, settled: null }, DEFAULT_CAMERA)).toBe("nobody");
    expect(whoMoved({ asked: null, settled: CANGGU }, CANGGU)).toBe("nobody");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, CANGGU)).toBe("nobody");
  });

  it("is the site when the map arrives at the requested view", () => {
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, UBUD)).toBe("site");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, { ...UBUD, lat: -8.510_01 })).toBe("site");
  });

  it("is the visitor for any other view, even one on the way to the requested view", () => {
    expect(whoMoved({ asked: null, settled: CANGGU }, { ...CANGGU, zoom: 13 })).toBe("visitor");
    expect(whoMoved({ asked: UBUD, settled: CANGGU }, { lat: -8.58, lng: 115.2, zoom: 14 })).toBe("visitor");
  });

  it("is the visitor on return to a view that the site requested earlier", () => {
    expect(whoMoved({ asked: null, settled: { ...CANGGU, zoom: 15 } }, CANGGU)).toBe("visitor");
  });
});
