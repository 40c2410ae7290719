import { endOffline } from "@/stores/shortlist/offline";

/** A browser with a worker that opens a cache when it becomes active, as Serwist does, unless it is redundant by then. */
function browserWithInstallingWorker() {
  const cached = new Set(["shortlist-shell"]);
  const worker = Object.assign(new EventTarget(), { state: "installing" });
  const become = (state: string) => {
    worker.state = state;
    if (state === "activating") cached.add("serwist-precache-v2");
    worker.dispatchEvent(new Event("statechange"));
  };
  const registration = { installing: worker, unregister: async () => true };
  Object.assign(globalThis, {
    caches: { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  return { cached, become };
}

test.each([
  ["becomes active", ["installed", "activating", "activated"]],
  ["fails to install", ["redundant"]],
])("no cache is left when the last like goes before the worker %s", async (_, states) => {
  const { cached, become } = browserWithInstallingWorker();
  const ended = endOffline();
  for (const state of states) {
    await new Promise(setImmediate);
    become(state);
  }
  await ended;
  expect([...cached]).toEqual([]);
});
