import { createServer } from "node:net";
import { expect } from "@playwright/test";
import { listenOnLoopback } from "../../support/loopback.ts";

/** A port that counts its connections. */
async function countConnections() {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  const port = await listenOnLoopback(server);
  return { port, count: () => count, close: () => server.close() };
}

/** `localhost` is a configured host of the site, so only its address is a reason to refuse it. */
export async function refusesPrivateAddresses(site: string): Promise<void> {
  const target = await countConnections();
  const { port } = target;
  const addresses = [
    ...[
      `https://localhost:${port}/x.jpg`,
      `https://LOCALHOST:${port}/x.jpg`,
      `https://localhost.:${port}/x.jpg`,
    ],
    ...[`http://localhost:${port}/x.jpg`, `https://127.0.0.1:${port}/x.jpg`, `http://[::1]:${port}/x.jpg`],
    ...[`https://2130706433:${port}/x.jpg`, `https://localhost@127.0.0.1:${port}/x.jpg`],
    ...[`//localhost:${port}/x.jpg`, `/\\localhost:${port}/x.jpg`, `https://elsewhere.example:${port}/x.jpg`],
    ...[
      "http://169.254.169.254/latest/meta-data/",
      "file:///etc/passwd",
      "/api/rentals?ids=1",
      "/_next/image?url=/x",
    ],
  ];
  for (const address of addresses) {
    const response = await fetch(`${site}/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`);
    expect([address, response.status]).toEqual([address, 404]);
  }
  expect(target.count()).toBe(0);
  target.close();
}
