import { orElse, orUnread, readOr, UnreadError } from "@/server/data/unread";

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, "error").mockReturnValue();
});

const down = () => Promise.reject(new Error("down"));

test("a failed read is reported, and pages see it as unread", async () => {
  expect(await readOr(() => orUnread("Reading it failed", down()))).toBe("unread");
  expect(log).toHaveBeenCalledWith("Reading it failed", new Error("down"));
  expect(await readOr(() => orUnread("Reading it failed", Promise.resolve(7)))).toBe(7);
});

test("without a snapshot pages are unread, but a mistake stays one", async () => {
  const throwing = (error: Error) => () => {
    throw error;
  };
  expect(await readOr(throwing(new UnreadError()))).toBe("unread");
  await expect(readOr(throwing(new TypeError("x is undefined")))).rejects.toThrow("x is undefined");
});

test("what a page works without is left out when it cannot be read, or not within a second", async () => {
  jest.useFakeTimers();
  expect(await orElse([], "Reading it failed", down())).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  const late = orElse([], "Reading it failed", new Promise<number[]>(() => {}));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toEqual([]);
  jest.useRealTimers();
});
