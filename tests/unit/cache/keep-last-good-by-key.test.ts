import { keepLastGoodByKey } from "@/lib/cache/keep-last-good-by-key";

type Reader = (slug: string) => Promise<string | null>;

/** Homes by slug; null for none. `read` is what the service does, to be replaced by the test. */
function homes(maxKeys = 2) {
  const read = jest.fn<Promise<string | null>, [string]>(async (slug) => `home ${slug}`);
  const onFailure = jest.fn();
  const find: Reader = keepLastGoodByKey((slug: string) => read(slug), {
    ...{ graceMs: 1_000, keepMs: 60_000, now: Date.now, onError: jest.fn(), onFailure },
    ...{ keyOf: (slug: string) => slug, isKept: (home: string | null) => home !== null, maxKeys },
  });
  const fail = () => read.mockRejectedValue(new Error("down"));
  return { read, find, fail, onFailure };
}

it("gives each argument its own kept answer while the read fails, and tells of it", async () => {
  const { find, fail, onFailure } = homes();
  await find("a");
  await find("b");
  fail();
  await expect(find("a")).resolves.toBe("home a");
  await expect(find("b")).resolves.toBe("home b");
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it("fails for what it has never read, and says nothing of its own", async () => {
  const { find, fail, onFailure } = homes();
  await find("a");
  fail();
  await expect(find("c")).rejects.toThrow("down");
  expect(onFailure).not.toHaveBeenCalled();
});

it("keeps the ones asked for last", async () => {
  const { find, fail } = homes(2);
  for (const slug of ["a", "b", "a", "c"]) await find(slug);
  fail();
  await expect(find("a")).resolves.toBe("home a");
  await expect(find("c")).resolves.toBe("home c");
  await expect(find("b")).rejects.toThrow("down");
});

it("is not emptied by arguments that there is nothing for", async () => {
  const { read, find, fail } = homes(2);
  await find("a");
  read.mockResolvedValue(null);
  for (const junk of ["x", "y", "z"]) await expect(find(junk)).resolves.toBeNull();
  fail();
  await expect(find("a")).resolves.toBe("home a");
});

it("forgets what is gone", async () => {
  const { read, find, fail } = homes();
  await find("a");
  read.mockResolvedValueOnce(null);
  await expect(find("a")).resolves.toBeNull();
  fail();
  await expect(find("a")).rejects.toThrow("down");
});
