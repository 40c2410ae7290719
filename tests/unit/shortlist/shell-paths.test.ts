import { shellPaths } from "@/lib/shortlist/shell";

test.each([
  ["/ru/rental/villa", ["/ru/liked", "/liked", "/id/liked"]],
  ["/rental/villa", ["/liked", "/id/liked", "/ru/liked"]],
])("offline, %s falls back to the liked rentals in its own language first", (pathname, paths) => {
  expect(shellPaths(pathname)).toEqual(paths);
});
