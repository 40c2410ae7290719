import { useSyncExternalStore } from "react";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";

/** The calls of the router that every test has (tests/setup.ts), and its present place. */
export const router = {
  pathname: "/",
  segment: "-",
  push: jest.fn(),
  replace: jest.fn(),
  prefetch: jest.fn(),
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const segmentNow = () => router.segment;

export const navigation = {
  useRouter: () => router,
  usePathname: () => router.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
  useParams: () => ({ query: useSyncExternalStore(subscribe, segmentNow, segmentNow) }),
};

/** Shows the list of an address, as the router does after loading it. */
function showList(method: "pushState" | "replaceState", href: string): void {
  const { pathname, search } = new URL(href, window.location.origin);
  if (splitLocale(pathname).path !== "/") return;
  window.history[method](null, "", href);
  router.segment = encodeQuerySegment(parseListQuery(search));
  for (const listener of listeners) listener();
}

export function resetRouter(): void {
  Object.assign(router, { pathname: "/", segment: "-" });
  router.push.mockReset().mockImplementation((href) => showList("pushState", href));
  router.replace.mockReset().mockImplementation((href) => showList("replaceState", href));
  router.prefetch.mockReset();
  window.history.replaceState(null, "", "/");
}
