import type { Answer, Get } from "@/server/preview/https-get";
import { remotePicture } from "@/server/preview/remote-picture";

async function* chunks(sizes: readonly number[]) {
  for (const size of sizes) yield new Uint8Array(size);
}

function answer(change: Partial<Answer> = {}): Answer {
  return { status: 200, length: null, body: chunks([3, 4]), discard: () => {}, ...change };
}

/** A network in which only the given addresses answer. */
function network(answers: Record<string, Partial<Answer>>) {
  const asked: string[] = [];
  const get: Get = async ({ href }) => {
    asked.push(href);
    const known = answers[href];
    if (known === undefined) throw new Error(`no answer from ${href}`);
    return answer(known);
  };
  return { asked, get };
}

describe("remotePicture", () => {
  it("reads a picture of another host", async () => {
    const { get } = network({ "https://cdn.example/a%20b.jpg?x=1&y=2": {} });
    expect(await remotePicture("https://cdn.example/a b.jpg?x=1&y=2", get)).toHaveLength(7);
  });

  it.each([
    "http://cdn.example/x",
    "https://127.0.0.1/x",
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
    const { get, asked } = network({ [url]: {} });
    await expect(remotePicture(url, get)).rejects.toThrow("no https address on the public internet");
    expect(asked).toEqual([]);
  });

  it("does not follow a redirect, nor read its body", async () => {
    const discard = jest.fn();
    const { get, asked } = network({
      "https://cdn.example/a": { status: 302, discard },
      "https://cdn.example/b": {},
    });
    await expect(remotePicture("https://cdn.example/a", get)).rejects.toThrow("status 302");
    expect(asked).toEqual(["https://cdn.example/a"]);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it.each([404, 500, 304, 206])("refuses status %i", async (status) => {
    const { get } = network({ "https://cdn.example/a": { status } });
    await expect(remotePicture("https://cdn.example/a", get)).rejects.toThrow(`status ${status}`);
  });

  it("rejects a picture beyond the size limit, declared or not, and stops reading", async () => {
    const discard = jest.fn();
    for (const large of [{ length: 11 }, { body: chunks([6, 6, 6]) }, { length: 2, body: chunks([6, 6]) }]) {
      const { get } = network({ "https://cdn.example/a": { ...large, discard } });
      await expect(remotePicture("https://cdn.example/a", get, { maxBytes: 10 })).rejects.toThrow(
        "more than 10 bytes",
      );
    }
    expect(discard).toHaveBeenCalledTimes(3);
  });

  it("rejects when the time limit is over", async () => {
    const get: Get = (_url, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    await expect(remotePicture("https://cdn.example/a", get, { maxMs: 10 })).rejects.toThrow(/timeout/);
  });
});
