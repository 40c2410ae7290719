import { notFound } from "next/navigation";
import { Suspense } from "react";

async function Missing(): Promise<never> {
  notFound();
}

/**
 * Answers 404 with `children` in the page's own HTML. A plain notFound() leaves the body empty until scripts run;
 * inside a boundary the framework keeps what is around it and still sends the status.
 */
export function AnswerNotFound({ children }: { children: React.ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Missing />
    </Suspense>
  );
}
