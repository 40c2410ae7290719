import { type IconProps, Outline } from "@/components/ui/icons";

export function RemoveIcon() {
  return <Outline path="m7 7 10 10M17 7 7 17" className="size-4 shrink-0 text-ink-soft" />;
}

export function FiltersIcon({ className }: IconProps) {
  return <Outline path="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5" className={className} />;
}
