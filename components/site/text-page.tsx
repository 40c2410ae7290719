export function TextPage({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 pt-6 pb-16 leading-relaxed sm:px-6 sm:pt-10">
      <h1 className="font-semibold text-3xl tracking-tight sm:text-4xl">{heading}</h1>
      {children}
    </main>
  );
}

/** `id` is the target of links. */
export function TextSection(props: { id: string; heading: string; children: React.ReactNode }) {
  const { id, heading, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-9 scroll-mt-4 [&>*+*]:mt-3">
      <h2 id={`${id}-heading`} className="font-semibold text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

export function TextLink(props: { href: string; rel?: string; children: React.ReactNode }) {
  return <a {...props} className="font-semibold text-leaf underline underline-offset-4" />;
}
