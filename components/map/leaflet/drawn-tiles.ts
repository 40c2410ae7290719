import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import { lineWidths, type MapColours } from "@/lib/map/map-style";
import { type BaseMapParts, type BaseMapPaths, baseMapPaths, pathOrigin } from "./base-map-paths";
import { drawBaseMap } from "./draw-base-map";

/** In CSS pixels. A quarter of Leaflet's own tiles: one of those takes 50 ms or more on a slow phone (docs/performance.md). */
const TILE_SIZE = 128;
/** A tile reaches over its neighbours by a pixel: at 110 % the edges of tiles lie between pixels, and the sea would show. */
const DRAWN_SIZE = TILE_SIZE + 1;
/** More device pixels per CSS pixel make no visible difference on a map and cost memory. */
const MAX_DENSITY = 2;

export type DrawnMap = BaseMapParts & { colours: MapColours };

type Tile = {
  canvas: HTMLCanvasElement;
  coords: Coords;
  /** Tells Leaflet that the tile can replace those of the previous zoom. */
  done: DoneCallback;
};

/**
 * The base map, drawn tile by tile. Each tile is drawn in a task of its own, so that the page stays responsive.
 */
export class DrawnTiles extends GridLayer {
  private drawn: DrawnMap | null = null;
  private paths: { zoom: number; paths: BaseMapPaths } | null = null;
  private readonly tiles = new Map<HTMLElement, Tile>();
  private readonly waiting = new Set<Tile>();

  constructor() {
    super({ tileSize: TILE_SIZE, updateWhenZooming: false, keepBuffer: 1 });
    this.on("tileunload", ({ tile: canvas }) => {
      const tile = this.tiles.get(canvas);
      if (tile === undefined) return;
      this.tiles.delete(canvas);
      this.waiting.delete(tile);
    });
  }

  /** Redraws the existing tiles in place, so that none is blank in between. */
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

  /** Before `show` was called, tiles wait. */
  private readonly drawNext = (): void => {
    const [tile] = this.waiting;
    if (tile === undefined || this.drawn === null) return;
    this.waiting.delete(tile);
    this.drawNow(tile, this.drawn);
    tile.done(undefined, tile.canvas);
  };

  private pathsAt(drawn: DrawnMap, zoom: number): BaseMapPaths {
    if (this.paths?.zoom !== zoom) this.paths = { zoom, paths: baseMapPaths(drawn, zoom) };
    return this.paths.paths;
  }

  private drawNow({ canvas, coords: { x, y, z: zoom } }: Tile, drawn: DrawnMap): void {
    const pixels = Math.round(DRAWN_SIZE * Math.min(window.devicePixelRatio, MAX_DENSITY));
    canvas.width = pixels;
    canvas.height = pixels;
    canvas.style.width = `${DRAWN_SIZE}px`;
    canvas.style.height = `${DRAWN_SIZE}px`;
    const context = canvas.getContext("2d");
    if (context === null) return;
    const origin = pathOrigin(zoom);
    context.scale(pixels / DRAWN_SIZE, pixels / DRAWN_SIZE);
    context.translate(origin.x - x * TILE_SIZE, origin.y - y * TILE_SIZE);
    drawBaseMap(context, this.pathsAt(drawn, zoom), drawn.colours, lineWidths(zoom));
  }
}
