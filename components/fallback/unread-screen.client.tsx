"use client";

import { useRouter } from "next/navigation";
import { FallbackScreen } from "./fallback-screen";
import { useAutoRetry } from "./use-auto-retry.client";

/** For a page whose data could not be read. Asks for it again by itself. */
export function UnreadScreen({ message }: { message: string }) {
  const router = useRouter();
  const retry = () => router.refresh();
  useAutoRetry(retry);
  return <FallbackScreen error={message} onRetry={retry} heading="h1" />;
}
