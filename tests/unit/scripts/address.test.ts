import { browserUrls, hostnames, ownUrl, requestedAddress } from "@/scripts/start/address.ts";

const { PORT, HOST } = process.env;

function wanted(environment: { PORT?: string; HOST?: string }) {
  Object.assign(process.env, { PORT: "", HOST: "" }, environment);
  return requestedAddress();
}

afterAll(() => {
  Object.assign(process.env, { PORT: PORT ?? "", HOST: HOST ?? "" });
});

test("this machine only, port 3000, when nothing is said", () => {
  expect(wanted({})).toEqual({ host: "127.0.0.1", port: 3000 });
});

test("HOST and PORT", () => {
  expect(wanted({ HOST: "0.0.0.0", PORT: "8080" })).toEqual({ host: "0.0.0.0", port: 8080 });
});

test.each(["0", "65536", "80.5", "http"])("PORT=%s is refused", (port) => {
  expect(() => wanted({ PORT: port })).toThrow("PORT is not a port number.");
});

test("every interface is reached from this machine by its name", () => {
  expect(ownUrl({ host: "0.0.0.0", port: 8080 })).toBe("http://localhost:8080");
  expect(browserUrls({ host: "0.0.0.0", port: 8080 })[0]).toBe("http://localhost:8080");
  expect(browserUrls({ host: "127.0.0.1", port: 8080 })).toEqual(["http://localhost:8080"]);
});

test.each([
  ["127.0.0.2", "http://127.0.0.2:8080"],
  ["::1", "http://[::1]:8080"],
  ["192.168.1.5", "http://192.168.1.5:8080"],
  ["fd00::1", "http://[fd00::1]:8080"],
])("HOST=%s is opened as %s", (host, url) => {
  expect(ownUrl({ host, port: 8080 })).toBe(url);
  expect(browserUrls({ host, port: 8080 })).toEqual([url]);
});

test("every interface of IPv6 is reached by the name, too", () => {
  expect(ownUrl({ host: "::", port: 8080 })).toBe("http://localhost:8080");
});

test.each([
  ["127.0.0.1", { nextHost: "localhost", listenHost: "" }],
  ["127.0.0.2", { nextHost: "localhost", listenHost: "127.0.0.2" }],
  ["::1", { nextHost: "localhost", listenHost: "::1" }],
  ["0.0.0.0", { nextHost: "0.0.0.0", listenHost: "" }],
  ["192.168.1.5", { nextHost: "192.168.1.5", listenHost: "" }],
  ["127.example", { nextHost: "127.example", listenHost: "" }],
])("the framework's name for HOST=%s", (host, names) => {
  expect(hostnames({ host, port: 8080 })).toEqual(names);
});
