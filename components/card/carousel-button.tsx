import { clsx } from "clsx";

type Props = { label: string; side: "left" | "right"; disabled: boolean; onClick: () => void };

/** Its arrow is drawn by the style sheet. */
export function CarouselButton({ label, side, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={clsx("js-only over-photo card-turn", side === "left" ? "card-turn-back left-1" : "right-1")}
    />
  );
}
