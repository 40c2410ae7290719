import dns from "node:dns";
import { EventEmitter } from "node:events";
import https from "node:https";
import { Readable } from "node:stream";
import { publicLookup } from "@/lib/network/public-host";
import { remotePicture } from "@/server/preview/remote-picture";

jest.mock("node:dns", () => ({ ...jest.requireActual("node:dns") }));
jest.mock("node:https", () => ({ ...jest.requireActual("node:https") }));

const { lookup } = dns;
const { request } = https;
afterEach(() => {
  Object.assign(dns, { lookup });
  Object.assign(https, { request });
});

type Found = Parameters<Parameters<typeof publicLookup>[2]>[1];

/** The result of `publicLookup` when the resolver returns these addresses, or an error. */
function lookUp(resolved: readonly string[] | Error, all: boolean) {
  const answer = resolved instanceof Error ? [] : resolved.map((address) => ({ address, family: 4 }));
  Object.assign(dns, {
    lookup: (_name: string, _options: unknown, done: (error: Error | null, found: unknown) => void) =>
      done(resolved instanceof Error ? resolved : null, answer),
  });
  return new Promise<{ error: string | null; found: Found }>((resolve) => {
    publicLookup("host.example", { all }, (error, found) =>
      resolve({ error: error === null ? null : String(error), found }),
    );
  });
}

describe("publicLookup", () => {
  it.each([true, false])("rejects a name that resolves to this machine (all: %s)", async (all) => {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, resolve));
    expect(String(error)).toContain("localhost is not a public host");
  });

  it.each([
    ["a public and a private address", ["93.184.215.14", "10.0.0.1"]],
    ["a private and a public address", ["192.168.0.1", "93.184.215.14"]],
    ["no address", []],
  ])("rejects a name with %s", async (_, addresses) => {
    for (const all of [true, false])
      expect((await lookUp(addresses, all)).error).toMatch(/not a public host/);
  });

  it("returns all addresses of a public name or the first, as requested", async () => {
    const addresses = ["93.184.215.14", "8.8.8.8"];
    const every = addresses.map((address) => ({ address, family: 4 }));
    expect(await lookUp(addresses, true)).toEqual({ error: null, found: every });
    expect(await lookUp(addresses, false)).toEqual({ error: null, found: "93.184.215.14" });
  });

  it("passes on the error for an unknown name", async () => {
    expect((await lookUp(new Error("getaddrinfo ENOTFOUND"), true)).error).toMatch(/ENOTFOUND/);
  });
});

/** A host that answers with these parts of a body. Returns what was asked, and the body, which tells whether it was read. */
function host(statusCode: number, parts: readonly Uint8Array[]) {
  const asked: { url: string; lookup: unknown }[] = [];
  const body = Object.assign(Readable.from(parts), { statusCode });
  Object.assign(https, {
    request: (url: string, options: { lookup: unknown }, answer: (response: Readable) => void) => {
      asked.push({ url, lookup: options.lookup });
      return Object.assign(new EventEmitter(), { end: () => answer(body) });
    },
  });
  return { asked, body };
}

describe("remotePicture", () => {
  it("reads a picture of another host, whose name resolves to public addresses only", async () => {
    const { asked } = host(200, [new Uint8Array(3), new Uint8Array(4)]);
    expect(await remotePicture("https://cdn.example/a.jpg?x=1&y=2")).toHaveLength(7);
    expect(asked).toEqual([{ url: "https://cdn.example/a.jpg?x=1&y=2", lookup: publicLookup }]);
  });

  it.each([
    "http://cdn.example/x",
    "https://127.0.0.1/x",
    "https://[::1]:1/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://2130706433/x",
    "https://169.254.169.254/latest/meta-data",
    "https://user:pw@cdn.example/x",
    "https://:pw@cdn.example/x",
    "https://cdn.example/x#1",
    "https://cdn.example/x#",
    "https://",
    "file:///etc/passwd",
    "//cdn.example/x",
    "/media/x.jpg",
  ])("sends no request to %s", async (url) => {
    const { asked } = host(200, []);
    await expect(remotePicture(url)).rejects.toThrow("no https address on the public internet");
    expect(asked).toEqual([]);
  });

  it("refuses a name of this machine", async () => {
    await expect(remotePicture("https://localhost:1/a.jpg")).rejects.toThrow("not a public host");
  });

  it.each([302, 404, 500, 304, 206])("refuses status %i without reading the body", async (status) => {
    const { body, asked } = host(status, [new Uint8Array(3)]);
    await expect(remotePicture("https://cdn.example/a")).rejects.toThrow(`status ${status}`);
    expect([body.readableDidRead, body.destroyed, asked.length]).toEqual([false, true, 1]);
  });

  it("stops reading a picture beyond 10 MB", async () => {
    const { body } = host(200, Array(12).fill(new Uint8Array(1024 * 1024)));
    await expect(remotePicture("https://cdn.example/a")).rejects.toThrow("more than 10485760 bytes");
    expect(body.destroyed).toBe(true);
  });
});
