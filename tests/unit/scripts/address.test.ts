import { createServer } from "node:http";
import { webAddress } from "@/scripts/environment";
import { ensureFree, ownUrl, requestedAddress } from "@/scripts/start/address.ts";
import { listen } from "@/tests/support/loopback.ts";

const { PORT, HOST } = process.env;

function wanted(environment: { PORT?: string; HOST?: string }) {
  Object.assign(process.env, { PORT: "", HOST: "" }, environment);
  return requestedAddress();
}

afterAll(() => {
  Object.assign(process.env, { PORT: PORT ?? "", HOST: HOST ?? "" });
});

test("the default is port 3000 on this machine only", () => {
  expect(wanted({})).toEqual({ host: "127.0.0.1", port: 3000 });
});

test("HOST and PORT are read", () => {
  expect(wanted({ HOST: "0.0.0.0", PORT: "8080" })).toEqual({ host: "0.0.0.0", port: 8080 });
});

test.each(["0", "65536", "80.5", "http"])("PORT=%s is refused", (port) => {
  expect(() => wanted({ PORT: port })).toThrow("PORT is not a port number.");
});

test("a site on every interface is opened as localhost", () => {
  expect(ownUrl({ host: "0.0.0.0", port: 8080 })).toBe("http://localhost:8080");
});

test.each([
  ["127.0.0.2", "http://127.0.0.2:8080"],
  ["::1", "http://[::1]:8080"],
  ["192.168.1.5", "http://192.168.1.5:8080"],
  ["fd00::1", "http://[fd00::1]:8080"],
])("HOST=%s is opened as %s", (host, url) => {
  expect(ownUrl({ host, port: 8080 })).toBe(url);
});

test("an address that is in use, or of another machine, is refused with what to do", async () => {
  const server = createServer();
  await using used = await listen(server);
  const port = Number(new URL(used.url).port);
  await expect(ensureFree({ host: "127.0.0.1", port })).rejects.toThrow(`PORT=${port + 1} npm start`);
  await expect(ensureFree({ host: "203.0.113.7", port: 3000 })).rejects.toThrow("EADDRNOTAVAIL");
});

test("a site on every IPv6 interface is opened as localhost", () => {
  expect(ownUrl({ host: "::", port: 8080 })).toBe("http://localhost:8080");
});

describe("webAddress", () => {
  const NAME = "TEST_ADDRESS";
  const EXAMPLE = "https://abc.supabase.co";

  afterEach(() => {
    delete process.env[NAME];
  });

  test("a web address is returned, and a missing or empty one is undefined", () => {
    expect(webAddress(NAME, EXAMPLE)).toBeUndefined();
    process.env[NAME] = "";
    expect(webAddress(NAME, EXAMPLE)).toBeUndefined();
    process.env[NAME] = "http://127.0.0.1:9/v1";
    expect(webAddress(NAME, EXAMPLE)).toBe("http://127.0.0.1:9/v1");
  });

  test.each(["abc.supabase.co", "file:///x", "127.0.0.1"])("%s is refused with an explanation", (written) => {
    process.env[NAME] = written;
    expect(() => webAddress(NAME, EXAMPLE)).toThrow(
      `TEST_ADDRESS is no address of the web: ${written}. Write one like https://abc.supabase.co.`,
    );
  });
});
