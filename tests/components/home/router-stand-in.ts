/** What the router was asked for, and where it is; for `jest.mock("next/navigation", ...)`. */
export const router = {
  pathname: "/",
  segment: "-",
  push: jest.fn(),
  replace: jest.fn(),
  prefetch: jest.fn(),
};

export const navigation = {
  useRouter: () => router,
  usePathname: () => router.pathname,
  useParams: () => ({ query: router.segment }),
};

export function resetRouter(): void {
  Object.assign(router, { pathname: "/", segment: "-" });
  for (const call of [router.push, router.replace, router.prefetch]) call.mockReset();
  window.history.replaceState(null, "", "/");
}
