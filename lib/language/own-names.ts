const cachedNames = new Map<string, ReadonlyMap<string, string>>();

/**
 * A language's own names of things that the data names: "canggu=Чангу; ubud=Убуд". One message, so that languages that write
 * them as the data does load nothing.
 */
export function ownNames(list: string): ReadonlyMap<string, string> {
  const cached = cachedNames.get(list);
  if (cached !== undefined) return cached;
  const pairs = list.split("; ").map((pair): [string, string] => {
    const [name = "", own = ""] = pair.split("=");
    return [name, own];
  });
  const names = new Map(pairs);
  cachedNames.set(list, names);
  return names;
}
