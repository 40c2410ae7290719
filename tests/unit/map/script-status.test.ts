import { scriptStatus } from "@/lib/map/script-status";

const NO_SIGNS = {
  isStarted: false,
  isLoaded: false,
  hasError: false,
  isOverdue: false,
  isKeyRefused: false,
};

describe("scriptStatus", () => {
  it.each([
    ["not-loaded", {}],
    ["loading", { isStarted: true }],
    ["loaded", { isStarted: true, isLoaded: true }],
    ["failed", { isStarted: true, hasError: true }],
    ["failed", { isStarted: true, isOverdue: true }],
    ["loaded", { isStarted: true, isOverdue: true, isLoaded: true }],
    ["auth-failure", { isStarted: true, isLoaded: true, isKeyRefused: true }],
  ])("is %s for %o", (status, signs) => {
    expect(scriptStatus({ ...NO_SIGNS, ...signs })).toBe(status);
  });
});
