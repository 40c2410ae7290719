import { MAX_AGE_MS } from "@/server/data/cache-life";
import { staleIfError, staleIfErrorByKey } from "@/server/data/stale-if-error";
import { rememberError, reportError } from "@/server/reporting/report-error";

jest.mock("@/server/reporting/report-error", () => ({ rememberError: jest.fn(), reportError: jest.fn() }));

/** The failures that a stale value has hidden from callers. */
const hidden = () => jest.mocked(reportError).mock.calls.map(([, failure]) => failure);

beforeEach(() => {
  jest.clearAllMocks();
});

describe("stale if error", () => {
  const GRACE_MS = 1_000;

  /** A read whose answers the test gives, one promise for each time it is started. */
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

  describe("staleIfError before the first good answer", () => {
    it("gives the read's own answer, however long it takes", async () => {
      const { cached, runs } = manualRead();
      const answer = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS * 10);
      runs[0]?.resolve("late");
      await expect(answer).resolves.toBe("late");
    });

    it("gives the read's own error and reads again for the next caller", async () => {
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

    it("gives an error that is thrown before there is a promise", async () => {
      const cached = staleIfError<string>(() => {
        throw new Error("not configured");
      });
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

  describe("staleIfError with a kept value", () => {
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
      await expect(cached()).resolves.toBe("second");
      expect(runs).toHaveLength(2);
      const third = cached();
      runs[2]?.resolve("third");
      await expect(third).resolves.toBe("third");
    });

    it("gives a caller who joins a slow read a grace of its own", async () => {
      const { cached, runs } = await primed();
      const early = cached();
      await jest.advanceTimersByTimeAsync(GRACE_MS - 100);
      const late = cached();
      await jest.advanceTimersByTimeAsync(200);
      await expect(early).resolves.toBe("first");
      runs[1]?.resolve("second");
      await expect(late).resolves.toBe("second");
    });

    it("gives no kept value that has become too old while a read is slow", async () => {
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

    it("says when the read of what it gives began", async () => {
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
      ["is given up to its age limit", MAX_AGE_MS, "first"],
      ["is too old past it", MAX_AGE_MS + 1, "down"],
    ])("%s", async (_, age, expected) => {
      const { cached, runs } = await primed();
      await jest.advanceTimersByTimeAsync(age);
      const answer = cached().catch((error: Error) => error.message);
      runs[1]?.reject(new Error("down"));
      await expect(answer).resolves.toBe(expected);
    });

    it("counts the age from the last good answer, not from the last try", async () => {
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

    it("keeps a value that is empty like any other", async () => {
      const { cached, runs } = await primed("");
      const answer = cached();
      runs[1]?.reject(new Error("down"));
      await expect(answer).resolves.toBe("");
    });
  });
});

describe("stale if error by key", () => {
  type Reader = (slug: string) => Promise<string | null>;

  /** Homes by slug; null for none. `read` is what the service does, to be replaced by the test. */
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

  it("gives each argument its own kept answer while the read fails, and tells of it", async () => {
    const { find, fail } = homes();
    await find("a");
    await find("b");
    fail();
    await expect(find("a")).resolves.toBe("home a");
    await expect(find("b")).resolves.toBe("home b");
    expect(hidden()).toHaveLength(2);
  });

  it("fails for what it has never read, and says nothing of its own", async () => {
    const { find, fail } = homes();
    await find("a");
    fail();
    await expect(find("c")).rejects.toThrow("down");
    expect(hidden()).toEqual([]);
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

  it("remembers that something is gone, and forgets what it was", async () => {
    const { read, find, fail } = homes();
    await find("a");
    read.mockResolvedValueOnce(null);
    await expect(find("a")).resolves.toBeNull();
    fail();
    await expect(find("a")).resolves.toBeNull();
  });

  it("keeps by size: a large one takes the place of several", async () => {
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
