import { memoizeFor } from "@/server/process/memoize-for";

const TTL_MS = 5_000;

/** A memoized read with numbered answers, and a clock that the test sets. */
function counted() {
  const clock = { now: 0 };
  let reads = 0;
  const read = jest.fn(async () => `answer ${++reads}`);
  return { clock, read, memoized: memoizeFor(TTL_MS, read, () => clock.now) };
}

it("a memoized read shares one read between all callers within the time", async () => {
  const { clock, read, memoized } = counted();
  const answers = [memoized(), memoized()];
  clock.now = TTL_MS - 1;
  answers.push(memoized());
  await expect(Promise.all(answers)).resolves.toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("a memoized read reads again once the time is over", async () => {
  const { clock, memoized } = counted();
  await memoized();
  clock.now = TTL_MS;
  await expect(memoized()).resolves.toBe("answer 2");
});

it("a memoized read does not cache a failure", async () => {
  const { read, memoized } = counted();
  read.mockRejectedValueOnce(new Error("down"));
  await expect(memoized()).rejects.toThrow("down");
  await expect(memoized()).resolves.toBe("answer 1");
});

it("a memoized read keeps a newer answer when an older read fails late", async () => {
  const { clock, read, memoized } = counted();
  const late = Promise.withResolvers<string>();
  read.mockReturnValueOnce(late.promise);
  const first = memoized();
  clock.now = TTL_MS;
  await expect(memoized()).resolves.toBe("answer 1");
  late.reject(new Error("too late"));
  await expect(first).rejects.toThrow("too late");
  await expect(memoized()).resolves.toBe("answer 1");
  expect(read).toHaveBeenCalledTimes(2);
});

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
