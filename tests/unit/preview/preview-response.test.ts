import { readFile } from "node:fs/promises";
import type { Rental } from "@/lib/rental/rental";
import { rentalBySlugOrId } from "@/server/data/find-rental";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { previewPath } from "@/server/preview/preview-picture";
import { previewResponse } from "@/server/preview/preview-response";
import { sampleWholeRental } from "../rental/sample-whole-rental";

jest.mock("@/server/data/find-rental");
const read = jest.mocked(rentalBySlugOrId);

const RENTAL = sampleWholeRental();
const fileOf = (rental: Rental) => previewPath(rental).split("/").at(-1) ?? "";
const FILE = fileOf(RENTAL);

beforeEach(() => {
  read.mockReset();
  read.mockResolvedValue(RENTAL);
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(console, "error").mockImplementation(() => {});
});

const cacheControl = (answer: Response) => answer.headers.get("Cache-Control");

describe("previewResponse", () => {
  it("serves the listing's picture with a short cache time, so that a deleted one disappears", async () => {
    const answer = await previewResponse("villa-canggu", FILE);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(cacheControl(answer)).toBe(SHORT_CACHE_CONTROL);
  });

  it.each([
    ["villa-canggu", "0123456789ab.jpg"],
    [String(RENTAL.id), FILE],
  ])(
    "redirects %s/%s to the current picture, so that invented versions fill no cache",
    async (param, file) => {
      const answer = await previewResponse(param, file);
      expect([answer.status, cacheControl(answer)]).toEqual([302, SHORT_CACHE_CONTROL]);
      expect(answer.headers.get("Location")).toBe(`/preview/villa-canggu/${FILE}`);
    },
  );

  it("redirects to the site's own picture when the listing has none", async () => {
    read.mockResolvedValue({ ...RENTAL, media_urls: [] });
    const answer = await previewResponse("villa-canggu", FILE);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/brand-preview.jpg"]);
  });

  it.each([
    ["is missing", "/media/nothing.webp"],
    ["lies outside of the public folder", "/../package.json"],
    ["is no photograph", "/icon.svg"],
  ])("serves the site's own picture when the listing's %s", async (_, url) => {
    const rental = { ...RENTAL, media_urls: [url] };
    read.mockResolvedValue(rental);
    const answer = await previewResponse("villa-canggu", fileOf(rental));
    expect([answer.status, cacheControl(answer)]).toEqual([200, SHORT_CACHE_CONTROL]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile("public/brand-preview.jpg"));
  });

  it.each([
    ["..%2F..", FILE],
    ["villa-canggu", "passwd"],
    ["villa-canggu", "0123456789ab.png"],
    ["villa-canggu", "../0123456789ab.jpg"],
  ])("answers 404 for %s/%s without a request to the data service", async (slug, file) => {
    expect((await previewResponse(slug, file)).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
  });

  it("answers 404 for an unknown listing, and 503 while the data service is down", async () => {
    read.mockResolvedValue(null);
    expect((await previewResponse("x", FILE)).status).toBe(404);
    read.mockRejectedValue(new Error("down"));
    expect((await previewResponse("x", FILE)).status).toBe(503);
  });
});
