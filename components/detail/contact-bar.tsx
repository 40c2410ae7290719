import { eventAttributes } from "@/lib/analytics/event-attributes";
import { contactOf } from "@/lib/description/contact";
import { formatPrice } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rentals/rental";

/** On phones: price and contact within reach of the thumb, while the listing is on the screen. */
export function ContactBar({ rental }: { rental: Rental }) {
  const { price_amount, price_currency, rental_period, id } = rental;
  const href = contactOf(rental)?.href ?? null;
  if (href === null) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center justify-between gap-4 border-line border-t bg-surface/95 px-4 py-2.5 backdrop-blur-sm @2xl:hidden">
      <p className="min-w-0 truncate font-semibold">
        {formatPrice(price_amount, price_currency, rental_period) ?? "Price on request"}
      </p>
      <a
        href={href}
        target="_blank"
        rel="ugc nofollow noopener"
        {...eventAttributes("contact-click", id)}
        className="grid h-11 shrink-0 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        Contact
      </a>
    </div>
  );
}
