import { type Coords, GridLayer } from "leaflet";
import type { BaseMapDetail, BaseMapLand } from "@/lib/map/base-map-data";
import { lineWidths, type MapColours } from "@/lib/map/map-style";
import { type BaseMapPaths, baseMapPaths, pathOrigin } from "./base-map-paths";
import { drawBaseMap } from "./draw-base-map";

/** More than two device pixels to a CSS pixel cannot be told apart on a map and cost memory. */
const MAX_DENSITY = 2;

export type DrawnMap = { land: BaseMapLand; detail: BaseMapDetail | null; colours: MapColours };

/** The base map, drawn in tiles as the map needs them. */
export class DrawnTiles extends GridLayer {
  private drawn: DrawnMap | null = null;
  private paths: { zoom: number; paths: BaseMapPaths } | null = null;
  private readonly tiles = new Map<HTMLElement, { canvas: HTMLCanvasElement; coords: Coords }>();

  constructor() {
    super({ updateWhenZooming: false, keepBuffer: 1 });
    this.on("tileunload", ({ tile }) => this.tiles.delete(tile));
  }

  /** Draws the tiles that are there anew, in place, so that none is blank meanwhile. */
  show(drawn: DrawnMap): void {
    this.drawn = drawn;
    this.paths = null;
    for (const { canvas, coords } of this.tiles.values()) this.draw(canvas, coords);
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement("canvas");
    this.tiles.set(canvas, { canvas, coords });
    this.draw(canvas, coords);
    return canvas;
  }

  private pathsAt({ land, detail }: DrawnMap, zoom: number): BaseMapPaths {
    if (this.paths?.zoom !== zoom) this.paths = { zoom, paths: baseMapPaths(land, detail, zoom) };
    return this.paths.paths;
  }

  private draw(canvas: HTMLCanvasElement, { x, y, z: zoom }: Coords): void {
    const size = this.getTileSize();
    const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
    canvas.width = size.x * density;
    canvas.height = size.y * density;
    const context = canvas.getContext("2d");
    if (context === null || this.drawn === null) return;
    const origin = pathOrigin(zoom);
    context.scale(density, density);
    context.translate(origin.x - x * size.x, origin.y - y * size.y);
    drawBaseMap(context, this.pathsAt(this.drawn, zoom), this.drawn.colours, lineWidths(zoom));
  }
}
