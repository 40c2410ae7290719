import { fairQueue, OverloadError } from "@/server/http/fair-queue";

type Kind = "list" | "rental";

/** A queue whose tasks run until the test ends them by name. */
function watched(limits: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const run = fairQueue<Kind>({
    concurrency: 2,
    concurrencyPerKind: 2,
    maxWaiting: 3,
    maxWaitMs: 1_000,
    ...limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const ask = (kind: Kind, name: string, unwanted?: AbortSignal) => {
    const task = () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failure) => (failure === undefined ? resolve(name) : reject(failure)));
      });
    };
    const answer = run(kind, task, unwanted);
    // Some tests check a rejection later or not at all.
    answer.catch(() => undefined);
    return answer;
  };
  const settle = () =>
    new Promise(jest.requireActual<typeof import("node:timers")>("node:timers").setImmediate);
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await settle();
  };
  return { ask, begun, end };
}

test("the queue runs tasks up to the limit, then one for each that ends, and returns every result", async () => {
  const { ask, begun, end } = watched();
  const answers = ["a", "b", "c", "d"].map((name) => ask("list", name));
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d"]);
});

test("kinds take turns, whatever the order of arrival", async () => {
  const { ask, begun, end } = watched({ concurrency: 1 });
  for (const name of ["a", "b", "c"]) ask("list", name);
  for (const name of ["x", "y"]) ask("rental", name);
  for (const name of ["a", "b", "x", "c"]) await end(name);
  expect(begun).toEqual(["a", "b", "x", "c", "y"]);
});

test("one kind cannot take all places", async () => {
  const { ask, begun, end } = watched({ concurrency: 3, concurrencyPerKind: 2 });
  for (const name of ["a", "b", "c"]) ask("list", name);
  ask("rental", "x");
  expect(begun).toEqual(["a", "b", "x"]);
  await end("x");
  expect(begun).toEqual(["a", "b", "x"]);
  await end("a");
  expect(begun).toEqual(["a", "b", "x", "c"]);
});

test("a failing task rejects for its caller, and the next one runs", async () => {
  const { ask, begun, end } = watched({ concurrency: 1 });
  const failed = ask("list", "a");
  ask("list", "b");
  await end("a", new Error("no answer"));
  await expect(failed).rejects.toThrow("no answer");
  expect(begun).toEqual(["a", "b"]);
});

test("the queue refuses at once when too many of a kind wait", async () => {
  const onRefused = jest.fn();
  const { ask, begun, end } = watched({ concurrency: 1, maxWaiting: 1, onRefused });
  for (const name of ["a", "b"]) ask("list", name);
  await expect(ask("list", "c")).rejects.toThrow(OverloadError);
  expect(onRefused).toHaveBeenCalledTimes(1);
  ask("rental", "x");
  for (const name of ["a", "b", "x"]) await end(name);
  expect(begun).toEqual(["a", "b", "x"]);
});

test("the queue refuses a task that waited too long, and runs the others", async () => {
  jest.useFakeTimers();
  const { ask, begun, end } = watched({ concurrency: 1, maxWaitMs: 500 });
  ask("list", "a");
  const late = ask("list", "b");
  jest.advanceTimersByTime(400);
  ask("list", "c");
  jest.advanceTimersByTime(100);
  await expect(late).rejects.toThrow("waited too long");
  jest.useRealTimers();
  await end("a");
  expect(begun).toEqual(["a", "c"]);
  await end("c");
  // Nothing waits any more, and the place is free again.
  ask("list", "d");
  expect(begun).toEqual(["a", "c", "d"]);
});

test("an aborted task leaves the queue, and makes room in it", async () => {
  const onRefused = jest.fn();
  const { ask, begun, end } = watched({ concurrency: 1, maxWaiting: 1, onRefused });
  const gone = new AbortController();
  ask("list", "a");
  const dropped = ask("list", "b", gone.signal);
  gone.abort();
  await expect(dropped).rejects.toThrow("not wanted any more");
  ask("list", "c");
  await expect(ask("list", "d", gone.signal)).rejects.toThrow("not wanted any more");
  await end("a");
  expect(begun).toEqual(["a", "c"]);
  expect(onRefused).not.toHaveBeenCalled();
});
