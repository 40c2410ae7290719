import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { rowsOf } from "@/server/data/live-reads";
import { supabaseClient } from "@/server/data/supabase-client";
import { listen } from "../../support/loopback";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const rows: Answer = (_, response) => {
  response.setHeader("content-type", "application/json");
  response.end('[{"id":1}]');
};

const status =
  (code: number): Answer =>
  (_, response) => {
    response.statusCode = code;
    response.setHeader("content-type", "application/json");
    response.end('{"message":"the service\'s own words"}');
  };

/** A complete answer with a body that no data service would send. */
const saying =
  (code: number, body: string): Answer =>
  (_, response) => {
    response.statusCode = code;
    response.end(body);
  };

const cutOff: Answer = (_, response) => {
  response.setHeader("content-length", 100);
  response.write('[{"id":1}', () => response.destroy());
};

const hangUp: Answer = (request) => request.destroy();

/** A data service that gives these answers in turn, and then repeats the last one. */
async function dataService(...answers: [Answer, ...Answer[]]) {
  const requests: IncomingMessage[] = [];
  const service = await listen(
    createServer((request, response) => {
      const answer = answers[requests.length] ?? answers.at(-1);
      requests.push(request);
      answer?.(request, response);
    }),
  );
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = "the-public-key";
  return { requests, [Symbol.asyncDispose]: service[Symbol.asyncDispose] };
}

const read = () => supabaseClient().from("rentals").select("id");

const before = { url: process.env.SUPABASE_URL, key: process.env.SUPABASE_ANON_KEY };

afterEach(() => {
  if (before.url === undefined) delete process.env.SUPABASE_URL;
  else process.env.SUPABASE_URL = before.url;
  if (before.key === undefined) delete process.env.SUPABASE_ANON_KEY;
  else process.env.SUPABASE_ANON_KEY = before.key;
});

/** Failures after which the client tries a read again. */
const FAILURES = [
  ["500", status(500)],
  ["502", status(502)],
  ["a broken connection", hangUp],
] as const;

/** Failures of an answer whose head is right. */
const BROKEN = [
  ["an answer that is cut off", cutOff],
  ["truncated JSON", saying(200, '[{"id":1},{"i')],
  ["an HTML page", saying(200, "<h1>It works.</h1>")],
  ["an empty 404", saying(404, "")],
] as const;

describe("supabaseClient", () => {
  it("reads as the anonymous visitor, without a cookie", async () => {
    await using service = await dataService(rows);
    expect((await read()).data).toEqual([{ id: 1 }]);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.headers).toMatchObject({ apikey: "the-public-key" });
    expect(service.requests[0]?.headers.cookie).toBeUndefined();
  });

  it.each(FAILURES)("retries once after %s", async (_, failure) => {
    await using service = await dataService(failure, rows);
    const { data, error } = await read();
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 1 }]);
    expect(service.requests).toHaveLength(2);
  });

  it("returns an error when the second attempt fails too", async () => {
    await using service = await dataService(status(520));
    const { data, error } = await read();
    expect(data).toBeNull();
    expect(error).not.toBeNull();
    expect(service.requests).toHaveLength(2);
  });

  it.each(BROKEN)("never takes %s for rows", async (_, failure) => {
    await using _service = await dataService(failure);
    await expect(read().then((answer) => rowsOf("x", answer))).rejects.toThrow();
  });

  it("calls a function once, because it may have taken effect", async () => {
    await using service = await dataService(status(500));
    expect((await supabaseClient().rpc("count_visits", {})).error).not.toBeNull();
    expect(service.requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 416])("does not retry a request refused with %i", async (code) => {
    await using service = await dataService(status(code), rows);
    const { data, error } = await read();
    expect(data).toBeNull();
    expect(error?.message).toBe("the service's own words");
    expect(service.requests).toHaveLength(1);
  });

  it("retries once when an answer exceeds the time limit", async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
    const never: Answer = () => limit.abort(new DOMException("too slow", "TimeoutError"));
    await using service = await dataService(never, rows);
    expect((await read()).data).toEqual([{ id: 1 }]);
    expect(service.requests).toHaveLength(2);
  });

  it.each(["SUPABASE_URL", "SUPABASE_ANON_KEY"])("throws an error that names a missing %s", async (name) => {
    await using _service = await dataService(rows);
    delete process.env[name];
    expect(() => supabaseClient()).toThrow(name);
  });
});
