import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media-host";

describe("parseMediaHosts", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["cdn.example.com", ["cdn.example.com"]],
    [" CDN.example.com , media.example.org ,", ["cdn.example.com", "media.example.org"]],
    ["https://cdn.example.com,*.example.com,a b,ok.test", ["ok.test"]],
  ])("reads %j as %j", (list, hosts) => {
    expect(parseMediaHosts(list)).toEqual(hosts);
  });
});

describe("isOptimizable", () => {
  const hosts = ["cdn.example.com"];

  it.each([
    "/media/pool.webp",
    "/a",
    "https://cdn.example.com/pool.jpg",
    "https://CDN.example.com/pool.jpg?w=1",
  ])("fetches %s", (url) => {
    expect(isOptimizable(url, hosts)).toBe(true);
  });

  it.each([
    "//evil.test/pool.jpg",
    "/\\evil.test/pool.jpg",
    "http://cdn.example.com/pool.jpg",
    "https://evil.test/pool.jpg",
    "https://cdn.example.com.evil.test/pool.jpg",
    "https://cdn.example.com@evil.test/pool.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "media/pool.webp",
    "",
    "https://",
  ])("does not fetch %j", (url) => {
    expect(isOptimizable(url, hosts)).toBe(false);
  });
});
