import type { Pixel } from "./web-mercator";

/** A spatial hash with squares as large as the search radius, so that a search visits nine. */
export class NearGrid<Thing extends { at: Pixel }> {
  private readonly squares = new Map<string, Thing[]>();
  private readonly reach: number;

  constructor(reach: number) {
    this.reach = reach;
  }

  add(thing: Thing): void {
    const key = this.key(thing.at, 0, 0);
    const square = this.squares.get(key);
    if (square) square.push(thing);
    else this.squares.set(key, [thing]);
  }

  /** The nearest thing within reach; on a tie, the one added first. */
  nearest(at: Pixel): Thing | null {
    let best: Thing | null = null;
    let bestDistance = this.reach;
    for (const thing of this.around(at)) {
      const distance = Math.hypot(thing.at.x - at.x, thing.at.y - at.y);
      if (distance >= bestDistance) continue;
      best = thing;
      bestDistance = distance;
    }
    return best;
  }

  private around(at: Pixel): Thing[] {
    const steps = [-1, 0, 1];
    return steps.flatMap((right) =>
      steps.flatMap((down) => this.squares.get(this.key(at, right, down)) ?? []),
    );
  }

  private key({ x, y }: Pixel, right: number, down: number): string {
    return `${Math.floor(x / this.reach) + right},${Math.floor(y / this.reach) + down}`;
  }
}
