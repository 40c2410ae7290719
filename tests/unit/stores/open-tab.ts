import { RENTAL_STORE } from "./stored";

const opened: (() => void)[] = [];

/**
 * A tab of the browser: modules of its own over the storage, cookies and events that all tabs share. `start`
 * mounts what reads the stored state, as every page does; `shown` is what a view has of the likes, null while
 * they are not known.
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
    /** What the browser tells a tab when another one has written; null for "everything was cleared". */
    hearStorage: (key: string | null = RENTAL_STORE) => hear(new StorageEvent("storage", { key })),
    /** What the browser tells a page that it shows: anew, or `persisted` from where it had put it aside. */
    hearShown: (persisted: boolean) => hear(Object.assign(new Event("pageshow"), { persisted })),
  };
}

export function closeTabs(): void {
  for (const close of opened.splice(0)) close();
}
