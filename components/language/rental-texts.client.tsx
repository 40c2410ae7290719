"use client";

import { EnglishTexts } from "./english-texts.client";

const ENGLISH = JSON.parse(process.env.ENGLISH_RENTAL_MESSAGES ?? "{}");

export function RentalTexts({ children }: { children: React.ReactNode }) {
  return <EnglishTexts english={ENGLISH}>{children}</EnglishTexts>;
}
