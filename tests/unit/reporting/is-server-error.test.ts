import { isServerError } from "@/lib/reporting/is-server-error";

it.each([
  ["an error of the server", Object.assign(new Error("omitted"), { digest: "123" }), true],
  ["an error of the browser", new Error("x is undefined"), false],
  ["a thrown text", "digest", false],
  ["nothing", null, false],
])("%s: %p -> %p", (_, error, expected) => {
  expect(isServerError(error)).toBe(expected);
});
