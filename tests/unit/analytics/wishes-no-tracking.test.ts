import { wishesNoTracking } from "@/lib/analytics/wishes-no-tracking";

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
  expect(wishesNoTracking(signals)).toBe(expected);
});
