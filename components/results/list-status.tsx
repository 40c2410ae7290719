import { useTranslations } from "next-intl";
import { useHomeState } from "@/components/list-state/home-state.client";

/** What the list says of itself. A live region that stays while lists change, so that every change is announced. */
export function ListStatus() {
  const t = useTranslations();
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className="list-status">
      {isPending ? t("list.loading") : status.message}
    </p>
  );
}
