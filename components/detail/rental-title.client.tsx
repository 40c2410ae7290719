"use client";

import { createContext, useContext } from "react";

/** Id of the heading that labels the modal; undefined on a full page. */
export const DialogTitleId = createContext<string | undefined>(undefined);

export function RentalTitle({ lang, children }: { lang?: string; children: string }) {
  return (
    <h1
      id={useContext(DialogTitleId)}
      dir="auto"
      lang={lang}
      className="min-w-0 text-balance font-semibold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl lg:text-4xl"
    >
      {children}
    </h1>
  );
}
