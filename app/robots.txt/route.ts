import { connection } from "next/server";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { robotsTxt } from "@/lib/seo/robots-txt";

/** Made for each request: a build does not know the site's address. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(robotsTxt(absoluteUrl("/sitemap.xml")), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
