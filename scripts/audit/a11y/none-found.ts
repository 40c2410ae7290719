import { ok } from "node:assert";

/** Throws with everything that was found, and where. */
export function noneFound(found: readonly string[], where: string): void {
  ok(found.length === 0, `${where}: ${found.join("; ")}`);
}
