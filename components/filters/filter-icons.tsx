import { Outline } from "@/components/ui/icons";

export function RemoveIcon() {
  return <Outline path="m7 7 10 10M17 7 7 17" className="size-4 shrink-0 text-ink-soft" />;
}
