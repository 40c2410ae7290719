const OPENSTREETMAP = {
  text: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};

/** Whose map it is, always shown: OpenStreetMap's licence (ODbL) asks for it. Other tiles bring their own text. */
export function BaseMapAttribution({ text }: { text: string | undefined }) {
  return (
    <p className="absolute right-0 bottom-0 z-10 rounded-tl-md bg-surface/85 px-1.5 py-0.5 text-[0.6875rem] text-ink-soft leading-4">
      {text ?? (
        <a href={OPENSTREETMAP.url} className="underline-offset-2 hover:underline">
          {OPENSTREETMAP.text}
        </a>
      )}
    </p>
  );
}
