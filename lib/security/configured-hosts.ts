import { originOf } from "./origin-of";

/** Variables of the environment. */
export type HostSettings = Readonly<Record<string, string | undefined>>;

/** Hosts by what the browser does with them, as sources of a Content-Security-Policy. */
export type Hosts = Partial<
  Record<"script" | "connect" | "img" | "style" | "font" | "frame" | "worker", string[]>
>;

/** What Google's guide lists for a map; 'unsafe-eval' is its own demand. */
const GOOGLE_MAPS: Hosts = {
  script: [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "'unsafe-eval'",
    "blob:",
  ],
  connect: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "data:", "blob:"],
  style: ["https://fonts.googleapis.com"],
  font: ["https://fonts.gstatic.com"],
  frame: ["https://*.google.com"],
  worker: ["blob:"],
};

/** The one list of hosts besides the site itself: each is there only when the variable that names it is set. */
export function configuredHosts(settings: HostSettings): Hosts[] {
  const reporting = originOf(settings.NEXT_PUBLIC_SENTRY_DSN);
  const analytics = originOf(settings.NEXT_PUBLIC_ANALYTICS_URL);
  const collect = originOf(settings.NEXT_PUBLIC_ANALYTICS_COLLECT_URL);
  const tiles = originOf(settings.NEXT_PUBLIC_MAP_TILE_URL);
  return [
    ...(reporting === null ? [] : [{ connect: [reporting] }]),
    ...(analytics === null ? [] : [{ script: [analytics], connect: [analytics] }]),
    ...(collect === null ? [] : [{ connect: [collect] }]),
    ...(tiles === null ? [] : [{ img: [tiles] }]),
    ...(settings.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?.trim() ? [GOOGLE_MAPS] : []),
  ];
}
