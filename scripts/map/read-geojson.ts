import { readFile } from "node:fs/promises";
import { z } from "zod";

const position = z.tuple([z.number(), z.number()]);
const line = z.array(position);

const feature = z.object({
  properties: z.object({
    k: z.enum(["land", "water", "forest", "border", "road", "river", "desa", "label"]),
    c: z.enum(["trunk", "primary", "secondary", "tertiary"]).optional(),
    n: z.string().optional(),
    r: z.number().int().optional(),
  }),
  geometry: z.discriminatedUnion("type", [
    z.object({ type: z.literal("Point"), coordinates: position }),
    z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line) }),
    z.object({ type: z.literal("Polygon"), coordinates: z.array(line) }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(line)) }),
  ]),
});

const geojson = z.object({ attribution: z.string(), features: z.array(feature) });

const street = z.union([
  z.object({
    properties: z.object({ c: z.literal("beach"), n: z.string() }),
    geometry: z.object({ type: z.literal("Point"), coordinates: position }),
  }),
  z.object({
    properties: z.object({
      c: z.enum(["trunk", "primary", "secondary", "tertiary", "unclassified", "residential"]),
    }),
    geometry: z.object({ type: z.literal("LineString"), coordinates: line }),
  }),
]);

const streets = z.object({ attribution: z.string(), features: z.array(street) });

export type Feature = z.infer<typeof feature>;

export type Street = z.infer<typeof street>;

/** Reads the base map of a region. Throws a ZodError if the file is something else. */
export async function readGeojson(path: string): Promise<z.infer<typeof geojson>> {
  return geojson.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Reads streets and beaches. Throws a ZodError if the file is something else. */
export async function readStreets(path: string): Promise<z.infer<typeof streets>> {
  return streets.parse(JSON.parse(await readFile(path, "utf8")));
}
