import type { WeekOfPosts } from "@/lib/market/weekly-posts";
import { groupDigits } from "@/lib/money/format-price";
import { shortDate } from "@/lib/rentals/posting-date";

/** The width of the longest bar, in per cent: the rest is for its number. */
const LONGEST = 85;

/** How many listings were posted in each of the last weeks, as a row of bars for each. */
export function WeeklyPosts({ weeks }: { weeks: readonly WeekOfPosts[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <ol className="mt-3 grid max-w-xl gap-1.5 text-sm">
      {weeks.map(({ from, to, count }) => (
        <li key={from} className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
          <span className="text-ink-soft">{`${shortDate(from)} to ${shortDate(to)}`}</span>
          <span className="flex items-center gap-2 tabular-nums">
            <span
              className="h-4 rounded-sm bg-leaf/70"
              style={{ width: `${Math.round((count / most) * LONGEST)}%` }}
            />
            {groupDigits(count)}
          </span>
        </li>
      ))}
    </ol>
  );
}
