import { geoRows, listedRows } from "./demo-rows.ts";

/** World pixels at a zoom in Web Mercator, computed independently of the site's code. */
function pixels(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const rad = (lat * Math.PI) / 180;
  return { x: ((lng + 180) / 360) * world, y: ((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * world };
}

function inDefaultView(): typeof listedRows {
  const centre = pixels(-8.65, 115.22, 12);
  const points = new Map(
    geoRows.filter((row) => row.rental_count > 0).map((row) => [row.location_name, row]),
  );
  return listedRows.filter(({ location }) => {
    const place = points.get(location?.toLowerCase() ?? "");
    if (place === undefined) return false;
    const { x, y } = pixels(place.latitude, place.longitude, 12);
    return Math.abs(x - centre.x) <= 250 && Math.abs(y - centre.y) <= 330;
  });
}

/** The listed rows within a panel of 500 x 660 px around the default centre at zoom 12. */
export const rowsInDefaultView = inDefaultView();
