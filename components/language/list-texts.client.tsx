"use client";

import { EnglishTexts } from "./english-texts.client";

const ENGLISH = JSON.parse(process.env.ENGLISH_LIST_MESSAGES ?? "{}");

export function ListTexts({ children }: { children: React.ReactNode }) {
  return <EnglishTexts english={ENGLISH}>{children}</EnglishTexts>;
}
