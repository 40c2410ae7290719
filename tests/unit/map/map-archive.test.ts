import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTiles, TileType } from "pmtiles";
import { archiveProblem } from "@/scripts/start/map-archive";
import { serveArchive } from "@/server/map/serve-archive";

/** Ten tiles, of zooms 0 and 11, each of land with a road from corner to corner. */
const ARCHIVE = readFileSync("tests/support/roads.pmtiles");

describe("archiveProblem", () => {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));

  function fileOf(content: Buffer | string): string {
    const path = join(folder, "map.pmtiles");
    writeFileSync(path, content);
    return path;
  }

  function changed(at: number, value: number): Buffer {
    const copy = Buffer.from(ARCHIVE);
    copy[at] = value;
    return copy;
  }

  afterAll(() => rmSync(folder, { recursive: true }));

  it("is null for an archive of vector tiles", async () => {
    expect(await archiveProblem(fileOf(ARCHIVE))).toBeNull();
  });

  it.each([
    ["another file format", "PK\u0003\u0004 a zip", "is no PMTiles archive of version 3"],
    ["an empty file", "", "is no PMTiles archive of version 3"],
    ["an older version", changed(7, 2), "is no PMTiles archive of version 3"],
    ["an archive of pictures", changed(99, 2), "holds no vector tiles"],
  ])("reports %s", async (_, content, problem) => {
    expect(await archiveProblem(fileOf(content))).toBe(problem);
  });

  it("reports a missing file and a folder", async () => {
    expect(await archiveProblem(join(folder, "none"))).toMatch(/^cannot be read .*ENOENT/);
    expect(await archiveProblem(folder)).toMatch(/^cannot be read .*EISDIR/);
  });
});

describe("serveArchive", () => {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  const PATH = join(folder, "bali.pmtiles");
  /** Larger than one read of the file. */
  const LARGE = Buffer.alloc(200_000, "map tile ");

  const ask = (headers: Record<string, string> = {}, method = "GET", path = PATH) =>
    serveArchive(new Request("http://localhost/api/map-archive", { headers, method }), path);
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  beforeEach(() => writeFileSync(PATH, ARCHIVE));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["bytes=0-6", 0, 7],
    ["bytes=7-", 7, ARCHIVE.length],
    ["bytes=-5", ARCHIVE.length - 5, ARCHIVE.length],
    [`bytes=10-${ARCHIVE.length + 999}`, 10, ARCHIVE.length],
  ])("answers %s with exactly those bytes", async (range, start, end) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/${ARCHIVE.length}`);
    expect(answer.headers.get("content-length")).toBe(String(end - start));
    expect(await bytesOf(answer)).toEqual(ARCHIVE.subarray(start, end));
  });

  it("sends a range that takes several reads of the file", async () => {
    writeFileSync(PATH, LARGE);
    expect(await bytesOf(await ask({ range: "bytes=3-199990" }))).toEqual(LARGE.subarray(3, 199_991));
  });

  it.each(["bytes=99999999-", "bytes=0-1,4-5"])("refuses %s", async (range) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${ARCHIVE.length}`);
  });

  it.each<Record<string, string>>([{}, { range: "pages=1-2" }, { range: "bytes" }])(
    "sends the whole file for %j",
    async (headers) => {
      const answer = await ask(headers);
      expect(answer.status).toBe(200);
      expect(await bytesOf(answer)).toEqual(ARCHIVE);
    },
  );

  it("sends a range when the visitor's version is current, and the whole file otherwise", async () => {
    const etag = (await ask({}, "HEAD")).headers.get("etag") ?? "";
    expect((await ask({ range: "bytes=0-6", "if-range": etag })).status).toBe(206);
    expect((await ask({ range: "bytes=0-6", "if-range": '"older"' })).status).toBe(200);
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    writeFileSync(PATH, LARGE);
    expect((await ask({ range: "bytes=0-6", "if-range": etag })).status).toBe(200);
  });

  it("answers HEAD with the size and no body", async () => {
    const answer = await ask({}, "HEAD");
    expect(answer.headers.get("content-length")).toBe(String(ARCHIVE.length));
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(answer.body).toBeNull();
  });

  it("breaks off when the file is truncated during the answer", async () => {
    writeFileSync(PATH, LARGE);
    const answer = await ask();
    truncateSync(PATH, 70_000);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it("answers 404 without an archive", async () => {
    expect((await ask({}, "GET", join(folder, "none.pmtiles"))).status).toBe(404);
    expect((await ask({}, "GET", "")).status).toBe(404);
  });

  it("lets a PMTiles reader read the header and the tiles", async () => {
    const archive = new PMTiles({
      getKey: () => "archive",
      getBytes: async (offset, length) => {
        const answer = await ask({ range: `bytes=${offset}-${offset + length - 1}` });
        return { data: await answer.arrayBuffer() };
      },
    });
    expect(await archive.getHeader()).toMatchObject({ tileType: TileType.Mvt, maxZoom: 11 });
    expect((await archive.getZxy(11, 1679, 1073))?.data.byteLength).toBeGreaterThan(50);
    expect(await archive.getZxy(11, 1, 1)).toBeUndefined();
  });
});
