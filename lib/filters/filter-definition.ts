import type { Unstated } from "./options";

/** A filter that is set, or one value of a set of them. `All` are the values of every filter. */
export type ActiveFilter<All, Key = keyof All> = {
  key: Key;
  /** Of the option that is chosen, or as it is in the address. */
  value: string;
  /** Of its chip, which removes it. */
  label: string;
  /** The list without it. */
  without: string;
  /** What takes it away. */
  change: Partial<All>;
  /** What it asks for that an advert may not state; null for what is known of every advert. */
  fact: Unstated | null;
};

export type Filter<All, Key = keyof All> = {
  key: Key;
  /** The label of its control. */
  name: string;
  /** In the order of the control; empty where any value can be typed. An empty value clears the filter. */
  options: readonly {
    value: string;
    label: string;
    /** What choosing it does. */
    choose: (filters: All) => Partial<All>;
  }[];
  active: (filters: All) => ActiveFilter<All, Key>[];
};

type Words<All, Value> = {
  name: string;
  values?: readonly Value[];
  label: (value: Value) => string;
  /** Where a chip says more than the option. */
  chip?: (value: Value, filters: All) => string;
  without: string;
  fact?: Unstated;
};

/** Makes filters with one value at a time, which are set where that is not the default. */
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
