import type { NextConfig } from "next";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // `npm test` checks the types of the whole project once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    cachedNavigations: false,
    inlineCss: true,
  },
};

export default config;
