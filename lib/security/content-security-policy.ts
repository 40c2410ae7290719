import type { Hosts } from "./configured-hosts";

const SELF = "'self'";

/**
 * The policy of every page. Inline scripts are allowed: the framework's own carry the page's data and differ from page
 * to page, and a nonce would end static pages (docs/decisions/010). Pictures and videos of listings may come from any
 * https address.
 */
export function contentSecurityPolicy(hosts: readonly Hosts[], isDevelopment: boolean): string {
  const of = (kind: keyof Hosts) => hosts.flatMap((host) => host[kind] ?? []);
  const development = isDevelopment
    ? { script: ["'unsafe-eval'"], connect: ["ws:"] }
    : { script: [], connect: [] };
  const directives: Record<string, readonly string[]> = {
    "default-src": [SELF],
    "script-src": [SELF, "'unsafe-inline'", ...development.script, ...of("script")],
    "style-src": [SELF, "'unsafe-inline'", ...of("style")],
    "img-src": [SELF, "data:", "blob:", "https:", ...of("img")],
    "media-src": [SELF, "https:"],
    "font-src": [SELF, ...of("font")],
    "connect-src": [SELF, ...development.connect, ...of("connect")],
    "frame-src": of("frame"),
    "worker-src": [SELF, ...of("worker")],
    "object-src": [],
    "base-uri": [SELF],
    "form-action": [SELF],
    "frame-ancestors": [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(" ")}`)
    .join("; ");
}
