/** Files of the base map, made by `scripts/map/prepare.ts`. */
export const LAND_URL = "/map/bali-land.json";
export const DETAIL_URL = "/map/bali-detail.json";
export const STREETS_URL = "/map/bali-streets.json";
