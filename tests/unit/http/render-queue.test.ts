import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { busyPage } from "@/server/http/busy-page";
import { renderQueue, runAsVisitor } from "@/server/http/render-queue";
import { listen } from "../../support/loopback";

const LIMITS = {
  ...{ concurrency: 2, concurrencyPerKind: 2, maxWaiting: 2, maxWaitMs: 5_000 },
  ...{ refreshes: 1, longestMs: 60_000 },
};

/** A site whose renderings run until the test calls `end` or `fail`. */
async function rendering() {
  const queue = renderQueue(LIMITS);
  const rendered: string[] = [];
  const failures = new Map<string, () => void>();
  const server = createServer((request, response) =>
    runAsVisitor(request, response, async () => {
      const key = request.url ?? "";
      if (!(await queue.begin(key))) return void response.end("busy");
      // The framework looks for a page more than once.
      if (!(await queue.begin(`${key}/again`))) throw new Error("refused a page that has begun");
      rendered.push(key);
      failures.set(key, () => response.end("failed"));
    }),
  );
  const listening = await listen(server);
  const sockets: Socket[] = [];
  const ask = async (key: string) => {
    const socket = connect(Number(new URL(listening.url).port), "127.0.0.1");
    sockets.push(socket);
    const asked = once(server, "request");
    socket.on("error", () => undefined).write(`GET ${key} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await asked;
    await turn();
    return socket;
  };
  const leave = async (socket: Socket) => {
    socket.destroy();
    // The server notices on a later turn of the event loop.
    while (
      server.listening &&
      (await connectionsOf()) >= sockets.filter(({ destroyed }) => !destroyed).length + 1
    )
      await turn();
    await turn();
  };
  const connectionsOf = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const end = async (key: string) => {
    queue.end(key);
    await turn();
  };
  const fail = async (key: string) => {
    failures.get(key)?.();
    await turn();
    await turn();
  };
  const dispose = async () => {
    for (const socket of sockets) socket.destroy();
    await listening[Symbol.asyncDispose]();
  };
  return { queue, rendered, ask, leave, end, fail, [Symbol.asyncDispose]: dispose };
}

test("the queue renders up to the limit, then one page for each that ends or fails", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b", "/c", "/d"]) await site.ask(key);
  expect(site.rendered).toEqual(["/a", "/b"]);
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/c"]);
  await site.fail("/b");
  expect(site.rendered).toEqual(["/a", "/b", "/c", "/d"]);
});

test("the queue refuses at once when the queue is full", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b", "/c", "/d"]) await site.ask(key);
  const [answer] = await once(await site.ask("/e"), "data");
  expect(String(answer)).toMatch(/busy/);
});

test("the queue renders nothing for a visitor who left while waiting", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b"]) await site.ask(key);
  const waiting = await site.ask("/c");
  await site.leave(waiting);
  await site.ask("/d");
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/d"]);
});

test("a visitor who leaves during a rendering frees its place only when it ends", async () => {
  await using site = await rendering();
  const leaving = await site.ask("/a");
  for (const key of ["/b", "/c"]) await site.ask(key);
  await site.leave(leaving);
  expect(site.rendered).toEqual(["/a", "/b"]);
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/c"]);
});

test("the queue bounds the number of background refreshes", () => {
  const queue = renderQueue(LIMITS);
  expect([queue.refresh("/a"), queue.refresh("/a"), queue.refresh("/b")]).toEqual([true, true, false]);
  queue.end("/a");
  expect(queue.refresh("/b")).toBe(true);
  queue.end("/b");
});

test("a build renders without a queue", async () => {
  const queue = renderQueue({ ...LIMITS, concurrency: 0 });
  expect(await queue.begin("/a")).toBe(true);
});

test.each([
  ["/en/search/-", "en", "Too many visitors at once", "/"],
  ["/id/area/canggu", "id", "Pengunjung sedang terlalu banyak", "/id"],
  ["/ru/rental/a", "ru", "Слишком много посетителей сразу", "/ru"],
])("the busy page in place of %s is in %s", (path, language, title, home) => {
  const page = busyPage(path);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toMatch(new RegExp(`10 \\S+ <a href="">[^<]+</a>[^<]+<a href="${home}">`));
});
