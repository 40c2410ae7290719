import { httpsGet, publicLookup } from "@/lib/preview/https-get";

describe("publicLookup", () => {
  it.each([true, false])("refuses a name that leads to this machine (all: %s)", async (all) => {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, resolve));
    expect(String(error)).toContain("localhost is not a public host");
  });
});

describe("httpsGet", () => {
  it.each([
    "https://127.0.0.1:1/a.jpg",
    "https://[::1]:1/a.jpg",
    "https://localhost:1/a.jpg",
    "https://2130706433/a.jpg",
  ])("does not ask %s", async (url) => {
    await expect(httpsGet(new URL(url), AbortSignal.timeout(1_000))).rejects.toThrow(/not (a )?public/);
  });
});
