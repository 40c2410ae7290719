import { readFile } from "node:fs/promises";
import { rentalBySlugOrId } from "@/server/data/find-rental";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { languageOf } from "@/server/language/language-of";
import { previewVersion } from "@/server/preview/preview-picture";
import { previewResponse } from "@/server/preview/preview-response";
import { ENGLISH } from "../../support/in-english";
import { sampleWholeRental } from "../rental/sample-whole-rental";

jest.mock("@/server/data/find-rental");
const read = jest.mocked(rentalBySlugOrId);

const RENTAL = sampleWholeRental();
const FILE = `${previewVersion(RENTAL)}.jpg`;

beforeEach(() => {
  read.mockReset();
  read.mockResolvedValue(RENTAL);
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(console, "error").mockImplementation(() => {});
});

const cacheControl = (answer: Response) => answer.headers.get("Cache-Control");

describe("previewResponse", () => {
  it("serves the listing's picture with a short cache time, so that a deleted one disappears", async () => {
    const answer = await previewResponse("villa-canggu", FILE, ENGLISH);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(cacheControl(answer)).toBe(SHORT_CACHE_CONTROL);
  });

  it.each([
    ["villa-canggu", "0123456789ab.jpg"],
    [String(RENTAL.id), FILE],
  ])(
    "redirects %s/%s to the current picture, so that invented versions fill no cache",
    async (param, file) => {
      const answer = await previewResponse(param, file, ENGLISH);
      expect([answer.status, cacheControl(answer)]).toEqual([302, SHORT_CACHE_CONTROL]);
      expect(answer.headers.get("Location")).toBe(`/preview/villa-canggu/${FILE}`);
    },
  );

  it("redirects a language to the shared photo, or to its own drawing when there is none", async () => {
    const shared = await previewResponse("villa-canggu", FILE, languageOf("ru"));
    expect([shared.status, shared.headers.get("Location")]).toEqual([302, `/preview/villa-canggu/${FILE}`]);
    const bare = { ...RENTAL, media_urls: [] };
    read.mockResolvedValue(bare);
    const old = await previewResponse("villa-canggu", FILE, languageOf("ru"));
    expect(old.headers.get("Location")).toBe(`/ru/preview/villa-canggu/${previewVersion(bare)}.jpg`);
  });

  it("serves the site's own picture when the listing's cannot be drawn", async () => {
    const rental = { ...RENTAL, media_urls: ["/media/nothing.webp"] };
    read.mockResolvedValue(rental);
    const answer = await previewResponse("villa-canggu", `${previewVersion(rental)}.jpg`, ENGLISH);
    expect([answer.status, cacheControl(answer)]).toEqual([200, SHORT_CACHE_CONTROL]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile("public/brand-preview.jpg"));
  });

  it.each([
    ["..%2F..", FILE],
    ["villa-canggu", "passwd"],
    ["villa-canggu", "0123456789ab.png"],
    ["villa-canggu", "../0123456789ab.jpg"],
  ])("answers 404 for %s/%s without a request to the data service", async (slug, file) => {
    expect((await previewResponse(slug, file, ENGLISH)).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
  });

  it("answers 404 for an unknown listing, and 503 while the data service is down", async () => {
    read.mockResolvedValue(null);
    expect((await previewResponse("x", FILE, ENGLISH)).status).toBe(404);
    read.mockRejectedValue(new Error("down"));
    expect((await previewResponse("x", FILE, ENGLISH)).status).toBe(503);
  });
});
