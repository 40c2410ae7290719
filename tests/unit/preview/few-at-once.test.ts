import { fewAtOnce } from "@/lib/preview/few-at-once";

function counted(limit: number) {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = fewAtOnce(limit, async (id: number) => {
    running += 1;
    most = Math.max(most, running);
    order.push(id);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    if (id < 0) throw new Error("failed");
    return id;
  });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { work, endNext, order, most: () => most };
}

describe("fewAtOnce", () => {
  it("runs as many as it may, in their order, and gives every result", async () => {
    const { work, endNext, order, most } = counted(2);
    const all = Promise.all([1, 2, 3, 4, 5].map(work));
    for (let index = 0; index < 5; index += 1) await endNext();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect([order, most()]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  it("goes on after one that fails", async () => {
    const { work, endNext } = counted(1);
    const all = Promise.allSettled([-1, 2].map(work));
    for (let index = 0; index < 2; index += 1) await endNext();
    expect((await all).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    const later = work(3);
    await endNext();
    expect(await later).toBe(3);
  });
});
