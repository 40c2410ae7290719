import { once } from "node:events";
import { createServer, Server } from "node:http";
import { Worker } from "node:worker_threads";
import { closeAfterTaking } from "@/lib/site/close-after-taking";
import { listen } from "../listen";

const { close } = Server.prototype;

afterEach(() => {
  Server.prototype.close = close;
});

const VISITORS = 5;

/** Visitors who connect and ask, which the shared cell counts; posts what they got: the answer, or why there is none. */
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

/** What visitors get whose connections waited while the process was busy, and the server was told to close right then. */
async function answersAtClosing(): Promise<string[]> {
  const server = createServer((_, response) => response.end("answered"));
  const { port } = new URL((await listen(server)).url);
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const visiting = new Worker(VISITING, { eval: true, workerData: { port, cell, visitors: VISITORS } });
  const answers = once(visiting, "message");
  const closed = once(server, "close");
  await once(visiting, "online");
  // Busy until all of them wait.
  for (let waiting = 0; waiting < VISITORS; waiting = Atomics.load(cell, 0)) Atomics.wait(cell, 0, waiting);
  server.close();
  const [got] = await answers;
  await closed;
  return got;
}

test("connections that wait to be taken are answered by a closing server", async () => {
  closeAfterTaking();
  const answered = expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n(.|\s)*answered/);
  expect(await answersAtClosing()).toEqual(Array(VISITORS).fill(answered));
});
