import sharp from "sharp";

const [WIDTH, HEIGHT] = [160, 120];
/** Cells of a window: each is compared with the one right of it and the one below it, in 8 rows of 8. */
const CELLS = 9;
/** Windows of this part of the picture, for copies that were cropped. */
const WINDOW = 0.95;
/** Positions of the nine windows, as shares of the space around them: from the top left to the bottom right. */
const OFFSETS = [0, 0.5, 1].flatMap((top) => [0, 0.5, 1].map((left) => ({ left, top })));

/** Smaller pictures are buttons and tracking pixels. */
const MIN_SIDE = 32;
/** Grey levels, of 255, between cells that differ for sure: noise of compression stays below. */
const MIN_STEP = 2;
/** The least share of comparisons, to the right and downwards, that have to show a step: else the picture is too plain. */
const MIN_SHARE_OF_STEPS = 1 / 3;

type Rectangle = { left: number; top: number; right: number; bottom: number };

function cellsOf(grey: Uint8Array, { left, top, right, bottom }: Rectangle): number[] {
  const at = (from: number, to: number, cell: number) => Math.round(from + ((to - from) * cell) / CELLS);
  const indexes = Array.from({ length: CELLS }, (_, index) => index);
  return indexes.flatMap((row) =>
    indexes.map((column) => {
      const [x0, x1] = [at(left, right, column), at(left, right, column + 1)];
      const [y0, y1] = [at(top, bottom, row), at(top, bottom, row + 1)];
      let sum = 0;
      for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) sum += grey[y * WIDTH + x] ?? 0;
      return sum / ((x1 - x0) * (y1 - y0));
    }),
  );
}

/** How much brighter each cell is than the one right of it (`by` 1) or below it (`by` 9): 64 of each. */
function stepsOf(cells: readonly number[], by: number): number[] {
  return cells
    .map((cell, index) => (cells[index + by] ?? cell) - cell)
    .filter((_, index) => index % CELLS < CELLS - 1 && index < CELLS * (CELLS - 1));
}

function isPlain(steps: readonly number[]): boolean {
  const visible = steps.filter((step) => Math.abs(step) >= MIN_STEP).length;
  return visible < steps.length * MIN_SHARE_OF_STEPS;
}

const WHOLE: Rectangle = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const [LEFT_OUT_ACROSS, LEFT_OUT_DOWN] = [WIDTH * (1 - WINDOW), HEIGHT * (1 - WINDOW)];
const WINDOWS = OFFSETS.map(({ left, top }): Rectangle => {
  const [x, y] = [left * LEFT_OUT_ACROSS, top * LEFT_OUT_DOWN];
  return { left: x, top: y, right: x + WIDTH * WINDOW, bottom: y + HEIGHT * WINDOW };
});

async function greyPixels(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < MIN_SIDE) return null;
    return await picture.resize(WIDTH, HEIGHT, { fit: "fill" }).greyscale().raw().toBuffer();
  } catch {
    return null;
  }
}

/**
 * Perceptual hashes (docs/behaviour.md, C12), 128 bits each as text, of the whole picture and of nine windows of it. Pictures are alike
 * if the first hash of one is close to any of the other's. Null if it is broken, tiny or too plain to be told from others.
 */
export async function pictureHashes(bytes: Uint8Array): Promise<string[] | null> {
  const grey = await greyPixels(bytes);
  if (grey === null) return null;
  const [whole, ...windows] = [WHOLE, ...WINDOWS].map((rectangle) => {
    const cells = cellsOf(grey, rectangle);
    return [stepsOf(cells, 1), stepsOf(cells, CELLS)];
  });
  if (whole === undefined || whole.some(isPlain)) return null;
  const bitsOf = (steps: number[][]) => steps.flat().map((step) => (step > 0 ? "1" : "0"));
  return [whole, ...windows].map((steps) => bitsOf(steps).join(""));
}
