import { browserUrls, ownUrl, wantedAddress } from "@/scripts/start/address.ts";

const { PORT, HOST } = process.env;

function wanted(environment: { PORT?: string; HOST?: string }) {
  Object.assign(process.env, { PORT: "", HOST: "" }, environment);
  return wantedAddress();
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
