/** The base map is stored in whole pixels of the Web Mercator world at this zoom: 1.2 m on Bali. */
export const BASE_MAP_ZOOM = 17;
