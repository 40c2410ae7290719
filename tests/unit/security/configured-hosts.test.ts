import { configuredHosts } from "@/lib/security/configured-hosts";

it("is empty when nothing is configured", () => {
  expect(configuredHosts({ NEXT_PUBLIC_SENTRY_DSN: "", NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: " " })).toEqual([]);
});

it("has Google's hosts only with its key", () => {
  const [google] = configuredHosts({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "a-key" });
  expect(google?.script).toContain("https://*.googleapis.com");
});
