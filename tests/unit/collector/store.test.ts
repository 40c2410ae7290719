import { createClient } from "@supabase/supabase-js";
import { isRefusal, serviceError } from "@/collector/store/call-function.ts";
import { Lease } from "@/collector/store/lease";
import { readCases } from "@/tests/support/case-table";

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

test.each(readCases("tests/unit/collector/refusals.tsv", ["what", "status", "code", "kind"]))(
  "$what is a $kind: status $status, code $code ($at)",
  ({ status, code, kind }) => {
    const error = { message: "no", code: code === "-" ? undefined : code };
    const isRefused = isRefusal(serviceError("a card", { error, status: Number(status) }));
    expect(isRefused ? "refusal" : "failure").toBe(kind);
  },
);

test.each(readCases("tests/unit/collector/service-errors.tsv", ["status", "message", "told"]))(
  'status $status with "$message" becomes a sentence for the owner ($at)',
  ({ status, message, told }) => {
    const answer = { error: { message }, status: Number(status) };
    expect(serviceError("to list posts", answer).message).toBe(told);
  },
);
