/** The name of an area in addresses: "nusa-penida". Empty for a name without letters or digits. */
export function areaSlug(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join("-");
}
