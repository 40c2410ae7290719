const ACTIONS = ["show", "pause", "resume", "stop", "now", "daily", "weekly", "hide", "yes", "no"] as const;
type Action = (typeof ACTIONS)[number];

export type VisitorPress = { action: Action; id: number };

/** The data of a button: "v:pause:12". `id` is that of a saved search or a rental; 0 for the whole chat. */
export const pressData = (action: Action, id = 0): string => `v:${action}:${id}`;

/** Parses the data of a press; null for anything that no button of visitors has. Whose search it is must be checked. */
export function parsePress(data: string): VisitorPress | null {
  const [, name, id = ""] = /^v:([a-z]+):(\d{1,15})$/.exec(data) ?? [];
  const action = ACTIONS.find((each) => each === name);
  return action === undefined ? null : { action, id: Number(id) };
}
