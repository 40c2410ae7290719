import { clsx } from "clsx";

export type IconProps = { className?: string };
type OutlineProps = IconProps & { path: string; width?: number; round?: boolean };

export const LINE = { fill: "none", stroke: "currentColor", strokeLinecap: "round" } as const;

/** Hidden from assistive technology: the control or text around it provides the name. */
export function Svg({
  size = 24,
  className,
  children,
}: IconProps & { size?: number; children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}

/** A line drawing on a grid of 24 units. `round` rounds the joins of its lines. */
export function Outline({ path, width = 2, round = false, className }: OutlineProps) {
  return (
    <Svg className={className}>
      <path d={path} {...LINE} strokeWidth={width} strokeLinejoin={round ? "round" : undefined} />
    </Svg>
  );
}

/** Red and filled if liked, otherwise a dim outline: the states differ in shape, not only in colour. */
export function HeartIcon({ filled }: { filled: boolean }) {
  return (
    <Svg className={clsx("size-5", filled ? "text-heart" : "text-ink-soft")}>
      <path
        d="M12 20.3 4.6 13a5 5 0 0 1 7-7.2l.4.4.4-.4a5 5 0 0 1 7 7.2Z"
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

export function CloseIcon({ className }: IconProps) {
  return <Outline path="m6 6 12 12M18 6 6 18" className={className} />;
}

export function RemoveIcon() {
  return <Outline path="m7 7 10 10M17 7 7 17" className="size-4 shrink-0 text-ink-soft" />;
}

export function ChevronIcon({ className }: IconProps) {
  return <Outline path="m6 9 6 6 6-6" className={className} />;
}

export function SmallChevronIcon({ className }: IconProps) {
  return <Outline path="m4.5 9 7.5 7.5 7.5-7.5" width={2.7} className={className} />;
}

export function BackIcon() {
  return <Outline path="m11 6-6 6 6 6M5 12h14" round className="size-5" />;
}

export function ShareIcon() {
  const path = "M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5";
  return <Outline path={path} width={1.8} round className="size-5" />;
}
