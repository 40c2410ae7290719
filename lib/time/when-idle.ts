/** Runs the task once the browser is idle, but at the latest after `timeoutMs`: a busy phone may never be idle. */
export function whenIdle(task: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: timeoutMs });
  else setTimeout(task);
}
