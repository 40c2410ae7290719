import { clsx } from "clsx";
import { type IconProps, Outline } from "@/components/ui/icons";

export function PlusIcon() {
  return <Outline path="M12 5v14M5 12h14" width={2.25} className="size-5" />;
}

export function MinusIcon() {
  return <Outline path="M5 12h14" width={2.25} className="size-5" />;
}

export function ArrowUpIcon({ className }: IconProps) {
  return <Outline path="M6 15l6-6 6 6" width={2.25} round className={clsx("size-5", className)} />;
}

/** Arrows in all four directions. */
export function MoveIcon() {
  const tips = "M9.5 6l2.5-2.5L14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5";
  return <Outline path={`M12 3.5v17M3.5 12h17${tips}`} width={2.25} round className="size-5" />;
}
