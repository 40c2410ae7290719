import { configuredHosts, type HostSettings } from "./configured-hosts";
import { contentSecurityPolicy } from "./content-security-policy";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Features of the browser that the site never asks for; what it does use (sharing, copying, full screen) is not listed. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** The headers that every answer of the site carries, from the variables that name its hosts. */
export function securityHeaders(settings: HostSettings, isDevelopment: boolean) {
  return [
    {
      key: "Content-Security-Policy",
      value: contentSecurityPolicy(configuredHosts(settings), isDevelopment),
    },
    // Browsers heed it only over https. Other subdomains are not ours to decide about.
    { key: "Strict-Transport-Security", value: `max-age=${ONE_YEAR_S}` },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
}
