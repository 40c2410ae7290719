/** Whether the browser got this error from the server, which has reported the original; here it is a number only. */
export function isServerError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "digest" in error;
}
