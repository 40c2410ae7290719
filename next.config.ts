import type { NextConfig } from "next";
import { parseMediaHosts } from "./lib/rentals/media-host";

const mediaHosts = parseMediaHosts(process.env.MEDIA_HOSTS);

const config: NextConfig = {
  distDir: process.env.BUILD_DIR ?? ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Jest reads this too: nuqs ships modules that it cannot load as they are.
  transpilePackages: ["nuqs"],
  // `npm test` checks the types of the whole project once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The browser decides by the same list which pictures go through the optimizer.
  env: { MEDIA_HOSTS: mediaHosts.join(",") },
  images: {
    remotePatterns: mediaHosts.map((hostname) => ({ protocol: "https", hostname })),
    localPatterns: [{ pathname: "/media/**" }, { pathname: "/*.webp" }],
    deviceSizes: [400, 640, 828, 1200, 1920],
    imageSizes: [96, 160, 256, 320],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    cachedNavigations: false,
  },
};

export default config;
