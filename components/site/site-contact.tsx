import { useTranslations } from "next-intl";
import { safeUrl } from "@/lib/text/safe-url";
import { serverEnv } from "@/server/site/server-env";

/** The configured address, else the chat for reports, else the channels of the adverts. */
export function SiteContact() {
  const t = useTranslations();
  const href =
    safeUrl(process.env.NEXT_PUBLIC_CONTACT_URL ?? "") ?? serverEnv.ownerContact()?.address ?? null;
  if (href === null) return <p>{t("about.contactChannel")}</p>;
  return (
    <p>
      {t.rich("about.contactWrite", {
        address: href.replace(/^(?:mailto:|tel:|https?:\/\/)/, "").replace(/\/$/, ""),
        link: (address) => (
          <a href={href} className="font-semibold text-leaf underline underline-offset-4 wrap-anywhere">
            {address}
          </a>
        ),
      })}
    </p>
  );
}
