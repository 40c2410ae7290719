import { connection } from "next/server";
import { robotsTxt } from "@/server/discovery/robots-txt";
import { absoluteUrl } from "@/server/site/absolute-url";

/** Rendered for each request: the URL of the site is not known at build time. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(robotsTxt(absoluteUrl("/sitemap.xml")), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
