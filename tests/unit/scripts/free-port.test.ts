import { createServer, type Server } from "node:net";
import { freePort } from "@/scripts/start/free-port.ts";

const servers: Server[] = [];

async function occupy(port: number, host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

test("a free port is used", async () => {
  const port = await occupy(0, "127.0.0.1");
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await freePort(port, "127.0.0.1")).toBe(port);
});

test.each(["127.0.0.1", "0.0.0.0"])("a port in use on %s is skipped", async (host) => {
  const port = await occupy(0, host);
  expect(await freePort(port, "127.0.0.1")).toBeGreaterThan(port);
});

test("a port in use only on the requested host is skipped", async () => {
  const port = await occupy(0, "127.0.0.2");
  expect(await freePort(port, "127.0.0.2")).toBeGreaterThan(port);
});

test.each(["203.0.113.7", "no-such-host.invalid"])(
  "HOST=%s is refused as not of this machine",
  async (host) => {
    await expect(freePort(4_000, host)).rejects.toThrow(`HOST is no address of this machine: ${host}`);
  },
);
