import { once } from "node:events";
import { createServer, request, Server, ServerResponse } from "node:http";
import { Worker } from "node:worker_threads";
import {
  drainAcceptQueueBeforeClose,
  dropRepeatedLocation,
  encodeHeaders,
} from "@/server/http/server-patches";
import { listen } from "../../support/loopback";

describe("drainAcceptQueueBeforeClose", () => {
  const { close } = Server.prototype;

  afterEach(() => {
    Server.prototype.close = close;
  });

  const VISITORS = 5;

  /** A worker whose visitors each send a request, counted in the shared cell. Posts their answers or error codes. */
  const VISITING = `
const { connect } = require("node:net");
const { parentPort, workerData: { port, cell, visitors } } = require("node:worker_threads");
const visit = () => new Promise((resolve) => {
  let got = "";
  const socket = connect(port, "127.0.0.1", () => {
    socket.write("GET / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n", () => {
      if (Atomics.add(cell, 0, 1) + 1 === visitors) Atomics.notify(cell, 0);
    });
  });
  socket.on("data", (data) => { got += data; });
  socket.on("error", ({ code }) => { got += code; });
  socket.on("close", () => resolve(got));
});
Promise.all(Array.from({ length: visitors }, visit)).then((got) => parentPort.postMessage(got));
`;

  /** The answers to visitors who connect while the process is busy, just before the server is closed. */
  async function answersAtClosing(): Promise<string[]> {
    const server = createServer((_, response) => response.end("answered"));
    const { port } = new URL((await listen(server)).url);
    const cell = new Int32Array(new SharedArrayBuffer(4));
    const visiting = new Worker(VISITING, { eval: true, workerData: { port, cell, visitors: VISITORS } });
    const answers = once(visiting, "message");
    const closed = once(server, "close");
    await once(visiting, "online");
    // Block until all requests are sent.
    for (let waiting = 0; waiting < VISITORS; waiting = Atomics.load(cell, 0)) Atomics.wait(cell, 0, waiting);
    server.close();
    const [got] = await answers;
    await closed;
    return got;
  }

  test("a closing server answers connections that wait to be accepted", async () => {
    drainAcceptQueueBeforeClose();
    const answered = expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n(.|\s)*answered/);
    expect(await answersAtClosing()).toEqual(Array(VISITORS).fill(answered));
  });
});

describe("headers", () => {
  const { appendHeader, setHeader } = ServerResponse.prototype;

  beforeAll(() => {
    dropRepeatedLocation();
    encodeHeaders();
  });

  afterAll(() => {
    Object.assign(ServerResponse.prototype, { appendHeader, setHeader });
  });

  /** The values of a header on the wire after `values` were appended one by one. */
  async function sent(name: string, values: readonly string[]): Promise<string[]> {
    await using server = await listen(
      createServer((_, response) => {
        for (const value of values) response.appendHeader(name, value);
        response.end();
      }),
    );
    return await new Promise((resolve, reject) => {
      const asked = request(server.url, ({ rawHeaders }) =>
        resolve(rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1] === name)),
      );
      asked.once("error", reject).end();
    });
  }

  test("a repeated Location is sent once", async () => {
    expect(await sent("Location", ["/rental/x", "/rental/x"])).toEqual(["/rental/x"]);
    expect(await sent("location", ["/rental/x", "/rental/x"])).toEqual(["/rental/x"]);
  });

  test("other repeated headers are all sent", async () => {
    expect(await sent("Set-Cookie", ["a=1", "a=1"])).toEqual(["a=1", "a=1"]);
  });

  test.each([
    ["</вилла.jpg>; rel=preload", "</%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0.jpg>; rel=preload"],
    ["</a\r\nSet-Cookie: b=1.jpg>", "</a%0D%0ASet-Cookie: b=1.jpg>"],
    ["</\u0000\u007f\ud800.jpg>", "</%00%7F%EF%BF%BD.jpg>"],
    ['</caf%C3%A9.jpg>; a="b"', '</caf%C3%A9.jpg>; a="b"'],
  ])("%j is sent as %j, and the page does not fail", async (value, header) => {
    expect(await sent("Link", [value])).toEqual([header]);
    await using server = await listen(
      createServer((_, response) => void response.setHeader("Link", [value]).end("page")),
    );
    const answer = await fetch(server.url);
    expect([answer.headers.get("link"), await answer.text()]).toEqual([header, "page"]);
  });
});
