// CommonJS like the class it extends: Node would not resolve its default export from an ES module.
const { ImageOptimizerCache } = require("next/dist/server/image-optimizer");
const { getImageEtag } = require("next/dist/server/image-optimizer/extract-etag");

const LIMITS = {
  images: { minimumCacheTTL: 31 * 24 * 60 * 60, maximumDiskCacheSize: 256 * 1024 * 1024 },
  experimental: { isrFlushToDisk: true },
};

/**
 * The framework's store of optimized pictures, which would serve whatever a file contains. Here the name of a file has the
 * digest of its bytes, and a truncated or overwritten file is treated as a miss: the picture is made again and replaces it.
 */
module.exports = class PicturesOnDisk {
  /** @param {string} distDir the folder of the build, in which `cache/images` is */
  constructor(distDir) {
    this.files = new ImageOptimizerCache({ distDir, nextConfig: LIMITS });
  }

  async get(key) {
    const kept = await this.files.get(key);
    if (kept === null || kept.value.etag !== getImageEtag(kept.value.buffer)) return null;
    const { value, cacheControl, isStale } = kept;
    // A stale picture is served as stale while it is made again.
    return {
      value: { ...value, revalidate: cacheControl.revalidate },
      lastModified: isStale ? 1 : Date.now(),
    };
  }

  set(key, picture, { cacheControl }) {
    return this.files.set(key, { ...picture, etag: getImageEtag(picture.buffer) }, { cacheControl });
  }
};
