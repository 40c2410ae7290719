import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import type { BaseMapDetail, BaseMapLand } from "@/lib/map/base-map-data";
import { lineWidths, type MapColours } from "@/lib/map/map-style";
import { type BaseMapPaths, baseMapPaths, pathOrigin } from "./base-map-paths";
import { drawBaseMap } from "./draw-base-map";

/** More than two device pixels to a CSS pixel cannot be told apart on a map and cost memory. */
const MAX_DENSITY = 2;

export type DrawnMap = { land: BaseMapLand; detail: BaseMapDetail | null; colours: MapColours };

type Tile = {
  canvas: HTMLCanvasElement;
  coords: Coords;
  /** Tells Leaflet that the tile can take the place of an older zoom's. */
  done: DoneCallback;
};

/**
 * The base map, drawn in tiles as the map needs them. Each is drawn in a task of its own: a phone takes 20 ms for
 * one, and the page answers in between.
 */
export class DrawnTiles extends GridLayer {
  private drawn: DrawnMap | null = null;
  private paths: { zoom: number; paths: BaseMapPaths } | null = null;
  private readonly tiles = new Map<HTMLElement, Tile>();
  private readonly waiting = new Set<Tile>();

  constructor() {
    super({ updateWhenZooming: false, keepBuffer: 1 });
    this.on("tileunload", ({ tile: canvas }) => {
      const tile = this.tiles.get(canvas);
      if (tile === undefined) return;
      this.tiles.delete(canvas);
      this.waiting.delete(tile);
    });
  }

  /** Draws the tiles that are there anew, in place, so that none is blank meanwhile. */
  show(drawn: DrawnMap): void {
    this.drawn = drawn;
    this.paths = null;
    for (const tile of this.tiles.values()) this.drawSoon(tile);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    const tile = { canvas, coords, done };
    this.tiles.set(canvas, tile);
    this.drawSoon(tile);
    return canvas;
  }

  private drawSoon(tile: Tile): void {
    this.waiting.add(tile);
    setTimeout(this.drawNext);
  }

  /** Without anything to draw yet the tiles wait until there is. */
  private readonly drawNext = (): void => {
    const [tile] = this.waiting;
    if (tile === undefined || this.drawn === null) return;
    this.waiting.delete(tile);
    this.drawNow(tile, this.drawn);
    tile.done(undefined, tile.canvas);
  };

  private pathsAt({ land, detail }: DrawnMap, zoom: number): BaseMapPaths {
    if (this.paths?.zoom !== zoom) this.paths = { zoom, paths: baseMapPaths(land, detail, zoom) };
    return this.paths.paths;
  }

  private drawNow({ canvas, coords: { x, y, z: zoom } }: Tile, drawn: DrawnMap): void {
    const size = this.getTileSize();
    const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
    canvas.width = size.x * density;
    canvas.height = size.y * density;
    const context = canvas.getContext("2d");
    if (context === null) return;
    const origin = pathOrigin(zoom);
    context.scale(density, density);
    context.translate(origin.x - x * size.x, origin.y - y * size.y);
    drawBaseMap(context, this.pathsAt(drawn, zoom), drawn.colours, lineWidths(zoom));
  }
}
