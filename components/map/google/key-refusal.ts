declare global {
  interface Window {
    /** Called by the maps service when it does not accept the API key. */
    gm_authFailure?: () => void;
  }
}

const listeners = new Set<() => void>();
let isRefused = false;

function refuse(): void {
  isRefused = true;
  for (const listener of listeners) listener();
}

/** Listens for a refusal of the API key; has to be called before the script of the maps service is loaded. */
export function onKeyRefused(listener: () => void): () => void {
  window.gm_authFailure = refuse;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the key has been refused since the page was loaded. */
export function isKeyRefused(): boolean {
  return isRefused;
}
