/** An error caught by the window or by an error boundary. */
export type Caught =
  | { kind: "error"; event: ErrorEvent }
  | { kind: "rejection"; event: PromiseRejectionEvent }
  /** A render error; `place` names the boundary that caught it. */
  | { kind: "render"; error: unknown; place: string };

type Report = (caught: Caught) => void;

/** An error in a loop must not fill the memory. */
const MAX_QUEUED = 50;
const IDLE_TIMEOUT_MS = 5_000;

type LoadReporter = () => Promise<{ report: Report }>;

const queue: Caught[] = [];
let report: Report | null = null;
let loadReporter: LoadReporter | null = null;
let loading = false;

function take(caught: Caught): void {
  if (report !== null) report(caught);
  else if (loadReporter !== null) {
    if (queue.length < MAX_QUEUED) queue.push(caught);
    load();
  }
}

const onError = (event: ErrorEvent) => take({ kind: "error", event });
const onRejection = (event: PromiseRejectionEvent) => take({ kind: "rejection", event });

/** Once loaded, the reporting code has listeners of its own. A failed load is retried with the next error. */
function load(): void {
  if (loading || loadReporter === null) return;
  loading = true;
  loadReporter().then(
    (reporter) => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
      report = reporter.report;
      queue.splice(0).forEach(report);
    },
    () => {
      loading = false;
    },
  );
}

function whenIdle(): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(load);
}

/**
 * Queues up to 50 errors until the reporting code has loaded, which it does on the first error or else when the browser is
 * idle, and then reports them in order.
 */
export function startErrorQueue(loadCode: LoadReporter): void {
  loadReporter = loadCode;
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  addEventListener("online", () => queue.length > 0 && load());
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** Reports a render error that a boundary caught, which React only logs. */
export function reportRenderError(error: unknown, place: string): void {
  take({ kind: "render", error, place });
}

/** Whether the error came from the server, which has reported the original; the browser has its digest only. */
export function isServerError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "digest" in error;
}
