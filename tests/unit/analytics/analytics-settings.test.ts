import { type AnalyticsEnvironment, analyticsSettings } from "@/lib/analytics/analytics-settings";

const set: AnalyticsEnvironment = {
  url: "https://stats.example",
  websiteId: "site-1",
  collectUrl: undefined,
  respectDnt: undefined,
};

it("is the host's script, with visitors' wishes respected, when nothing else is said", () => {
  expect(analyticsSettings(set)).toEqual({
    src: "https://stats.example/script.js",
    websiteId: "site-1",
    collectUrl: null,
    respectsWish: true,
  });
});

it("takes an address with a path for the script's own", () => {
  expect(analyticsSettings({ ...set, url: "https://stats.example/js/count.js" })?.src).toBe(
    "https://stats.example/js/count.js",
  );
});

it("respects wishes unless switched off by word", () => {
  expect(analyticsSettings({ ...set, respectDnt: "false" })?.respectsWish).toBe(false);
  expect(analyticsSettings({ ...set, respectDnt: "0" })?.respectsWish).toBe(true);
});

it.each([
  ["no address", { url: undefined }],
  ["no website", { websiteId: " " }],
  ["what is no address", { url: "stats.example" }],
])("is nothing with %s", (_, changes) => {
  expect(analyticsSettings({ ...set, ...changes })).toBeNull();
});
