import { exitOnSignals } from "../lifetime.ts";
import { freeAddress, requestedAddress } from "./address.ts";
import { readFlags } from "./flags.ts";
import { checkFollowing } from "./follower.ts";
import { checkSettings, settingsFolder } from "./settings.ts";

/** The flags and the address of a command that serves the site. Throws a `CliError` if they or the settings cannot be used. */
export async function beginStart(command: string) {
  const flags = readFlags(command, process.argv.slice(2));
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  checkFollowing(flags);
  return { flags, address: await freeAddress(requestedAddress()) };
}
