import { configuredHosts, contentSecurityPolicy, type HostSettings } from "./content-security-policy.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Browser features that the site does not use. It does use sharing, the clipboard and full screen. */
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

export function securityHeaders(settings: HostSettings, isDevelopment: boolean) {
  return [
    {
      key: "Content-Security-Policy",
      value: contentSecurityPolicy(configuredHosts(settings), isDevelopment),
    },
    // Browsers ignore it over http. No includeSubDomains, because other subdomains may not be ours.
    { key: "Strict-Transport-Security", value: `max-age=${ONE_YEAR_S}` },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
}
