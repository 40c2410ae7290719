import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const TYPES = createRequire(import.meta.url).resolve("schema-dts");

/** The part of schema.org's vocabulary that the validator needs. */
export interface Vocabulary {
  "@graph": Record<string, unknown>[];
}

const reference = (name: string) => ({ "@id": `schema:${name}` });

/** schema.org's classes and properties, read from the type declarations of schema-dts, which are generated from them. */
export async function schemaVocabulary(): Promise<Vocabulary> {
  const source = await readFile(TYPES.replace(/\.js$/, ".d.ts"), "utf8");
  const classes: Record<string, unknown>[] = [];
  const domains = new Map<string, string[]>();
  for (const [, name = "", form, parents = "", body = ""] of source.matchAll(
    /interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n(.*?)\n?\}/gs,
  )) {
    const supers = [...parents.matchAll(/(\w+)Base/g)]
      .map(([, parent = ""]) => parent)
      .filter((one) => one !== name);
    const known = classes.find((entry) => entry["@id"] === `schema:${name}`);
    if (known === undefined) {
      classes.push({ ...reference(name), "@type": "rdfs:Class", "rdfs:subClassOf": supers.map(reference) });
    } else if (supers.length > 0) known["rdfs:subClassOf"] = supers.map(reference);
    if (form === "Leaf") continue;
    for (const [, property = ""] of body.matchAll(/^ {4}"([a-zA-Z]\w*)"\?:/gm)) {
      domains.set(property, [...(domains.get(property) ?? []), name]);
    }
  }
  const properties = [...domains].map(([property, names]) => ({
    ...reference(property),
    "@type": "rdf:Property",
    "schema:domainIncludes": names.map(reference),
  }));
  return { "@graph": [...classes, ...properties] };
}
