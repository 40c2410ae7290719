/** @jest-environment jsdom */
import type { Caught } from "@/lib/reporting/error-queue";
import { isServerError } from "@/lib/reporting/error-queue";

describe("error queue", () => {
  type Queue = typeof import("@/lib/reporting/error-queue");

  let endPage = async () => {};

  /** A page with a fresh queue; `arrive` makes the reporting code arrive, `fail` makes its load fail. */
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
    // A queue listens to the window of all tests until the reporting code is there.
    jest.runAllTimers();
    await endPage();
    jest.useRealTimers();
  });

  it("loads the reporting code by itself once there is nothing else to do", () => {
    const { loads } = newPage();
    expect(loads).toHaveLength(0);
    jest.runAllTimers();
    expect(loads).toHaveLength(1);
  });

  it("loads it at once with the first error, and hands over everything in its order", async () => {
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

  it("leaves events of the window to the reporting code once that is there, and passes render errors on", async () => {
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

  it("keeps fifty errors and no more", async () => {
    const { reported, arrive } = newPage();
    for (let count = 0; count < 60; count += 1) throwUncaught(`${count}`);
    await arrive();
    expect(messages(reported)).toEqual(Array.from({ length: 50 }, (_, count) => `${count}`));
  });

  it.each([
    ["the next error", () => throwUncaught("second")],
    ["the network's return", () => window.dispatchEvent(new Event("online"))],
  ])("a load that fails loses nothing and is tried again with %s", async (_, happens) => {
    const { loads, reported, arrive, fail } = newPage();
    throwUncaught("first");
    await fail();
    happens();
    expect(loads).toHaveLength(2);
    await arrive();
    expect(messages(reported)[0]).toBe("first");
  });

  it("does nothing where reporting is not configured", () => {
    jest.isolateModules(() => {
      const { reportRenderError } = jest.requireActual<Queue>("@/lib/reporting/error-queue");
      expect(() => reportRenderError(new Error("render"), "map")).not.toThrow();
    });
  });
});

describe("is server error", () => {
  it.each([
    ["an error of the server", Object.assign(new Error("omitted"), { digest: "123" }), true],
    ["an error of the browser", new Error("x is undefined"), false],
    ["a thrown text", "digest", false],
    ["nothing", null, false],
  ])("%s: %p -> %p", (_, error, expected) => {
    expect(isServerError(error)).toBe(expected);
  });
});
