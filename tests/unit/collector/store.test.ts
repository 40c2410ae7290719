import { createClient } from "@supabase/supabase-js";
import { isRefusal, serviceError } from "@/collector/store/call-function.ts";
import { Lease } from "@/collector/store/lease";

/** The seconds of each lease that the data service was asked for; 0 gives the lease back. */
const asked: number[] = [];
let isFree = true;

function newLease(): Lease {
  const answer = async (_: unknown, request?: RequestInit) => {
    asked.push(JSON.parse(String(request?.body)).seconds);
    return Response.json(isFree);
  };
  return new Lease(createClient("http://127.0.0.1:1", "key", { global: { fetch: answer } }), "run");
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  isFree = true;
});
afterEach(() => jest.useRealTimers());

test("a lease is renewed while it is held, and no longer once it is given back", async () => {
  const lease = newLease();
  await lease.begin();
  await jest.advanceTimersByTimeAsync(65_000);
  expect(asked).toEqual([120, 120, 120]);
  await lease.end();
  expect(asked).toEqual([120, 120, 120, 0]);
  await jest.advanceTimersByTimeAsync(600_000);
  await lease.end();
  expect(asked).toHaveLength(4);
});

test("a lease that another run holds is refused with what to do, and is not given back", async () => {
  isFree = false;
  const lease = newLease();
  await expect(lease.begin()).rejects.toThrow(
    "Another run of the collector is under way. Wait until it ends.",
  );
  await lease.end();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([120]);
});

test("a lease is given back even if the work under it fails", async () => {
  const work = newLease().whileHeld(() => Promise.reject(new Error("no room")));
  await expect(work).rejects.toThrow("no room");
  expect(asked).toEqual([120, 0]);
});

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
