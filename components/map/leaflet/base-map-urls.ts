import { REGION } from "@/lib/region/region";

/** Files of the base map, made by `scripts/map/prepare.ts`. `public/map` has a link to those of each region. */
export const LAND_URL = `/map/${REGION}/land.json`;
export const DETAIL_URL = `/map/${REGION}/detail.json`;
export const STREETS_URL = `/map/${REGION}/streets.json`;
