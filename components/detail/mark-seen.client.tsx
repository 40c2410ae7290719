"use client";

import { useEffect } from "react";
import { markSeen } from "@/stores/marked-homes";

/** Notes on the device that a rental was opened, for the mark on its card. */
export function MarkSeen({ id }: { id: number }) {
  useEffect(() => markSeen(id), [id]);
  return null;
}
