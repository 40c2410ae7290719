import { securityHeaders } from "@/server/http/security-headers";

const headers = new Map(securityHeaders({}, false).map(({ key, value }) => [key, value]));

it.each([
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Frame-Options", "DENY"],
])("%s is %s", (name, value) => {
  expect(headers.get(name)).toBe(value);
});

it("forbids framing, and restricts only unused browser features", () => {
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
  expect(headers.get("Permissions-Policy")).not.toMatch(/web-share|clipboard|fullscreen|autoplay/);
});
