import { useMemo, useSyncExternalStore } from "react";
import { splitLocale } from "@/lib/language/locales";

/** The calls of the router that every test has (tests/setup.ts). */
export const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn(), prefetch: jest.fn() };

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** The router follows what the page writes into the history. */
function followHistory(): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const write = window.history[method].bind(window.history);
    window.history[method] = (...change) => {
      write(...change);
      notify();
    };
  }
  window.addEventListener("popstate", notify);
}

const pathNow = () => (typeof window === "undefined" ? "/" : window.location.pathname);
const searchNow = () => (typeof window === "undefined" ? "" : window.location.search);

function useSearch(): string {
  return useSyncExternalStore(subscribe, searchNow, searchNow);
}

export const navigation = {
  useRouter: () => router,
  usePathname: () => useSyncExternalStore(subscribe, pathNow, pathNow),
  useSearchParams: () => {
    const search = useSearch();
    return useMemo(() => new URLSearchParams(search), [search]);
  },
};

let isFollowing = false;

/** Goes to an address, as the router does after loading its list. A rental opens when a test says so. */
function go(method: "pushState" | "replaceState", href: string): void {
  const { pathname, search } = new URL(href, window.location.origin);
  if (splitLocale(pathname).path === "/" && pathname + search !== pathNow() + searchNow())
    window.history[method](null, "", pathname + search);
}

export function resetRouter(address = "/"): void {
  if (!isFollowing) followHistory();
  isFollowing = true;
  router.push.mockReset().mockImplementation((href) => go("pushState", href));
  router.replace.mockReset().mockImplementation((href) => go("replaceState", href));
  router.prefetch.mockReset();
  router.refresh.mockReset();
  // A new entry, because with one nuqs forgets what it has written before.
  window.history.pushState(null, "", address);
}

/** The address in the browser. */
export const address = () => pathNow() + searchNow();
