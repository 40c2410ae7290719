import sharp from "sharp";

/** The pictures of other hosts by URL, and the URLs requested, in order. */
const mockPictures = new Map<string, Uint8Array>();
const mockAsked: string[] = [];
jest.mock("@/server/preview/remote-picture", () => ({
  remotePicture: async (url: string) => {
    mockAsked.push(url);
    await Promise.resolve();
    const picture = mockPictures.get(url);
    if (picture === undefined) throw new Error("status 404");
    return picture;
  },
}));

const A = "https://media.example/a.jpg";
const B = "https://media.example/b.jpg";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
const NOW = Date.parse("2026-11-22T00:00:00Z");

const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c86" } })
    .jpeg()
    .toBuffer();

/** `previewJpeg` of a server that has just started. */
async function start() {
  jest.resetModules();
  return (await import("@/server/preview/preview-jpeg")).previewJpeg;
}

beforeEach(() => {
  mockPictures.clear();
  mockAsked.length = 0;
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => jest.useRealTimers());

describe("previewJpeg", () => {
  it("makes the preview of one of the site's own pictures", async () => {
    const jpeg = await (await start())("/media/pool-01.webp");
    expect(await sharp(jpeg ?? undefined).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(mockAsked).toEqual([]);
  });

  it("fetches a remote picture once, even for concurrent requests", async () => {
    mockPictures.set(A, await photograph());
    const previewJpeg = await start();
    const [one, other] = await Promise.all([previewJpeg(A), previewJpeg(A)]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
    expect(await previewJpeg(A)).toBe(one);
    expect(mockAsked).toEqual([A]);
  });

  it("makes different previews of different pictures", async () => {
    mockPictures.set(A, await photograph()).set(B, await photograph());
    const previewJpeg = await start();
    await Promise.all([previewJpeg(A), previewJpeg(B)]);
    expect(mockAsked.sort()).toEqual([A, B]);
    expect(await previewJpeg(A)).not.toBe(await previewJpeg(B));
  });

  it.each([
    ["cannot be fetched", null],
    ["is not a picture", Buffer.from("<html>")],
    ["is an SVG, which may refer to other files", Buffer.from(SVG)],
  ])("returns null for a minute, then fetches again, when the picture %s", async (_, bytes) => {
    if (bytes !== null) mockPictures.set(A, bytes);
    const previewJpeg = await start();
    expect(await previewJpeg(A)).toBeNull();
    mockPictures.set(A, await photograph());
    jest.setSystemTime(NOW + 59_000);
    expect(await previewJpeg(A)).toBeNull();
    expect(mockAsked).toHaveLength(1);
    jest.setSystemTime(NOW + 60_000);
    expect(await previewJpeg(A)).not.toBeNull();
    expect(mockAsked).toHaveLength(2);
  });

  it("returns null for a missing file, and for one outside the public folder", async () => {
    const previewJpeg = await start();
    expect(await previewJpeg("/media/nothing.webp")).toBeNull();
    expect(await previewJpeg("/../package.json")).toBeNull();
  });
});
