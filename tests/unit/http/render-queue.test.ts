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

/** A site that renders its path as a page until the test says that it is done or failed. */
async function rendering() {
  const queue = renderQueue(LIMITS);
  const rendered: string[] = [];
  const failures = new Map<string, () => void>();
  const server = createServer((request, response) =>
    runAsVisitor(request, response, async () => {
      const key = request.url ?? "";
      if (!(await queue.begin(key))) return void response.end("busy");
      // A page is looked for more than once.
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
    // The server hears of it after a turn of its own.
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

test("renders as many pages as it may, then one for each that is done or has failed", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b", "/c", "/d"]) await site.ask(key);
  expect(site.rendered).toEqual(["/a", "/b"]);
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/c"]);
  await site.fail("/b");
  expect(site.rendered).toEqual(["/a", "/b", "/c", "/d"]);
});

test("tells at once who is one too many", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b", "/c", "/d"]) await site.ask(key);
  const [answer] = await once(await site.ask("/e"), "data");
  expect(String(answer)).toMatch(/busy/);
});

test("renders nothing for who has left while waiting", async () => {
  await using site = await rendering();
  for (const key of ["/a", "/b"]) await site.ask(key);
  const waiting = await site.ask("/c");
  await site.leave(waiting);
  await site.ask("/d");
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/d"]);
});

test("who leaves during a rendering does not make room for another beside it", async () => {
  await using site = await rendering();
  const leaving = await site.ask("/a");
  for (const key of ["/b", "/c"]) await site.ask(key);
  await site.leave(leaving);
  expect(site.rendered).toEqual(["/a", "/b"]);
  await site.end("/a");
  expect(site.rendered).toEqual(["/a", "/b", "/c"]);
});

test("bounds what is rendered again behind its visitors", () => {
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
])("in place of %s says in its language that the site is busy", (path, language, title, home) => {
  const page = busyPage(path);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toMatch(new RegExp(`10 \\S+ <a href="">[^<]+</a>[^<]+<a href="${home}">`));
});
