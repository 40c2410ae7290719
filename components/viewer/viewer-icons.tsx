import { type IconProps, Outline } from "@/components/ui/icons";

export function PreviousIcon({ className }: IconProps) {
  return <Outline path="m15 5-7 7 7 7" round className={className} />;
}

export function NextIcon({ className }: IconProps) {
  return <Outline path="m9 5 7 7-7 7" round className={className} />;
}
