import { keptReads } from "@/server/data/kept-reads";

/** Reads of homes by name. A test answers each read by hand, or all of them at once. */
function homes(max = 10) {
  const asked: string[] = [];
  const state = {
    answer: async (name: string): Promise<{ name: string; at: number } | null> => ({
      name,
      at: asked.length,
    }),
  };
  const reads = keptReads((name: string) => {
    asked.push(name);
    return state.answer(name);
  }, max);
  return { ...reads, asked, state };
}

test("concurrent and later callers share a read", async () => {
  const { get, asked } = homes();
  const [first, second] = await Promise.all([get("a"), get("a")]);
  expect(second).toBe(first);
  expect(await get("a")).toBe(first);
  expect(asked).toEqual(["a"]);
});

test("what is told to have changed is forgotten and read again", async () => {
  const { get, forget, asked } = homes();
  await Promise.all([get("a"), get("b")]);
  expect(forget(({ name }) => name === "c")).toBe(false);
  expect(forget(({ name }) => name === "a")).toBe(true);
  await Promise.all([get("a"), get("b")]);
  expect(asked).toEqual(["a", "b", "a"]);
});

test("a read that began before a change is not kept", async () => {
  const { get, forget, asked, state } = homes();
  const answered = Promise.withResolvers<{ name: string; at: number }>();
  state.answer = () => answered.promise;
  const reading = get("a");
  forget(() => false);
  answered.resolve({ name: "a", at: 0 });
  expect(await reading).toEqual({ name: "a", at: 0 });
  await get("a");
  expect(asked).toEqual(["a", "a"]);
});

test("an outdated answer is read again, and stands in while that fails", async () => {
  const { get, outdate, state } = homes();
  const first = await get("a");
  outdate();
  state.answer = () => Promise.reject(new Error("down"));
  expect(await get("a")).toBe(first);
  await expect(get("b")).rejects.toThrow("down");
  state.answer = async (name) => ({ name, at: 9 });
  expect(await get("a")).toEqual({ name: "a", at: 9 });
});

test("what does not exist is not kept, and pushes nothing out", async () => {
  const { get, asked, state } = homes(1);
  const found = await get("a");
  state.answer = async () => null;
  expect([await get("b"), await get("b")]).toEqual([null, null]);
  expect(await get("a")).toBe(found);
  expect(asked).toEqual(["a", "b", "b"]);
});
