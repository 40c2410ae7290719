import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import { type Feature, fromGeojsonVt } from "vt-pbf";

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

type Tile = { z: number; x: number; y: number; data: Buffer };

const EXTENT = 4096;
const LAND: Feature = {
  type: 3,
  geometry: [
    [
      [0, 0],
      [EXTENT, 0],
      [EXTENT, EXTENT],
      [0, EXTENT],
      [0, 0],
    ],
  ],
  tags: { kind: "earth" },
};
const ROAD: Feature = {
  type: 2,
  geometry: [
    [
      [0, 0],
      [EXTENT, EXTENT],
    ],
  ],
  tags: { kind: "highway", kind_detail: "trunk" },
};

/** A tile with land all over it and one road from corner to corner, compressed. */
export function roadTile(z: number, x: number, y: number): Tile {
  const layers = { earth: { features: [LAND] }, roads: { features: [ROAD] } };
  return { z, x, y, data: gzipSync(fromGeojsonVt(layers, { version: 2, extent: EXTENT })) };
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Columns of the directory: ids as steps, run lengths, lengths, offsets plus one. */
function directory(tiles: readonly { id: number; offset: number; length: number }[]): Buffer {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const columns = [
    [tiles.length],
    steps,
    tiles.map(() => 1),
    tiles.map(({ length }) => length),
    tiles.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(columns.flat().flatMap(varint)));
}

/** A PMTiles archive, version 3, of these tiles. */
export function mapArchive(tiles: readonly Tile[], maxZoom: number): Buffer {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id);
  let offset = 0;
  const placed = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length };
    offset += data.length;
    return entry;
  });
  const root = directory(placed);
  const metadata = gzipSync("{}");
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles", "latin1");
  header[7] = 3;
  const metadataAt = HEADER_BYTES + root.length;
  const dataAt = metadataAt + metadata.length;
  const numbers = [HEADER_BYTES, root.length, metadataAt, metadata.length, 0, 0, dataAt, offset];
  for (const [index, value] of [...numbers, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, GZIP, GZIP, VECTOR_TILES, 0, maxZoom], 96);
  const degrees = [114.4, -8.9, 115.75, -8];
  for (const [index, value] of degrees.entries())
    header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4);
  return Buffer.concat([header, root, metadata, ...sorted.map(({ data }) => data)]);
}
