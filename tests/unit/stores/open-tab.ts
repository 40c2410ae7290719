import { RENTAL_STORE } from "./stored";

const opened: (() => void)[] = [];

/** What holds no state of a page. To load it again for each tab would take most of the time of these tests. */
const SHARED = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "@testing-library/react/pure"];
for (const name of SHARED) {
  const loaded: unknown = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

/**
 * A browser tab, with its own modules on the storage, cookies and events that all tabs share. `start` mounts the
 * component that reads the stored state, as every page does. `shown` is the likes in a view, null before they are
 * read.
 */
export async function openTab() {
  jest.resetModules();
  const { useRentalStore } = await import("@/stores/rental-store");
  const { StoreHydration, useStoreHydrated } = await import("@/stores/store-hydration.client");
  const { act, cleanup, render, renderHook } = await import("@testing-library/react/pure");
  const { createElement } = await import("react");
  opened.push(cleanup);
  const view = () => {
    const likes = useRentalStore((state) => state.likedRentalIds);
    return useStoreHydrated() ? likes : null;
  };
  const hear = (event: Event) => act(() => window.dispatchEvent(event));
  return {
    state: () => useRentalStore.getState(),
    setState: useRentalStore.setState,
    start: () => render(createElement(StoreHydration)),
    shown: () => renderHook(view).result,
    /** Sends the event after another tab has written this key, or cleared the storage (null). */
    hearStorage: (key: string | null = RENTAL_STORE) => hear(new StorageEvent("storage", { key })),
    /** Sends the event when the page is shown, `persisted` from the back-forward cache or newly loaded. */
    hearShown: (persisted: boolean) => hear(Object.assign(new Event("pageshow"), { persisted })),
  };
}

export function closeTabs(): void {
  for (const close of opened.splice(0)) close();
}
