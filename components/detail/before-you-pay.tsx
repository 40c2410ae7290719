import { useId } from "react";
import { ADVICE, BEFORE_YOU_PAY, type Circumstances, factsBeforePaying } from "@/lib/rentals/before-you-pay";
import { Disclosure } from "./disclosure";

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-4 leading-snug marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What is known of the post, then what to do. */
function Content({ facts }: { facts: readonly string[] }) {
  return (
    <div className="grid gap-3 text-sm">
      {facts.length === 0 ? null : <List items={facts} />}
      <div className="text-ink-soft">
        <List items={ADVICE} />
      </div>
    </div>
  );
}

/** Facts about the post and what to do before paying. Folded on phones, and where there is only the advice. */
export function BeforeYouPay({ circumstances }: { circumstances: Circumstances }) {
  const facts = factsBeforePaying(circumstances);
  const headingId = useId();
  const folded = (
    <Disclosure summary={BEFORE_YOU_PAY}>
      <Content facts={facts} />
    </Disclosure>
  );
  if (facts.length === 0) return folded;
  return (
    <>
      <div className="sm:hidden">{folded}</div>
      <section aria-labelledby={headingId} className="border-line border-t pt-3 pb-4 max-sm:hidden">
        <h2 id={headingId} className="mb-2 font-medium">
          {BEFORE_YOU_PAY}
        </h2>
        <Content facts={facts} />
      </section>
    </>
  );
}
