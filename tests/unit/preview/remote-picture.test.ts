import type { Answer, Get } from "@/lib/preview/https-get";
import { remotePicture } from "@/lib/preview/remote-picture";

const HOSTS = ["cdn.example", "img.example"];

async function* chunks(sizes: readonly number[]) {
  for (const size of sizes) yield new Uint8Array(size);
}

function answer(change: Partial<Answer> = {}): Answer {
  return { status: 200, location: null, length: null, body: chunks([3, 4]), discard: () => {}, ...change };
}

/** A network in which each address answers as it is told; others fail. */
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

const redirect = (location: string) => ({ status: 302, location });

describe("remotePicture", () => {
  it("reads a picture of a configured host", async () => {
    const { get } = network({ "https://cdn.example/a%20b.jpg?x=1&y=2": {} });
    expect(await remotePicture("https://cdn.example/a b.jpg?x=1&y=2", HOSTS, get)).toHaveLength(7);
  });

  it("follows redirects between configured hosts, relative ones too", async () => {
    const { get } = network({
      "https://cdn.example/a": redirect("/b"),
      "https://cdn.example/b": redirect("https://img.example/c"),
      "https://img.example/c": {},
    });
    expect(await remotePicture("https://cdn.example/a", HOSTS, get)).toHaveLength(7);
  });

  it.each([
    "https://evil.example/x",
    "http://cdn.example/x",
    "https://127.0.0.1/x",
    "https://cdn.example.evil.example/x",
    "file:///etc/passwd",
  ])("does not follow one to %s", async (target) => {
    const { get, asked } = network({ "https://cdn.example/a": redirect(target), [target]: {} });
    await expect(remotePicture("https://cdn.example/a", HOSTS, get)).rejects.toThrow("not a configured host");
    expect(asked).toEqual(["https://cdn.example/a"]);
  });

  it("gives up after three redirects", async () => {
    const { get, asked } = network({ "https://cdn.example/a": redirect("/a") });
    await expect(remotePicture("https://cdn.example/a", HOSTS, get)).rejects.toThrow("more than 3 redirects");
    expect(asked).toHaveLength(4);
  });

  it.each([404, 500, 304, 206])("refuses status %i", async (status) => {
    const { get } = network({ "https://cdn.example/a": { status } });
    await expect(remotePicture("https://cdn.example/a", HOSTS, get)).rejects.toThrow(`status ${status}`);
  });

  it("refuses more than it may, declared or not, and stops reading", async () => {
    const discard = jest.fn();
    for (const large of [{ length: 11 }, { body: chunks([6, 6, 6]) }, { length: 2, body: chunks([6, 6]) }]) {
      const { get } = network({ "https://cdn.example/a": { ...large, discard } });
      await expect(remotePicture("https://cdn.example/a", HOSTS, get, { maxBytes: 10 })).rejects.toThrow(
        "more than 10 bytes",
      );
    }
    expect(discard).toHaveBeenCalledTimes(3);
  });

  it("hands on when its time is over", async () => {
    const get: Get = (_url, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    await expect(remotePicture("https://cdn.example/a", HOSTS, get, { maxMs: 10 })).rejects.toThrow(
      /timeout/,
    );
  });
});
