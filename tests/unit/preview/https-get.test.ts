import dns from "node:dns";
import { publicLookup } from "@/lib/network/public-host";
import { httpsGet } from "@/server/preview/https-get";

jest.mock("node:dns", () => ({ ...jest.requireActual("node:dns") }));

const { lookup } = dns;
afterEach(() => Object.assign(dns, { lookup }));

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

describe("httpsGet", () => {
  it.each([
    "https://127.0.0.1:1/a.jpg",
    "https://[::1]:1/a.jpg",
    "https://localhost:1/a.jpg",
    "https://2130706433/a.jpg",
  ])("sends no request to %s", async (url) => {
    await expect(httpsGet(new URL(url), AbortSignal.timeout(1_000))).rejects.toThrow(/not (a )?public/);
  });
});
