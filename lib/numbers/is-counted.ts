export type VisitHeaders = Readonly<Record<string, string | string[] | undefined>>;

const BOT =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|scan|fetch|curl|wget|python|java\/|okhttp|axios|node|go-http|phantom|selenium|puppeteer|playwright/i;

/** Whether a visit may be counted (docs/behaviour.md, V2): from this site, not by a bot, without a signal against tracking. */
export function isCounted(headers: VisitHeaders): boolean {
  const agent = headers["user-agent"];
  if (typeof agent !== "string" || !/^Mozilla\/5\.0 \(/.test(agent) || BOT.test(agent)) return false;
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}
