export { sitemapResponse as GET } from "@/server/discovery/sitemap";
