import { useLanguage } from "@/components/language/use-language";
import { Select } from "@/components/ui/select";
import { ALL_FILTERS, FILTERS, type FilterKey } from "@/lib/filters/filters";
import { type ListQuery, listSearch } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";

const ROW = "flex min-h-11 items-center gap-3";

type ControlProps = { of: FilterKey; query: ListQuery; value: string };

function Boxes({ of: filterKey, query }: Omit<ControlProps, "value">) {
  const language = useLanguage();
  return FILTERS[filterKey].options.map(({ value, label, isChosen }) => (
    <label key={value} className={ROW}>
      <input
        type="checkbox"
        name={filterKey}
        value={value}
        defaultChecked={isChosen(query)}
        className="size-5 accent-leaf"
      />
      {label(language)}
    </label>
  ));
}

function Control({ of: filterKey, query, value }: ControlProps) {
  const language = useLanguage();
  const { options, isSet } = FILTERS[filterKey];
  const name = language.t(`filters.name.${filterKey}`);
  const id = `filter-${filterKey}`;
  if (options.length === 1) return <Boxes of={filterKey} query={query} />;
  if (isSet)
    return (
      <fieldset>
        <legend className="font-medium">{name}</legend>
        <Boxes of={filterKey} query={query} />
      </fieldset>
    );
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {name}
      </label>
      {options.length === 0 ? (
        <input
          id={id}
          name={filterKey}
          type={filterKey === "available" ? "date" : "text"}
          defaultValue={value}
          autoComplete="off"
          className="control"
        />
      ) : (
        <Select id={id} name={filterKey} defaultValue={value} className="control">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label(language)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** Modify other filters, and so have no control here. */
const MODIFIERS = ["price_by", "price_in", "unstated", "more_areas"] as const;

function Kept({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : <input type="hidden" name={name} value={value} />;
}

/** Every filter as a form that works without JavaScript (docs/behaviour.md, F32). */
export function FilterForm({ query }: { query: ListQuery }) {
  const { locale, t } = useLanguage();
  const values = new URLSearchParams(listSearch(query));
  const textOf = (key: FilterKey) => values.get(key) ?? String(query[key] ?? "");
  return (
    <search className="mt-6 block">
      <form action={localPath(locale, "/")} method="get" className="grid gap-5">
        {ALL_FILTERS.map(({ key, hasNoControl }) =>
          hasNoControl ? (
            <Kept key={key} name={key} value={values.get(key)} />
          ) : (
            <Control key={key} of={key} query={query} value={textOf(key)} />
          ),
        )}
        {MODIFIERS.map((key) => (
          <Kept key={key} name={key} value={values.get(key)} />
        ))}
        <button type="submit" className="h-12 rounded-xl bg-leaf px-5 font-semibold text-on-leaf">
          {t("filters.search")}
        </button>
      </form>
    </search>
  );
}
