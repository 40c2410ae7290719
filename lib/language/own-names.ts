/** The names of a list, by the text of the list. */
const namesOf = new Map<string, ReadonlyMap<string, string>>();

/**
 * A language's own names of things that the data names: "canggu=Чангу; ubud=Убуд". One message and not one for each thing,
 * so that languages that write them as the data does load nothing.
 */
export function ownNames(list: string): ReadonlyMap<string, string> {
  const known = namesOf.get(list);
  if (known !== undefined) return known;
  const pairs = list.split("; ").map((pair): [string, string] => {
    const [name = "", own = ""] = pair.split("=");
    return [name, own];
  });
  const names = new Map(pairs);
  namesOf.set(list, names);
  return names;
}
