import { useId } from "react";

type Props = { heading: string; children: React.ReactNode };

/** A part of an area's page under a heading. */
export function AreaSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display font-semibold text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
