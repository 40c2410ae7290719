/** How long the rest takes at the pace so far, in words; empty while that cannot be told. */
export function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done >= total || elapsedMs < 1_000) return "";
  const seconds = Math.ceil((elapsedMs * (total - done)) / done / 1_000);
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
