import { LINE, Svg } from "@/components/ui/icons";

function HouseIcon() {
  const path = "M14 29 28 17l14 12M19 27v13h18V27M25 40v-8h6v8";
  return (
    <Svg size={56} className="size-14 shrink-0 rounded-full bg-sunken text-leaf">
      <path d={path} {...LINE} strokeWidth="2.4" strokeLinejoin="round" />
    </Svg>
  );
}

export function EmptyHelp({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-4 flex gap-5 rounded-card border border-line bg-surface p-5 shadow-card max-sm:flex-col sm:p-7">
      <HouseIcon />
      <div className="grid min-w-0 flex-1 content-center justify-items-start gap-3 text-ink-soft">
        {children}
      </div>
    </div>
  );
}
