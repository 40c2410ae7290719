import type { Unstated } from "./options";

/** A filter that is set, or one of its values if it takes several. `All` are the values of every filter. */
export type ActiveFilter<All, Key = keyof All> = {
  key: Key;
  /** The value of the chosen option, or that in the address. */
  value: string;
  /** The label of its chip. */
  label: string;
  /** Describes the list without this filter: "Any price". */
  without: string;
  /** The change that removes it. */
  change: Partial<All>;
  /** The fact that it needs and that adverts may not state; null if every advert has it. */
  fact: Unstated | null;
};

export type Filter<All, Key = keyof All> = {
  key: Key;
  /** The label of its control. */
  name: string;
  /** In the order of the control; empty if any value can be typed. An empty value clears the filter. */
  options: readonly {
    value: string;
    label: string;
    /** The change that choosing it makes. */
    choose: (filters: All) => Partial<All>;
  }[];
  active: (filters: All) => ActiveFilter<All, Key>[];
};

type Words<All, Value> = {
  name: string;
  values?: readonly Value[];
  label: (value: Value) => string;
  /** The label of the chip, if it differs from that of the option. */
  chip?: (value: Value, filters: All) => string;
  without: string;
  fact?: Unstated;
};

/** Makes filters that take one value, which are set if it differs from the default. */
export const singleValued =
  <All>(defaults: All) =>
  <Key extends string & keyof All>(key: Key, words: Words<All, All[Key]>): Filter<All, Key> => {
    const { name, values = [], label, chip = label, without, fact = null } = words;
    const changeTo = (value: All[Key]): Partial<All> => {
      const change: Partial<All> = {};
      change[key] = value;
      return change;
    };
    return {
      key,
      name,
      options: values.map((value) => ({
        value: String(value ?? ""),
        label: label(value),
        choose: () => changeTo(value),
      })),
      active: (filters) => {
        const value = filters[key];
        if (value === defaults[key]) return [];
        const change = changeTo(defaults[key]);
        return [{ key, value: String(value), label: chip(value, filters), without, change, fact }];
      },
    };
  };
