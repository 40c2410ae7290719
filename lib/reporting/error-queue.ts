import { whenIdle } from "@/lib/time/when-idle";

export type Caught =
  | { kind: "error"; event: ErrorEvent }
  | { kind: "rejection"; event: PromiseRejectionEvent }
  /** A render error; `place` names the boundary that caught it. */
  | { kind: "render"; error: unknown; place: string };

type Report = (caught: Caught) => void;

/** Bounds the memory if an error occurs in a loop. */
const MAX_QUEUED = 50;
const IDLE_TIMEOUT_MS = 5_000;

type LoadReporter = () => Promise<{ report: Report }>;

const queue: Caught[] = [];
let report: Report | null = null;
let loadReporter: LoadReporter | null = null;
let loading = false;

function handle(caught: Caught): void {
  if (report !== null) report(caught);
  else if (loadReporter !== null) {
    if (queue.length < MAX_QUEUED) queue.push(caught);
    load();
  }
}

const onError = (event: ErrorEvent) => handle({ kind: "error", event });
const onRejection = (event: PromiseRejectionEvent) => handle({ kind: "rejection", event });

/** Loads the reporting code, which attaches its own listeners. The next error retries a failed load. */
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

/** Queues errors until the reporting code has loaded: on the first error, or else when the browser is idle. */
export function startErrorQueue(loadCode: LoadReporter): void {
  loadReporter = loadCode;
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  addEventListener("online", () => queue.length > 0 && load());
  const loadLater = () => whenIdle(load, IDLE_TIMEOUT_MS);
  if (document.readyState === "complete") loadLater();
  else addEventListener("load", loadLater, { once: true });
}

/** Reports a render error caught by a boundary; React itself only logs it. */
export function reportRenderError(error: unknown, place: string): void {
  handle({ kind: "render", error, place });
}

/** Whether an error came from the server, which has reported it. The browser only has its digest. */
export function isServerError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "digest" in error;
}
