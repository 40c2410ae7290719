import { LOCALES } from "@/lib/language/locales";
import { textLanguage } from "@/lib/text/text-language";
import { testReadings } from "@/tests/support/case-table";

testReadings(
  "tests/unit/text/text-language.tsv",
  Object.fromEntries(
    LOCALES.map((page) => [`language on a page in ${page}`, (text: string) => textLanguage(text, page)]),
  ),
);
