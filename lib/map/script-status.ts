export type ScriptStatus = "not-loaded" | "loading" | "loaded" | "failed" | "auth-failure";

export type ScriptSigns = {
  isStarted: boolean;
  isLoaded: boolean;
  hasError: boolean;
  isOverdue: boolean;
  isKeyRefused: boolean;
};

/** The status of the maps service's script (docs/behaviour.md, P10). It reports a refused key after it has loaded. */
export function scriptStatus(signs: ScriptSigns): ScriptStatus {
  if (signs.isKeyRefused) return "auth-failure";
  if (signs.isLoaded) return "loaded";
  if (signs.hasError || signs.isOverdue) return "failed";
  return signs.isStarted ? "loading" : "not-loaded";
}
