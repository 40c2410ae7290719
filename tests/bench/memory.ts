import { MEMORY_LIMIT_MB, visitAll } from "../../tests/faults/memory.ts";
import { siteMemoryMb } from "../support/site-process.ts";
import type { Line } from "./line.ts";
import type { Stage } from "./stage.ts";

/** The server's memory after many addresses that nobody has asked for before. */
export function memory(addresses: number): (stage: Stage) => Promise<Line[]> {
  return async ({ demo }) => {
    const { url } = await demo();
    await (await fetch(url)).text();
    const before = siteMemoryMb();
    const half = Math.floor(addresses / 2);
    const failed = await visitAll(url, 0, half);
    const between = siteMemoryMb();
    const failedLater = await visitAll(url, half, addresses);
    const after = siteMemoryMb();
    if (before === null || between === null || after === null)
      throw new Error("This system tells no memory.");
    return [
      {
        what: `memory after ${addresses.toLocaleString("en")} different addresses`,
        value: after,
        unit: "MB",
        beside: [
          { what: "after the first", value: before },
          { what: "after half of them", value: between },
        ],
        target: { atMost: MEMORY_LIMIT_MB },
      },
      { what: "addresses answered with 5xx", value: failed + failedLater, unit: "", target: { atMost: 0 } },
    ];
  };
}
