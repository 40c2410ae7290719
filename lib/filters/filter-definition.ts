import type { Language } from "@/lib/language/translator";

export type Label = (language: Language) => string;

/** A filter that is set, or one of its values if each has to be met. `All` are the values of every filter. */
export type ActiveFilter<All, Key = keyof All, Fact extends string = string> = {
  key: Key;
  /** The value of the chosen option, or that in the address. */
  value: string;
  label: Label;
  change: Partial<All>;
  /** Removes all of its values, if `change` does not. */
  whole?: Partial<All>;
  /** The fact that it needs and that adverts may not state; null if every advert has it. */
  fact: Fact | null;
};

type FilterOption<All> = {
  value: string;
  label: Label;
  isChosen: (filters: All) => boolean;
  choose: (filters: All) => Partial<All>;
  /** Set for a checkbox: unticks it. */
  drop: (filters: All) => Partial<All>;
  /** The change whose list its number counts, if not `choose`. */
  counted?: Partial<All>;
};

export type Filter<All, Key = keyof All, Fact extends string = string> = {
  /** The label of its control is the message `filters.name.${key}`. */
  key: Key;
  /** Takes several values: a form without scripts repeats its key. */
  isSet?: true;
  /** Other pages lead to it, so it has no control. */
  hasNoControl?: true;
  /** Needs the texts of adverts, which are read apart from the list. */
  isOfTexts?: true | undefined;
  /** In the order of the control; empty if any value can be typed. An empty value clears the filter. */
  options: readonly FilterOption<All>[];
  active: (filters: All) => ActiveFilter<All, Key, Fact>[];
};

type Words<All, Value, Fact> = {
  values?: readonly Value[];
  label: (value: Value, language: Language) => string;
  chip?: (value: Value, language: Language, filters: All) => string;
  fact?: Fact;
  isOfTexts?: true;
  besides?: (value: Value, filters: All) => Partial<All>;
};

/** Makes filters of one value, which are set if it differs from the default. */
export const singleValued =
  <All>(defaults: All) =>
  <Key extends string & keyof All, Fact extends string = never>(
    key: Key,
    words: Words<All, All[Key], Fact>,
  ): Filter<All, Key, Fact> => {
    const { values = [], label, chip = label, fact = null, isOfTexts, besides } = words;
    const changeTo = (value: All[Key]): Partial<All> => {
      const change: Partial<All> = {};
      change[key] = value;
      return change;
    };
    return {
      key,
      isOfTexts,
      options: values.map((value) => ({
        value: String(value ?? ""),
        label: (language) => label(value, language),
        isChosen: (filters) => filters[key] === value,
        choose: (filters) => ({ ...changeTo(value), ...besides?.(value, filters) }),
        drop: () => changeTo(defaults[key]),
      })),
      active: (filters) => {
        const value = filters[key];
        if (value === defaults[key]) return [];
        const label = (language: Language) => chip(value, language, filters);
        return [{ key, value: String(value), label, change: changeTo(defaults[key]), fact }];
      },
    };
  };

type SetWords<All, Value> = {
  values: readonly Value[];
  label: (value: Value, language: Language) => string;
  chosen: (filters: All) => readonly Value[];
  change: (values: Value[]) => Partial<All>;
};

function boxesOf<All, Value extends string>({ values, label, chosen, change }: SetWords<All, Value>) {
  return values.map((value): FilterOption<All> & { value: Value } => ({
    value,
    label: (language) => label(value, language),
    isChosen: (filters) => chosen(filters).includes(value),
    choose: (filters) => change(values.filter((other) => other === value || chosen(filters).includes(other))),
    drop: (filters) => change(chosen(filters).filter((other) => other !== value)),
  }));
}

/** Makes a filter of several facts, each of which a rental has to meet; each has a chip. */
export function everyOf<All, Key extends string, Fact extends string>(
  key: Key,
  words: SetWords<All, Fact>,
): Filter<All, Key, Fact> {
  const options = boxesOf(words);
  return {
    key,
    isSet: true,
    isOfTexts: true,
    options,
    active: (filters) =>
      options
        .filter(({ isChosen }) => isChosen(filters))
        .map(({ value, label, drop }) => ({ key, value, label, change: drop(filters), fact: value })),
  };
}

/** Makes a filter of several values, one of which a rental has to meet, with one chip. Each value counts alone. */
export function anyOf<All, Key extends string, Value extends string, Fact extends string>(
  key: Key,
  words: SetWords<All, Value> & { fact: Fact },
): Filter<All, Key, Fact> {
  const { label, chosen, change, fact } = words;
  return {
    key,
    isSet: true,
    options: boxesOf(words).map((option) => ({ ...option, counted: change([option.value]) })),
    active: (filters) => {
      const values = chosen(filters);
      if (values.length === 0) return [];
      const labels = (language: Language) => values.map((value) => label(value, language)).join(", ");
      return [{ key, value: values.join(), label: labels, change: change([]), fact }];
    },
  };
}
