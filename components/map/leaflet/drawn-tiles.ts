import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import { lineWidths, type MapColours } from "@/lib/map/map-style";
import {
  type BaseMapParts,
  type BaseMapShapes,
  baseMapShapes,
  linesIn,
  shapeOrigin,
} from "./base-map-shapes";
import { drawBaseMap } from "./draw-base-map";

/** In CSS pixels. */
const TILE_SIZE = 256;
/** Tiles overlap by a pixel: at a browser zoom of 110 % tile edges lie between pixels, and the sea would show through. */
const DRAWN_SIZE = TILE_SIZE + 1;
/** Device pixels per CSS pixel. More make no visible difference on a map and cost memory. */
const MAX_DENSITY = 2;

export type DrawnMap = BaseMapParts & { colours: MapColours };

type Tile = {
  canvas: HTMLCanvasElement;
  coords: Coords;
  /** Tells Leaflet that the tile can replace tiles of the previous zoom. */
  done: DoneCallback;
};

/** Each tile is drawn in a task of its own, so that the page stays responsive. */
export class DrawnTiles extends GridLayer {
  private drawn: DrawnMap | null = null;
  private scaled: { zoom: number; shapes: BaseMapShapes } | null = null;
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
    this.scaled = null;
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

  /** Does nothing before `show` was called: tiles wait until then. */
  private readonly drawNext = (): void => {
    const [tile] = this.waiting;
    if (tile === undefined || this.drawn === null) return;
    this.waiting.delete(tile);
    this.drawNow(tile, this.drawn);
    tile.done(undefined, tile.canvas);
  };

  private shapesAt(drawn: DrawnMap, zoom: number): BaseMapShapes {
    if (this.scaled?.zoom !== zoom) this.scaled = { zoom, shapes: baseMapShapes(drawn, zoom) };
    return this.scaled.shapes;
  }

  private drawNow({ canvas, coords: { x, y, z: zoom } }: Tile, drawn: DrawnMap): void {
    const pixels = Math.round(DRAWN_SIZE * Math.min(window.devicePixelRatio, MAX_DENSITY));
    canvas.width = pixels;
    canvas.height = pixels;
    canvas.style.width = `${DRAWN_SIZE}px`;
    canvas.style.height = `${DRAWN_SIZE}px`;
    const context = canvas.getContext("2d");
    if (context === null) return;
    const origin = shapeOrigin(zoom);
    const [west, north] = [x * TILE_SIZE - origin.x, y * TILE_SIZE - origin.y];
    context.scale(pixels / DRAWN_SIZE, pixels / DRAWN_SIZE);
    context.translate(-west, -north);
    const widths = lineWidths(zoom);
    // Rings are cut along the sides of the box. The margin keeps the strokes of these cuts outside of the tile.
    const margin = Math.max(...Object.values(widths));
    const box = {
      west: west - margin,
      east: west + DRAWN_SIZE + margin,
      north: north - margin,
      south: north + DRAWN_SIZE + margin,
    };
    const shapes = this.shapesAt(drawn, zoom);
    drawBaseMap(context, (layer) => linesIn(shapes, layer, box), { colours: drawn.colours, widths });
  }
}
