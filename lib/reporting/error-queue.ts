/** Something that went wrong in the browser, as the browser or a boundary told it. */
export type Caught =
  | { kind: "error"; event: ErrorEvent }
  | { kind: "rejection"; event: PromiseRejectionEvent }
  /** A render error that a boundary showed a fallback for; `place` says which one. */
  | { kind: "render"; error: unknown; place: string };

type Report = (caught: Caught) => void;

/** A page that fails in a loop must not fill the memory. */
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

/** The reporting code listens by itself once it is there. A load that fails is tried again with the next error. */
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
 * Keeps what goes wrong, up to 50 errors, until the reporting code has been loaded: with the first error, else when
 * the page has nothing more urgent to do. Then hands everything over in its order.
 */
export function startErrorQueue(loadCode: LoadReporter): void {
  loadReporter = loadCode;
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  addEventListener("online", () => queue.length > 0 && load());
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** Reports a render error that a boundary caught: React tells only the console of it. */
export function reportRenderError(error: unknown, place: string): void {
  take({ kind: "render", error, place });
}
