import { exitOnSignals } from "../lifetime.ts";
import { type Address, freeAddress, requestedAddress } from "./address.ts";
import type { Flags } from "./flags.ts";
import { checkSettings, settingsFolder } from "./settings.ts";

/** The address of a command that serves the site. Throws a `CliError` if that or the settings cannot be used. */
export async function beginStart(flags: Flags): Promise<Address> {
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  return freeAddress(requestedAddress());
}
