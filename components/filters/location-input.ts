/** Attributes of the location input, identical before and after its combobox has loaded. */
export const LOCATION_INPUT = {
  name: "location",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
  maxLength: 400,
} as const;
