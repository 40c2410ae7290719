import { isRefusal, serviceError } from "@/collector/store/call-function.ts";

test.each([
  ["a check is violated", 400, "23514", true],
  ["a row is there already", 409, "23505", true],
  ["a null character", 400, "22P05", true],
  ["a number out of range, behind a gateway that calls it its own failure", 500, "22003", true],
  ["an index takes no such long text", 413, "54000", true],
  ["a filter cannot be parsed", 400, "PGRST100", true],
  ["an address is too long", 431, undefined, true],
  ["a body is too long", 413, undefined, true],
  ["no connection", 0, "", false],
  ["a gateway without the service behind it", 503, undefined, false],
  ["a statement timed out", 500, "57014", false],
  ["the disk is full", 503, "53100", false],
  ["too many requests", 429, undefined, false],
  ["a wrong key", 401, "PGRST301", false],
  ["a column whose migration was not applied", 400, "42703", false],
  ["a function whose migration was not applied", 404, "PGRST202", false],
  ["another run holds the lease", 400, "P0001", false],
])("%s: status %i, code %j", (_, status, code, expected) => {
  expect(isRefusal(serviceError("a card", { error: { message: "no", code }, status }))).toBe(expected);
});

test.each([
  [
    "Could not find the function public.collector_answers(questions) in the schema cache",
    404,
    "The data service is older than this command. End the site and start it again; for a hosted project apply the migrations (README.md).",
  ],
  [
    "another run of the collector has taken over",
    400,
    "another run of the collector has taken over: this one stops.",
  ],
  [
    "could not extend file: No space left on device",
    500,
    "The disk of the data service is full. Make room, then run the same command again.",
  ],
  [
    "TypeError: fetch failed",
    0,
    "The data service does not answer. What was written before stays: run the same command again to go on.",
  ],
  ["permission denied", 403, "The data service refused to list posts: permission denied"],
  ["", 431, "The data service refused to list posts: status 431"],
])("%j, status %i, becomes a sentence for the owner", (message, status, told) => {
  expect(serviceError("to list posts", { error: { message }, status }).message).toBe(told);
});
