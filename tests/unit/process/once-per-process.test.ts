/** A new instance of the module, as in another bundle. */
async function bundled() {
  jest.resetModules();
  return (await import("@/server/process/once-per-process")).oncePerProcess;
}

test("two bundles get the same value under the same name", async () => {
  const [one, other] = [await bundled(), await bundled()];
  expect(one).not.toBe(other);
  const first = one("counter", () => ({ count: 1 }));
  expect(other("counter", () => ({ count: 2 }))).toBe(first);
});

test("another name has another value", async () => {
  const once = await bundled();
  expect(once("a", () => "first")).toBe("first");
  expect(once("b", () => "second")).toBe("second");
});
