import type { Language } from "@/lib/language/translator";
import { DEFAULTS, type FilterKey, type Filters, type Unstated } from "./filters";

export type Label = (language: Language) => string;

/** A filter that is set, or one of its values if each has to be met. */
export type ActiveFilter = {
  key: FilterKey;
  /** The value of the chosen option, or that in the address. */
  value: string;
  label: Label;
  change: Partial<Filters>;
  /** Removes all of its values, if `change` does not. */
  whole?: Partial<Filters>;
  /** The fact that it needs and that adverts may not state; null if every advert has it. */
  fact: Unstated | null;
};

type FilterOption = {
  value: string;
  label: Label;
  isChosen: (filters: Filters) => boolean;
  choose: (filters: Filters) => Partial<Filters>;
  /** Set for a checkbox: unticks it. */
  drop: (filters: Filters) => Partial<Filters>;
  /** The change whose list its number counts, if not `choose`. */
  counted?: Partial<Filters>;
};

export type FilterRow = {
  /** The label of its control is the message `filters.name.${key}`. */
  key: FilterKey;
  /** In the order of the control; empty if any value can be typed. An empty value clears the filter. */
  options: readonly FilterOption[];
  active: (filters: Filters) => ActiveFilter[];
};

type Words<Value> = {
  values?: readonly Value[];
  label: (value: Value, language: Language) => string;
  chip?: (value: Value, language: Language, filters: Filters) => string;
  fact?: Unstated;
  besides?: (value: Value, filters: Filters) => Partial<Filters>;
};

/** A filter of one value, which is set if it differs from the default. */
export function single<Key extends FilterKey>(key: Key, words: Words<Filters[Key]>): FilterRow {
  const { values = [], label, chip = label, fact = null, besides } = words;
  const changeTo = (value: Filters[Key]): Partial<Filters> => ({ [key]: value });
  return {
    key,
    options: values.map((value) => ({
      value: String(value ?? ""),
      label: (language) => label(value, language),
      isChosen: (filters) => filters[key] === value,
      choose: (filters) => ({ ...changeTo(value), ...besides?.(value, filters) }),
      drop: () => changeTo(DEFAULTS[key]),
    })),
    active: (filters) => {
      const value = filters[key];
      if (value === DEFAULTS[key]) return [];
      const words = (language: Language) => chip(value, language, filters);
      return [{ key, value: String(value), label: words, change: changeTo(DEFAULTS[key]), fact }];
    },
  };
}

type BoxWords<Value> = {
  values: readonly Value[];
  label: (value: Value, language: Language) => string;
  chosen: (filters: Filters) => readonly Value[];
  change: (values: Value[]) => Partial<Filters>;
};

/** A checkbox for each value. */
export function boxes<Value extends string>({ values, label, chosen, change }: BoxWords<Value>) {
  return values.map((value): FilterOption & { value: Value } => ({
    value,
    label: (language) => label(value, language),
    isChosen: (filters) => chosen(filters).includes(value),
    choose: (filters) => change(values.filter((other) => other === value || chosen(filters).includes(other))),
    drop: (filters) => change(chosen(filters).filter((other) => other !== value)),
  }));
}
