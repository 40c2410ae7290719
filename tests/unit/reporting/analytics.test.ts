import {
  type AnalyticsEnvironment,
  analyticsSettings,
  hasOptedOutOfTracking,
} from "@/lib/reporting/analytics";

describe("analytics settings", () => {
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
      respectsOptOut: true,
    });
  });

  it("takes an address with a path for the script's own", () => {
    expect(analyticsSettings({ ...set, url: "https://stats.example/js/count.js" })?.src).toBe(
      "https://stats.example/js/count.js",
    );
  });

  it("respects wishes unless switched off by word", () => {
    expect(analyticsSettings({ ...set, respectDnt: "false" })?.respectsOptOut).toBe(false);
    expect(analyticsSettings({ ...set, respectDnt: "0" })?.respectsOptOut).toBe(true);
  });

  it.each([
    ["no address", { url: undefined }],
    ["no website", { websiteId: " " }],
    ["what is no address", { url: "stats.example" }],
  ])("is nothing with %s", (_, changes) => {
    expect(analyticsSettings({ ...set, ...changes })).toBeNull();
  });
});

describe("wishes no tracking", () => {
  it.each([
    [{ doNotTrack: "1" }, true],
    [{ doNotTrack: "yes" }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "0", globalPrivacyControl: true }, true],
    [{ doNotTrack: "0", globalPrivacyControl: false }, false],
    [{ doNotTrack: "unspecified" }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])("%j -> %p", (signals, expected) => {
    expect(hasOptedOutOfTracking(signals)).toBe(expected);
  });
});
