/** A filter that is set, or one of its values if each has to be met. `All` are the values of every filter. */
export type ActiveFilter<All, Key = keyof All, Fact extends string = string> = {
  key: Key;
  /** The value of the chosen option, or that in the address. */
  value: string;
  /** The label of its chip. */
  label: string;
  /** The change that removes it. */
  change: Partial<All>;
  /** The change that takes away all of its values, if it is not `change`. */
  whole?: Partial<All>;
  /** The fact that it needs and that adverts may not state; null if every advert has it. */
  fact: Fact | null;
};

/** An option of a control. */
export type FilterOption<All> = {
  value: string;
  label: string;
  isChosen: (filters: All) => boolean;
  /** The change that choosing it makes. */
  choose: (filters: All) => Partial<All>;
  /** The change that unticking it makes, for a box. */
  drop: (filters: All) => Partial<All>;
  /** The change whose list its number counts, if not that of choosing it. */
  counted?: Partial<All>;
};

export type Filter<All, Key = keyof All, Fact extends string = string> = {
  key: Key;
  /** The label of its control. */
  name: string;
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
  name: string;
  values?: readonly Value[];
  label: (value: Value) => string;
  /** The label of the chip, if it differs from that of the option. */
  chip?: (value: Value, filters: All) => string;
  fact?: Fact;
  isOfTexts?: true;
  /** What choosing an option changes beside its own value. */
  besides?: (value: Value, filters: All) => Partial<All>;
};

/** Makes filters that take one value, which are set if it differs from the default. */
export const singleValued =
  <All>(defaults: All) =>
  <Key extends string & keyof All, Fact extends string = never>(
    key: Key,
    words: Words<All, All[Key], Fact>,
  ): Filter<All, Key, Fact> => {
    const { name, values = [], label, chip = label, fact = null, isOfTexts, besides } = words;
    const changeTo = (value: All[Key]): Partial<All> => {
      const change: Partial<All> = {};
      change[key] = value;
      return change;
    };
    return {
      key,
      name,
      isOfTexts,
      options: values.map((value) => ({
        value: String(value ?? ""),
        label: label(value),
        isChosen: (filters) => filters[key] === value,
        choose: (filters) => ({ ...changeTo(value), ...besides?.(value, filters) }),
        drop: () => changeTo(defaults[key]),
      })),
      active: (filters) => {
        const value = filters[key];
        if (value === defaults[key]) return [];
        const change = changeTo(defaults[key]);
        return [{ key, value: String(value), label: chip(value, filters), change, fact }];
      },
    };
  };

type SetWords<All, Value> = {
  name: string;
  values: readonly Value[];
  label: (value: Value) => string;
  chosen: (filters: All) => readonly Value[];
  change: (values: Value[]) => Partial<All>;
};

function boxesOf<All, Value extends string>({ values, label, chosen, change }: SetWords<All, Value>) {
  return values.map((value): FilterOption<All> & { value: Value } => ({
    value,
    label: label(value),
    isChosen: (filters) => chosen(filters).includes(value),
    choose: (filters) => change(values.filter((other) => other === value || chosen(filters).includes(other))),
    drop: (filters) => change(chosen(filters).filter((other) => other !== value)),
  }));
}

/** Makes a filter of several values, each of which a rental has to meet; each has a chip. Values are facts of adverts. */
export function everyOf<All, Key extends string, Fact extends string>(
  key: Key,
  words: SetWords<All, Fact>,
): Filter<All, Key, Fact> {
  const { name, label } = words;
  const options = boxesOf(words);
  return {
    key,
    name,
    isSet: true,
    isOfTexts: true,
    options,
    active: (filters) =>
      options
        .filter(({ isChosen }) => isChosen(filters))
        .map(({ value, drop }) => ({
          ...{ key, value, label: label(value), change: drop(filters), fact: value },
        })),
  };
}

/** Makes a filter of several values, one of which a rental has to meet; one chip has them all. Each value counts alone. */
export function anyOf<All, Key extends string, Value extends string, Fact extends string>(
  key: Key,
  words: SetWords<All, Value> & { fact: Fact },
): Filter<All, Key, Fact> {
  const { name, label, chosen, change, fact } = words;
  return {
    key,
    name,
    isSet: true,
    options: boxesOf(words).map((option) => ({ ...option, counted: change([option.value]) })),
    active: (filters) => {
      const values = chosen(filters);
      if (values.length === 0) return [];
      const labels = values.map(label).join(", ");
      return [{ key, value: values.join(), label: labels, change: change([]), fact }];
    },
  };
}
