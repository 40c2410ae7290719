import {
  type AnalyticsEnvironment,
  analyticsSettings,
  hasOptedOutOfTracking,
} from "@/lib/reporting/analytics";

describe("analyticsSettings", () => {
  const set: AnalyticsEnvironment = {
    url: "https://stats.example",
    websiteId: "site-1",
    collectUrl: undefined,
    respectDnt: undefined,
  };

  it("defaults to the host's script, and respects opting out", () => {
    expect(analyticsSettings(set)).toEqual({
      src: "https://stats.example/script.js",
      websiteId: "site-1",
      collectUrl: null,
      respectsOptOut: true,
    });
  });

  it("uses an address with a path as that of the script", () => {
    expect(analyticsSettings({ ...set, url: "https://stats.example/js/count.js" })?.src).toBe(
      "https://stats.example/js/count.js",
    );
  });

  it("respects opting out unless the setting is the word false", () => {
    expect(analyticsSettings({ ...set, respectDnt: "false" })?.respectsOptOut).toBe(false);
    expect(analyticsSettings({ ...set, respectDnt: "0" })?.respectsOptOut).toBe(true);
  });

  it.each([
    ["no address", { url: undefined }],
    ["no website", { websiteId: " " }],
    ["an invalid address", { url: "stats.example" }],
  ])("is null with %s", (_, changes) => {
    expect(analyticsSettings({ ...set, ...changes })).toBeNull();
  });
});

describe("hasOptedOutOfTracking", () => {
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
