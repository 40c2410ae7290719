import { safeUrl } from "@/lib/text/safe-url";

/** How to contact the site's owner: the configured address, else the channels of the adverts. */
export function SiteContact() {
  const href = safeUrl(process.env.NEXT_PUBLIC_CONTACT_URL ?? "");
  if (href === null)
    return (
      <p>
        Write to the owner of the Telegram channel that a rental was posted in: each rental links to its post,
        and the post to its channel.
      </p>
    );
  return (
    <p>
      Write to{" "}
      <a
        href={href}
        className="font-semibold text-leaf underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {href.replace(/^(?:mailto:|tel:|https?:\/\/)/, "").replace(/\/$/, "")}
      </a>
      . Say which rental you mean with its link.
    </p>
  );
}
