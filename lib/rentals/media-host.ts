/** Hosts of pictures that the optimizer may fetch: "cdn.example.com,media.example.org". */
export function parseMediaHosts(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => /^[a-z0-9.-]+$/.test(host));
}

/** Whether the optimizer serves this picture: a file of the site itself, or https from a configured host. */
export function isOptimizable(url: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  const parsed = URL.parse(url);
  return parsed !== null && parsed.protocol === "https:" && hosts.includes(parsed.hostname);
}
