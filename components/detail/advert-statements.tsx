import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { isAsked, type Says } from "@/lib/facts/stated-items";
import type { Statement } from "@/lib/facts/statements";
import { WordsLink } from "./words-link.client";

const PILL = "inline-flex min-h-11 max-w-full items-center rounded-full border px-3.5 text-sm";

/** "Wi-Fi 50 Mbps", as a link to the words in the text if they are there. */
function Stated({ statement: { item, value, spans } }: { statement: Statement }) {
  const t = useTranslations();
  const words = (
    <span className="wrap-anywhere">
      {t(`facts.item.${item}`)}{" "}
      {value === null ? null : <span className="ml-0.5 font-semibold">{value}</span>}
    </span>
  );
  if (spans.length === 0) return <span className={`${PILL} border-transparent bg-sunken`}>{words}</span>;
  return (
    <WordsLink item={item} className={`${PILL} border-line bg-surface hover:border-ink-soft`}>
      {words}
    </WordsLink>
  );
}

function Group({ says, statements }: { says: Says; statements: readonly Statement[] }) {
  const t = useTranslations();
  const matching = statements.filter(
    (statement) => statement.says === says && (says !== "unstated" || isAsked(statement.item)),
  );
  if (matching.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold text-sm">{t(`facts.says.${says}`)}</h3>
      {says === "unstated" ? (
        <p className="leading-relaxed">
          {matching.map(({ item }) => t(`facts.item.${item}`)).join("\u00a0· ")}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {matching.map((statement) => (
            <li key={statement.item} className="max-w-full">
              <Stated statement={statement} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function AdvertStatements({ statements }: { statements: readonly Statement[] }) {
  const t = useTranslations();
  return (
    <Disclosure summary={t("detail.says")} look="section" isOpen>
      <div className="grid gap-5">
        <Group says="yes" statements={statements} />
        <Group says="no" statements={statements} />
        <Group says="unstated" statements={statements} />
      </div>
    </Disclosure>
  );
}
