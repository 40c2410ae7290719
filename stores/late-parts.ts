// Parts that few visits need, or none at first, in one chunk: every further chunk adds its name to the first load.
export { migrateLegacyCookies } from "./legacy-cookies";
export { watchRental } from "./watch-rental";
