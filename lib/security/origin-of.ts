/**
 * The origin of an address as a source: "https://a.example/x" gives "https://a.example", the subdomain "{s}" of tile
 * servers "*". Null when it is not set or no address.
 */
export function originOf(address: string | undefined): string | null {
  const match = /^(https?:\/\/)(?:[^/@]*@)?((?:\{s\}|[\w-]+)(?:\.[\w-]+)*(?::\d+)?)(?:\/|$)/.exec(
    address?.trim() ?? "",
  );
  return match === null ? null : `${match[1]}${match[2]?.replace("{s}", "*")}`;
}
