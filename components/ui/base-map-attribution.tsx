const OPENSTREETMAP = {
  text: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};

/** The touch target is higher than the line; the rest of it lies invisibly above. */
const LINK =
  "inline-flex min-h-6 items-center underline-offset-2 hover:underline pointer-coarse:-mt-5 pointer-coarse:min-h-11 pointer-coarse:pt-5";

type Props = {
  /** That of the operator's own tiles. */
  text?: string;
  /** Whether a Protomaps archive is drawn. */
  archive?: boolean;
  /** Whether buttons of the map stand beside it. */
  besideButtons?: boolean;
};

/** The attribution that OpenStreetMap's licence (ODbL) requires, or that of other tiles. */
export function BaseMapAttribution({ text, archive = false, besideButtons = false }: Props) {
  return (
    <p
      className={`absolute right-0 bottom-0 z-10 rounded-tl-md bg-surface px-1.5 text-[0.6875rem] text-ink-soft leading-4 [overflow-wrap:anywhere] ${besideButtons ? "folded:max-w-[calc(100%-6rem)]" : ""}`}
    >
      {text ?? (
        <>
          {archive ? (
            <a href="https://protomaps.com" className={`${LINK} mr-1.5`}>
              Protomaps
            </a>
          ) : null}
          <a href={OPENSTREETMAP.url} className={LINK}>
            {OPENSTREETMAP.text}
          </a>
        </>
      )}
    </p>
  );
}
