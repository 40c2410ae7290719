import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { SITE_NAME } from "@/lib/site/site";

export function SiteHeader() {
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex h-14 max-w-[120rem] items-center gap-3 px-4 sm:px-6">
        <a href="/" className="font-display font-semibold text-leaf text-xl tracking-tight">
          {SITE_NAME}
        </a>
        <div className="ml-auto">
          <IslandBoundary place="currency" fallback={null}>
            <CurrencySwitch />
          </IslandBoundary>
        </div>
      </div>
    </header>
  );
}
