import { rulesVersion } from "@/collector/judge/rules-version.ts";

test("the places that are known belong to the rules, in whatever order they come", async () => {
  const version = await rulesVersion(new Set(["canggu", "ubud"]));
  expect(await rulesVersion(new Set(["ubud", "canggu"]))).toBe(version);
  expect(await rulesVersion(new Set(["canggu", "sanur", "ubud"]))).not.toBe(version);
});
