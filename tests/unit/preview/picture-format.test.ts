import sharp from "sharp";
import { isPhotograph } from "@/lib/preview/picture-format";

const image = () => sharp({ create: { width: 20, height: 20, channels: 3, background: "#d95" } });

describe("isPhotograph", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("knows %s", async (format) => {
    expect(isPhotograph(await image().toFormat(format).toBuffer())).toBe(true);
  });

  it.each([
    "",
    "short",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "%PDF-1.7 and more",
    "<!DOCTYPE html><html>",
    "RIFFxxxxWAVE and more",
  ])("%j is none", (text) => {
    expect(isPhotograph(Buffer.from(text))).toBe(false);
  });

  it("does not take TIFF for one", async () => {
    expect(isPhotograph(await image().tiff().toBuffer())).toBe(false);
  });
});
