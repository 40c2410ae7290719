import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { oncePerProcess } from "@/server/process/once-per-process";
import { siteSettings } from "@/server/site/site-settings";
import { RETRY_AFTER_S } from "./busy-page";
import { correctResponse, pageCacheControl } from "./cache-control";
import { allowingHosts, configuredHosts } from "./content-security-policy";
import { isOverloadedSince } from "./fair-queue";
import { serverEnv } from "./server-env";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The hosts of the settings, which the policy of the build lacks. */
const settingsHosts = () =>
  oncePerProcess("hosts of the settings", () => {
    const { analytics } = siteSettings();
    return configuredHosts({
      NEXT_PUBLIC_ANALYTICS_URL: analytics?.script,
      NEXT_PUBLIC_ANALYTICS_COLLECT_URL: analytics?.collect,
    });
  });

/**
 * Next sends the RSC data of a page with 200 once the page store has it, whatever status the page has, but with the page's own
 * status when it has just rendered it. For any other status than 200 the router reloads the whole document, and what the visitor
 * is typing is lost.
 */
function statusOf(response: ServerResponse, status: number): number {
  if (status === 200 && response.hasHeader("Retry-After")) return 503;
  const isData = text(response.getHeader("Content-Type"))?.startsWith("text/x-component");
  return status === 404 && isData ? 200 : status;
}

/** Corrects status, policy and Cache-Control when Next writes the head of the response. */
export function correctHead({ headers }: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  const arrivedAt = Date.now();
  const hasPrecondition = headers["if-match"] !== undefined || headers["if-unmodified-since"] !== undefined;
  response.writeHead = function writeCorrectedHead(this: ServerResponse, status: number, ...rest: unknown[]) {
    const answer = correctResponse({
      status: statusOf(this, status),
      cacheControl: text(this.getHeader("Cache-Control")),
      contentRange: text(this.getHeader("Content-Range")),
      // Only files have Last-Modified.
      isConditional: hasPrecondition && this.hasHeader("Last-Modified"),
      isOverloaded: isOverloadedSince(arrivedAt),
    });
    const policy = text(this.getHeader("Content-Security-Policy"));
    const hosts = settingsHosts();
    if (policy !== undefined && hosts.length > 0)
      this.setHeader("Content-Security-Policy", hosts.reduceRight(allowingHosts, policy));
    // Next sends Vary only with a body, but caches also update their headers from a 304.
    if (answer.status === 304) this.appendHeader("Vary", "Accept-Encoding");
    if (answer.status === 503 && !this.hasHeader("Retry-After")) this.setHeader("Retry-After", RETRY_AFTER_S);
    if (answer.cacheControl !== undefined) {
      const refreshSeconds = serverEnv.listingsRevalidateSeconds();
      this.setHeader("Cache-Control", pageCacheControl(answer.cacheControl, refreshSeconds));
    }
    return Reflect.apply(writeHead, this, [answer.status, ...rest]);
  };
}
