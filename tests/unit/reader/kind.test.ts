import { readAdvert } from "@/reader/read-advert";
import { readCases } from "@/tests/support/case-table";

/** `other: ended` says why a post is no offer; a question mark and the reason for it follow a kind in doubt. */
function kindOf(text: string) {
  const { kind, why } = readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });
  const known = why === null || why === kind.value ? kind.value : `${kind.value}: ${why}`;
  return kind.doubt === null ? known : `${known}? ${kind.doubt}`;
}

test.each(readCases("tests/unit/reader/kind.tsv", ["kind", "text"]))(
  'the kind of "$text" is "$kind" ($at)',
  ({ kind, text }) => {
    expect(kindOf(text)).toBe(kind);
  },
);
