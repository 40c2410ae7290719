/** "https://a.example" of "https://a.example/x", with "*" for the placeholder "{s}" of tile servers; null for what is no URL. */
export function originOf(address: string | undefined): string | null {
  const url = URL.parse(address?.trim().replace("{s}", "*") ?? "");
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The environment variables that name third-party hosts. */
export type HostSettings = Readonly<Record<string, string | undefined>>;

/** Source expressions of a Content-Security-Policy by kind of resource. */
export type Hosts = Partial<
  Record<"script" | "connect" | "img" | "style" | "font" | "frame" | "worker", string[]>
>;

/** From Google's guide for the Maps JavaScript API, which requires 'unsafe-eval'. */
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

function hostOf(address: string | undefined, ...kinds: (keyof Hosts)[]): Hosts[] {
  const origin = originOf(address);
  return origin === null ? [] : [Object.fromEntries(kinds.map((kind) => [kind, [origin]]))];
}

/** The only list of third-party hosts. A host is allowed only if its variable is set. */
export function configuredHosts(settings: HostSettings): Hosts[] {
  return [
    ...hostOf(settings.NEXT_PUBLIC_SENTRY_DSN, "connect"),
    ...hostOf(settings.NEXT_PUBLIC_ANALYTICS_URL, "script", "connect"),
    ...hostOf(settings.NEXT_PUBLIC_ANALYTICS_COLLECT_URL, "connect"),
    ...hostOf(settings.NEXT_PUBLIC_MAP_TILE_URL, "img"),
    ...(settings.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?.trim() ? [GOOGLE_MAPS] : []),
  ];
}

const SELF = "'self'";

/**
 * The policy of every page. Next puts the data of a page into inline scripts, and a nonce would rule out cached pages
 * (docs/decisions/006-policy-without-nonce.md). Pictures and videos of listings may come from any https address.
 */
export function contentSecurityPolicy(hosts: readonly Hosts[], isDevelopment: boolean): string {
  const hostsFor = (kind: keyof Hosts) => hosts.flatMap((host) => host[kind] ?? []);
  const directives: Record<string, readonly string[]> = {
    "default-src": [SELF],
    "script-src": [
      SELF,
      "'unsafe-inline'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...hostsFor("script"),
    ],
    "style-src": [SELF, "'unsafe-inline'", ...hostsFor("style")],
    "img-src": [SELF, "data:", "blob:", "https:", ...hostsFor("img")],
    "media-src": [SELF, "https:"],
    "font-src": [SELF, ...hostsFor("font")],
    "connect-src": [SELF, ...(isDevelopment ? ["ws:"] : []), ...hostsFor("connect")],
    "frame-src": hostsFor("frame"),
    "worker-src": [SELF, ...hostsFor("worker")],
    "object-src": [],
    "base-uri": [],
    "form-action": [SELF],
    "frame-ancestors": [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(" ")}`)
    .join("; ");
}

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Of the browser's features, those that would tell of a visitor. */
const UNUSED_FEATURES = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

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
    { key: "Permissions-Policy", value: UNUSED_FEATURES },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
}
