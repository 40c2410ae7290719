"use client";

import { useEffect } from "react";
import { markSeen } from "@/stores/hidden-and-seen";

/** Stores on the device that a rental was opened, for the label "Seen" on its card. */
export function MarkSeen({ id }: { id: number }) {
  useEffect(() => markSeen(id), [id]);
  return null;
}
