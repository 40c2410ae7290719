/** The class of the controls of filters. One word, because a list repeats it for each. */
export const CONTROL = "control";
