import { useTranslations } from "next-intl";

export function MapLoading() {
  const t = useTranslations();
  return (
    <div role="status" className="grid size-full place-items-center bg-sunken text-ink-soft text-sm">
      {t("map.loading")}
    </div>
  );
}
