/**
 * Browsers refuse more than about 100 changes of the history in 10 s, with a SecurityError. The router and nuqs do not expect
 * that and would break the page: the address then stays as it was, and the press takes effect. Before any other code changes
 * the history.
 */
export function tolerateRefusedHistory(): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const change = window.history[method].bind(window.history);
    window.history[method] = (...entry) => {
      try {
        change(...entry);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
      }
    };
  }
}
