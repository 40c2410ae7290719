import { createServer } from "node:http";
import { changeRelease } from "@/scripts/site/change-release.ts";
import { childEvents } from "@/scripts/site/child-log.ts";
import { Relay } from "@/scripts/site/relay.ts";
import { listen } from "../../support/loopback";

describe("events logged for a process", () => {
  const now = new Date("2026-11-26T04:00:00Z");
  const at = "2026-11-26T04:00:00Z info data:";

  it.each([
    ["empty lines", "\n\n", []],
    ["a line", "built\n", [`${at} built`]],
    ["two lines", "one\ntwo\n", [`${at} one`, `${at} two`]],
    [
      "a line with its continuation lines",
      "Error: x\n    at a\n    at b\n}\n",
      [`${at} Error: x | at a | at b | }`],
    ],
    ["a line with the collector's timestamp", "2026-11-24 07:12:03  published  1\n", [`${at} published  1`]],
    [
      "a trace in the collector's log",
      "2026-11-24 07:12:03  Error: x\n2026-11-24 07:12:03      at a\n2026-11-24 07:12:03\n",
      [`${at} Error: x | at a`],
    ],
    [
      "a complete event",
      "2026-11-26T03:59:59Z error site[7]: A read failed\n",
      ["2026-11-26T03:59:59Z error site[7]: A read failed"],
    ],
  ])("are made from %s", (_, output, events) => {
    expect(childEvents("data", "info", output, now)).toEqual(events);
  });
});

describe("changeRelease", () => {
  /** Processes that record in `done` what they were replaced by. `broken` ones cannot start "new". */
  function processes(names: readonly string[], broken: readonly string[]) {
    const done: string[] = [];
    const children = names.map((name) => ({
      name,
      replace: async (release: string) => {
        if (release === "new" && broken.includes(name)) throw new Error(`${name} does not start.`);
        done.push(`${name} ${release}`);
      },
    }));
    return { children, done };
  }

  it.each([
    ["replaces the processes one after another", [], null, ["data new", "one new", "two new"]],
    ["goes back at once when the first process fails", ["data"], "data does not start.", ["data old"]],
    [
      "restores the processes before the failing one, in reverse order",
      ["two"],
      "two does not start.",
      ["data new", "one new", "two old", "one old", "data old"],
    ],
  ])("%s", async (_, broken, problem, expected) => {
    const { children, done } = processes(["data", "one", "two"], broken);
    expect(await changeRelease(children, "old", "new", () => undefined)).toBe(problem);
    expect(done).toEqual(expected);
  });
});

describe("the relay", () => {
  const answering = (text: string, status = 200) =>
    createServer((request, response) => {
      response.statusCode = status;
      response.end(`${text} ${request.method} ${request.url} ${request.headers.apikey}`);
    });
  const ask = (url: string) => fetch(`${url}/rest/v1/rentals?id=eq.1`, { headers: { apikey: "key" } });

  it("holds a request until there is a data service, and forwards its answer unchanged", async () => {
    await using service = await listen(answering("first", 404));
    const relay = new Relay();
    await using relayed = await listen(relay.server);
    const held = ask(relayed.url);
    relay.lead(service.url);
    const answer = await held;
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("first GET /rest/v1/rentals?id=eq.1 key");
  });

  it("retries with the next data service when one closes the connection without an answer", async () => {
    await using next = await listen(answering("next"));
    const relay = new Relay();
    const ending = createServer((request) => {
      relay.lead(next.url);
      request.socket.destroy();
    });
    await using service = await listen(ending);
    relay.lead(service.url);
    await using relayed = await listen(relay.server);
    expect(await (await ask(relayed.url)).text()).toBe("next GET /rest/v1/rentals?id=eq.1 key");
  });
});
