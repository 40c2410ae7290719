import { MAX_AGE_MS } from "@/server/data/cache-life";
import { staleIfError, staleIfErrorByKey } from "@/server/data/stale-if-error";
import { rememberError, reportError } from "@/server/reporting/report-error";

jest.mock("@/server/reporting/report-error", () => ({ rememberError: jest.fn(), reportError: jest.fn() }));

/** The failures that callers did not see because they got a stale value. */
const hidden = () => jest.mocked(reportError).mock.calls.map(([, failure]) => failure);

beforeEach(() => {
  jest.clearAllMocks();
});

describe("one value", () => {
  const GRACE_MS = 1_000;

  /** A cached read that the test settles: `runs` has one promise per call of the read. */
  function manualRead() {
    const runs: PromiseWithResolvers<string>[] = [];
    const kept = staleIfError(() => {
      const run = Promise.withResolvers<string>();
      runs.push(run);
      return run.promise;
    });
    const cached = async () => (await kept()).value;
    return { cached, kept, runs };
  }

  /** A `manualRead` whose first run has succeeded. */
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

  afterEach(() => jest.useRealTimers());

  describe("staleIfError before the first success", () => {
    it("waits for the read, however long it takes", async () => {
      const { cached, runs } = manualRead();
      const answer = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS * 10);
      runs[0]?.resolve("late");
      await expect(answer).resolves.toBe("late");
    });

    it("rejects with the read's error, and reads again for the next caller", async () => {
      const { cached, runs } = manualRead();
      const answer = cached();
      const failure = new Error("down");
      runs[0]?.reject(failure);
      await expect(answer).rejects.toThrow("down");
      expect(jest.mocked(rememberError).mock.calls).toEqual([[failure]]);
      const next = cached();
      runs[1]?.resolve("up");
      await expect(next).resolves.toBe("up");
      expect(hidden()).toEqual([]);
    });

    it("rejects when the read throws synchronously", async () => {
      const cached = staleIfError<string>(() => {
        throw new Error("not configured");
      });
      await expect(cached()).rejects.toThrow("not configured");
      await expect(cached()).rejects.toThrow("not configured");
    });

    it("shares one read between concurrent callers", async () => {
      const { cached, runs } = manualRead();
      const good = [cached(), cached(), cached()];
      expect(runs).toHaveLength(1);
      runs[0]?.resolve("shared");
      await expect(Promise.all(good)).resolves.toEqual(["shared", "shared", "shared"]);
    });
  });

  describe("staleIfError with a cached value", () => {
    it("returns the new value when the read finishes within the grace period", async () => {
      const { cached, runs } = await primed();
      const answer = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS - 1);
      runs[1]?.resolve("second");
      await expect(answer).resolves.toBe("second");
    });

    it("returns the cached value at once when the read fails", async () => {
      const { cached, runs } = await primed();
      const answer = cached();
      runs[1]?.reject(new Error("down"));
      await expect(answer).resolves.toBe("first");
    });

    it("returns the cached value when the read is slow, and the late one to the next caller", async () => {
      const { cached, runs } = await primed();
      const answer = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      await expect(answer).resolves.toBe("first");
      runs[1]?.resolve("second");
      await jest.advanceTimersByTimeAsync(0);
      await expect(cached()).resolves.toBe("second");
      expect(runs).toHaveLength(2);
      const third = cached();
      runs[2]?.resolve("third");
      await expect(third).resolves.toBe("third");
    });

    it("gives a caller who joins a slow read the full grace period", async () => {
      const { cached, runs } = await primed();
      const early = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS - 100);
      const late = cached();
      await jest.advanceTimersByTimeAsync(200);
      await expect(early).resolves.toBe("first");
      runs[1]?.resolve("second");
      await expect(late).resolves.toBe("second");
    });

    it("does not return a cached value that expired during a slow read", async () => {
      const { cached, runs } = await primed();
      const early = cached();
      await jest.advanceTimersByTimeAsync(MAX_AGE_MS + 1);
      await expect(early).resolves.toBe("first");
      const late = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      runs[1]?.resolve("second");
      await expect(late).resolves.toBe("second");
      expect(runs).toHaveLength(2);
    });

    it("returns the time at which the read of the value began", async () => {
      const { kept, runs } = await primed();
      const firstAt = Date.now();
      await jest.advanceTimersByTimeAsync(10_000);
      const late = kept();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      await expect(late).resolves.toEqual({ value: "first", readAt: firstAt });
      await jest.advanceTimersByTimeAsync(500);
      runs[1]?.resolve("second");
      await jest.advanceTimersByTimeAsync(0);
      await expect(kept()).resolves.toEqual({ value: "second", readAt: firstAt + 10_000 });
    });

    it("does not start a second read while a slow one is running", async () => {
      const { cached, runs } = await primed();
      const early = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      const later = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      await expect(Promise.all([early, later])).resolves.toEqual(["first", "first"]);
      expect(runs).toHaveLength(2);
    });

    it("reads again after a slow read failed behind the caller's back", async () => {
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

    it("reports a failure once, however many callers got the cached value", async () => {
      const { cached, runs } = await primed();
      const answers = [cached(), cached()];
      const failure = new Error("down");
      runs[1]?.reject(failure);
      await expect(Promise.all(answers)).resolves.toEqual(["first", "first"]);
      expect(hidden()).toEqual([failure]);
    });

    it("leaves no timer behind", async () => {
      const { cached, runs } = await primed();
      const answer = cached();
      runs[1]?.resolve("second");
      await answer;
      expect(jest.getTimerCount()).toBe(0);
    });

    it.each([
      ["returns the cached value up to the age limit", MAX_AGE_MS, "first"],
      ["rejects past the age limit", MAX_AGE_MS + 1, "down"],
    ])("%s", async (_, age, expected) => {
      const { cached, runs } = await primed();
      await jest.advanceTimersByTimeAsync(age);
      const answer = cached().catch((error: Error) => error.message);
      runs[1]?.reject(new Error("down"));
      await expect(answer).resolves.toBe(expected);
    });

    it("counts the age from the last success, not from the last attempt", async () => {
      const { cached, runs } = await primed();
      await jest.advanceTimersByTimeAsync(MAX_AGE_MS);
      const failed = cached();
      runs[1]?.reject(new Error("down"));
      await failed;
      await jest.advanceTimersByTimeAsync(1);
      const answer = cached();
      runs[2]?.reject(new Error("still down"));
      await expect(answer).rejects.toThrow("still down");
    });

    it("caches an empty value", async () => {
      const { cached, runs } = await primed("");
      const answer = cached();
      runs[1]?.reject(new Error("down"));
      await expect(answer).resolves.toBe("");
    });
  });
});

describe("staleIfErrorByKey", () => {
  type Reader = (slug: string) => Promise<string | null>;

  /** A cached read of homes by slug, null when there is no such home. Tests replace `read`. */
  function homes(homesKept = 2) {
    const read = jest.fn<Promise<string | null>, [string]>(async (slug) => `home ${slug}`);
    const kept = staleIfErrorByKey((slug: string) => read(slug), {
      hasContent: (home) => home !== null,
      maxBytes: homesKept * 1_100,
    });
    const find: Reader = async (slug) => (await kept(slug)).value;
    const fail = () => read.mockRejectedValue(new Error("down"));
    return { read, find, fail };
  }

  it("caches a value per argument, and reports the failures it hides", async () => {
    const { find, fail } = homes();
    await find("a");
    await find("b");
    fail();
    await expect(find("a")).resolves.toBe("home a");
    await expect(find("b")).resolves.toBe("home b");
    expect(hidden()).toHaveLength(2);
  });

  it("shares the first read of an argument between concurrent callers, and reads again after a failure", async () => {
    const { read, find } = homes();
    read.mockRejectedValueOnce(new Error("down"));
    const failed = await Promise.allSettled([find("a"), find("a"), find("a")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await expect(Promise.all([find("a"), find("a")])).resolves.toEqual(["home a", "home a"]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("rejects for an argument never read before, and reports nothing itself", async () => {
    const { find, fail } = homes();
    await find("a");
    fail();
    await expect(find("c")).rejects.toThrow("down");
    expect(hidden()).toEqual([]);
  });

  it("evicts the least recently used value", async () => {
    const { find, fail } = homes(2);
    for (const slug of ["a", "b", "a", "c"]) await find(slug);
    fail();
    await expect(find("a")).resolves.toBe("home a");
    await expect(find("c")).resolves.toBe("home c");
    await expect(find("b")).rejects.toThrow("down");
  });

  it("keeps its values when many arguments have no content", async () => {
    const { read, find, fail } = homes(2);
    await find("a");
    read.mockResolvedValue(null);
    for (const junk of ["x", "y", "z"]) await expect(find(junk)).resolves.toBeNull();
    fail();
    await expect(find("a")).resolves.toBe("home a");
  });

  it("caches that a value is gone, and drops the old value", async () => {
    const { read, find, fail } = homes();
    await find("a");
    read.mockResolvedValueOnce(null);
    await expect(find("a")).resolves.toBeNull();
    fail();
    await expect(find("a")).resolves.toBeNull();
  });

  it("evicts by size: a large value displaces several small ones", async () => {
    const { read, find, fail } = homes(4);
    for (const slug of ["a", "b", "c"]) await find(slug);
    read.mockResolvedValueOnce("x".repeat(2_200));
    await find("large");
    fail();
    await expect(find("c")).resolves.toBe("home c");
    await expect(find("large")).resolves.toHaveLength(2_200);
    await expect(find("b")).rejects.toThrow("down");
  });
});
