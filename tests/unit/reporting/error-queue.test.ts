/** @jest-environment jsdom */
import type { Caught } from "@/lib/reporting/error-queue";
import { isServerError } from "@/lib/reporting/error-queue";

describe("error queue", () => {
  type Queue = typeof import("@/lib/reporting/error-queue");

  let endPage = async () => {};

  /** A page with a new queue. `arrive` finishes the load of the reporting code, and `fail` fails it. */
  function newPage() {
    const loads: PromiseWithResolvers<{ report: (caught: Caught) => void }>[] = [];
    const reported: Caught[] = [];
    let queue: Queue | undefined;
    jest.isolateModules(() => {
      queue = jest.requireActual<Queue>("@/lib/reporting/error-queue");
    });
    if (queue === undefined) throw new Error("a queue expected");
    queue.startErrorQueue(() => {
      const load = Promise.withResolvers<{ report: (caught: Caught) => void }>();
      loads.push(load);
      return load.promise;
    });
    const arrive = async () => {
      loads.at(-1)?.resolve({ report: (caught) => reported.push(caught) });
      await Promise.resolve();
      await Promise.resolve();
    };
    const fail = async () => {
      loads.at(-1)?.reject(new Error("offline"));
      await Promise.resolve();
      await Promise.resolve();
    };
    endPage = arrive;
    return { loads, reported, arrive, fail, reportRenderError: queue.reportRenderError };
  }

  const throwUncaught = (message: string) =>
    window.dispatchEvent(new ErrorEvent("error", { message, error: new Error(message) }));

  const messages = (reported: readonly Caught[]) =>
    reported.map((caught) => (caught.kind === "error" ? caught.event.message : caught.kind));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(async () => {
    // All tests share a window, and a queue listens to it until the reporting code has arrived.
    jest.runAllTimers();
    await endPage();
    jest.useRealTimers();
  });

  it("loads the reporting code when the page is idle", () => {
    const { loads } = newPage();
    expect(loads).toHaveLength(0);
    jest.runAllTimers();
    expect(loads).toHaveLength(1);
  });

  it("loads the reporting code at the first error, and hands over all errors in order", async () => {
    const { loads, reported, arrive, reportRenderError } = newPage();
    throwUncaught("first");
    expect(loads).toHaveLength(1);
    window.dispatchEvent(new Event("unhandledrejection"));
    reportRenderError(new Error("render"), "map");
    expect(reported).toEqual([]);
    await arrive();
    expect(messages(reported)).toEqual(["first", "rejection", "render"]);
    expect(loads).toHaveLength(1);
  });

  it("only passes on render errors once the reporting code has arrived", async () => {
    const { reported, arrive, reportRenderError } = newPage();
    jest.runAllTimers();
    await arrive();
    const reporting = jest.fn();
    window.addEventListener("error", reporting);
    throwUncaught("after");
    expect(reporting).toHaveBeenCalledTimes(1);
    reportRenderError(new Error("render"), "map");
    expect(messages(reported)).toEqual(["render"]);
  });

  it("keeps at most fifty errors", async () => {
    const { reported, arrive } = newPage();
    for (let count = 0; count < 60; count += 1) throwUncaught(`${count}`);
    await arrive();
    expect(messages(reported)).toEqual(Array.from({ length: 50 }, (_, count) => `${count}`));
  });

  it.each([
    ["the next error", () => throwUncaught("second")],
    ["the return of the network", () => window.dispatchEvent(new Event("online"))],
  ])("keeps the errors when the load fails, and loads again at %s", async (_, happens) => {
    const { loads, reported, arrive, fail } = newPage();
    throwUncaught("first");
    await fail();
    happens();
    expect(loads).toHaveLength(2);
    await arrive();
    expect(messages(reported)[0]).toBe("first");
  });

  it("does nothing when reporting is not configured", () => {
    jest.isolateModules(() => {
      const { reportRenderError } = jest.requireActual<Queue>("@/lib/reporting/error-queue");
      expect(() => reportRenderError(new Error("render"), "map")).not.toThrow();
    });
  });
});

describe("isServerError", () => {
  it.each([
    ["an error of the server", Object.assign(new Error("omitted"), { digest: "123" }), true],
    ["an error of the browser", new Error("x is undefined"), false],
    ["a thrown text", "digest", false],
    ["nothing", null, false],
  ])("%s: %p -> %p", (_, error, expected) => {
    expect(isServerError(error)).toBe(expected);
  });
});
