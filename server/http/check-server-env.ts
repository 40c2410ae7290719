import "server-only";
import { serverEnv } from "./server-env";

/** Settings of the operator that a page would fail for: better the start fails. */
const CHECKED = [serverEnv.ownerContact, serverEnv.reportBot, serverEnv.agentRegisterUrl];

/** Ends the process if a setting is malformed, with a message that names it. */
export function checkServerEnv(): void {
  try {
    for (const read of CHECKED) read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
