import { clsx } from "clsx";
import type { LocationOption } from "@/lib/filters/location-options";
import { placeLabel } from "@/lib/geo/place-label";

type Props = {
  option: LocationOption;
  highlighted: boolean;
  itemProps: React.ComponentProps<"li">;
};

export function OptionRow({ option, highlighted, itemProps }: Props) {
  const empty = option.kind === "place" && option.count === 0;
  return (
    <li
      {...itemProps}
      className={clsx(
        "flex min-h-10 cursor-pointer items-center justify-between gap-3 px-3 py-2 text-sm pointer-coarse:min-h-11",
        highlighted && "bg-sunken",
        empty && "cursor-default text-ink-soft opacity-70",
      )}
    >
      {option.kind === "place" ? (
        <>
          {placeLabel(option.name)}
          <span className="text-ink-soft tabular-nums">{option.count}</span>
        </>
      ) : (
        `Search: "${option.text}"`
      )}
    </li>
  );
}
