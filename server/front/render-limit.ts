/** More is asked at once than the site renders. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

type Limits = { perAddress: number; total: number };

/** A page takes 30 to 100 ms of CPU: the last of all waits some seconds. Browsers ask for six files at once, proxies for more. */
const LIMITS: Limits = { perAddress: 24, total: 64 };

/** Bounds what is rendered at a time, for each address and in all; beyond, it rejects with a `BusyError` (docs/behaviour.md, O10). */
export function renderLimit({ perAddress, total }: Limits = LIMITS) {
  const running = new Map<string, number>();
  let all = 0;
  return async function limited<Result>(address: string, render: () => Promise<Result>): Promise<Result> {
    const own = running.get(address) ?? 0;
    if (own >= perAddress || all >= total) throw new BusyError(`${all} answers are being rendered`);
    running.set(address, own + 1);
    all += 1;
    try {
      return await render();
    } finally {
      all -= 1;
      const left = (running.get(address) ?? 1) - 1;
      if (left === 0) running.delete(address);
      else running.set(address, left);
    }
  };
}
