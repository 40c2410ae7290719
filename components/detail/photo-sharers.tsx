import type { PhotoSharerLink } from "@/lib/rentals/photo-sharers";

/** Other listings that show the photos of this one, as a sentence and a list of links. */
export function PhotoSharers({ sharers }: { sharers: readonly PhotoSharerLink[] }) {
  const posts =
    sharers.length === 1 ? "another post that differs" : `${sharers.length} other posts that differ`;
  return (
    <>
      The same photos are in {posts} from this one:
      <ul className="mt-1 grid gap-1">
        {sharers.map(({ id, href, title, posted, differences }) => (
          <li key={id}>
            <a
              href={href}
              className="inline-flex items-center py-1 text-leaf underline underline-offset-2 max-sm:min-h-11"
            >
              {title}
            </a>{" "}
            <span className="block text-ink-soft">{[posted, differences].filter(Boolean).join(": ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
