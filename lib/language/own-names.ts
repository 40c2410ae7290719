const cachedNames = new Map<string, ReadonlyMap<string, string>>();

/**
 * Names that a language writes differently from the data: "canggu=Чангу; ubud=Убуд". They are one message, so that a language
 * without such names loads nothing.
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
