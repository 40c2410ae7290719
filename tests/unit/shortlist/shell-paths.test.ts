import { shellPaths } from "@/lib/shortlist/shell";

test.each([
  ["/ru/rental/villa", ["/ru/liked", "/liked", "/id/liked"]],
  ["/rental/villa", ["/liked", "/id/liked", "/ru/liked"]],
])("for %s without a connection the liked rentals are shown in its language first", (pathname, paths) => {
  expect(shellPaths(pathname)).toEqual(paths);
});
