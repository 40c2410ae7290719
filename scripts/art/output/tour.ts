import { execFileSync, spawnSync } from "node:child_process";

const FRAMES_PER_SECOND = 25;

const SECONDS_EACH = 2.2;

const FADE = 0.6;

export const hasFfmpeg = () => spawnSync("ffmpeg", ["-version"]).status === 0;

/** One picture slowly panned: cropped from a larger copy, so that it moves by less than a pixel a frame. */
function pan(index: number): string {
  const frames = Math.round(SECONDS_EACH * FRAMES_PER_SECOND);
  const x = index % 2 === 0 ? `(iw-iw/zoom)*on/${frames}` : `(iw-iw/zoom)*(1-on/${frames})`;
  return `[${index}]scale=2880:-1,zoompan=z='1.08+0.06*on/${frames}':x='${x}':y='(ih-ih/zoom)/2':d=${frames}:s=960x720:fps=${FRAMES_PER_SECOND},setsar=1[v${index}]`;
}

/** A silent tour through a few pictures with soft cross-fades. */
export function tour(pictures: readonly string[], target: string, quality: number): void {
  const fades = pictures.slice(1).map((_, index) => {
    const from = index === 0 ? "v0" : `f${index - 1}`;
    return `[${from}][v${index + 1}]xfade=duration=${FADE}:offset=${((SECONDS_EACH - FADE) * (index + 1)).toFixed(2)}[f${index}]`;
  });
  const graph = [...pictures.map((_, index) => pan(index)), ...fades].join(";");
  const inputs = pictures.flatMap((picture) => ["-i", picture]);
  const coding = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    String(quality),
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
    "-threads",
    "1",
  ];
  const last = `[f${pictures.length - 2}]`;
  execFileSync("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    ...inputs,
    "-filter_complex",
    graph,
    "-map",
    last,
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    ...coding,
    target,
  ]);
}
