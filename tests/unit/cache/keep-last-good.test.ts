import { keepLastGood } from "@/lib/cache/keep-last-good";

const GRACE_MS = 1_000;
const KEEP_MS = 60_000;

/** A read whose answers the test gives, one promise for each time it is started. */
function manualRead() {
  const runs: PromiseWithResolvers<string>[] = [];
  const onError = jest.fn();
  const onFailure = jest.fn();
  const cached = keepLastGood(
    () => {
      const run = Promise.withResolvers<string>();
      runs.push(run);
      return run.promise;
    },
    { graceMs: GRACE_MS, keepMs: KEEP_MS, now: Date.now, onError, onFailure },
  );
  return { cached, runs, onError, onFailure };
}

/** The same after a first good answer. */
async function primed(value = "first") {
  const read = manualRead();
  const first = read.cached();
  read.runs[0]?.resolve(value);
  await first;
  return read;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("keepLastGood before the first good answer", () => {
  it("gives the read's own answer, however long it takes", async () => {
    const { cached, runs } = manualRead();
    const answer = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS * 10);
    runs[0]?.resolve("late");
    await expect(answer).resolves.toBe("late");
  });

  it("gives the read's own error and reads again for the next caller", async () => {
    const { cached, runs, onError, onFailure } = manualRead();
    const answer = cached();
    const failure = new Error("down");
    runs[0]?.reject(failure);
    await expect(answer).rejects.toThrow("down");
    expect(onError.mock.calls).toEqual([[failure]]);
    const next = cached();
    runs[1]?.resolve("up");
    await expect(next).resolves.toBe("up");
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("gives an error that is thrown before there is a promise", async () => {
    const cached = keepLastGood<string>(
      () => {
        throw new Error("not configured");
      },
      { graceMs: GRACE_MS, keepMs: KEEP_MS, now: Date.now, onError: () => {}, onFailure: () => {} },
    );
    await expect(cached()).rejects.toThrow("not configured");
    await expect(cached()).rejects.toThrow("not configured");
  });

  it("reads once for callers at the same time, and all get the answer or the error", async () => {
    const { cached, runs } = manualRead();
    const good = [cached(), cached(), cached()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve("shared");
    await expect(Promise.all(good)).resolves.toEqual(["shared", "shared", "shared"]);
  });
});

describe("keepLastGood with a kept value", () => {
  it("gives the new answer when it comes in time", async () => {
    const { cached, runs } = await primed();
    const answer = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS - 1);
    runs[1]?.resolve("second");
    await expect(answer).resolves.toBe("second");
  });

  it("gives the kept value at once when the read fails", async () => {
    const { cached, runs } = await primed();
    const answer = cached();
    runs[1]?.reject(new Error("down"));
    await expect(answer).resolves.toBe("first");
  });

  it("gives the kept value when the read is slow, and the late answer to the next caller", async () => {
    const { cached, runs } = await primed();
    const answer = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    await expect(answer).resolves.toBe("first");
    runs[1]?.resolve("second");
    await jest.advanceTimersByTimeAsync(0);
    const next = cached();
    runs[2]?.reject(new Error("down"));
    await expect(next).resolves.toBe("second");
  });

  it("does not start a second read while a slow one goes on", async () => {
    const { cached, runs } = await primed();
    const early = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    const later = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    await expect(Promise.all([early, later])).resolves.toEqual(["first", "first"]);
    expect(runs).toHaveLength(2);
  });

  it("survives a slow read that fails after its caller was answered", async () => {
    const { cached, runs } = await primed();
    const answer = cached();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    await answer;
    runs[1]?.reject(new Error("timed out"));
    await jest.advanceTimersByTimeAsync(0);
    const next = cached();
    runs[2]?.resolve("third");
    await expect(next).resolves.toBe("third");
  });

  it("tells of a failure once, however many were spared it", async () => {
    const { cached, runs, onFailure } = await primed();
    const answers = [cached(), cached()];
    const failure = new Error("down");
    runs[1]?.reject(failure);
    await expect(Promise.all(answers)).resolves.toEqual(["first", "first"]);
    expect(onFailure.mock.calls).toEqual([[failure]]);
  });

  it("leaves no timer behind", async () => {
    const { cached, runs } = await primed();
    const answer = cached();
    runs[1]?.resolve("second");
    await answer;
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ["is given up to its age limit", KEEP_MS, "first"],
    ["is too old past it", KEEP_MS + 1, "down"],
  ])("%s", async (_, age, expected) => {
    const { cached, runs } = await primed();
    await jest.advanceTimersByTimeAsync(age);
    const answer = cached().catch((error: Error) => error.message);
    runs[1]?.reject(new Error("down"));
    await expect(answer).resolves.toBe(expected);
  });

  it("counts the age from the last good answer, not from the last try", async () => {
    const { cached, runs } = await primed();
    await jest.advanceTimersByTimeAsync(KEEP_MS);
    const failed = cached();
    runs[1]?.reject(new Error("down"));
    await failed;
    await jest.advanceTimersByTimeAsync(1);
    const answer = cached();
    runs[2]?.reject(new Error("still down"));
    await expect(answer).rejects.toThrow("still down");
  });

  it("keeps a value that is empty like any other", async () => {
    const { cached, runs } = await primed("");
    const answer = cached();
    runs[1]?.reject(new Error("down"));
    await expect(answer).resolves.toBe("");
  });
});
