// CommonJS like the class it extends: Node would not resolve its default export from an ES module.
const { ImageOptimizerCache } = require("next/dist/server/image-optimizer");
const { getImageEtag } = require("next/dist/server/image-optimizer/extract-etag");

const LIMITS = {
  images: { minimumCacheTTL: 31 * 24 * 60 * 60, maximumDiskCacheSize: 256 * 1024 * 1024 },
  experimental: { isrFlushToDisk: true },
};

/**
 * Next's store of optimized pictures, with a check that it lacks: a file name contains the digest of its bytes, and a truncated
 * or overwritten file counts as a miss (docs/decisions/022-pictures-are-verified.md).
 */
module.exports = class PicturesOnDisk {
  /** @param {string} distDir the folder of the build, in which `cache/images` is */
  constructor(distDir) {
    this.files = new ImageOptimizerCache({ distDir, nextConfig: LIMITS });
  }

  async get(key) {
    const stored = await this.files.get(key);
    if (stored === null || stored.value.etag !== getImageEtag(stored.value.buffer)) return null;
    const { value, cacheControl, isStale } = stored;
    return {
      value: { ...value, revalidate: cacheControl.revalidate },
      // A date in the past marks a stale picture: Next serves it while it makes a new one.
      lastModified: isStale ? 1 : Date.now(),
    };
  }

  set(key, picture, { cacheControl }) {
    return this.files.set(key, { ...picture, etag: getImageEtag(picture.buffer) }, { cacheControl });
  }
};
