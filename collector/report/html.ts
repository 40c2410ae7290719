import type { HighlightedPart } from "./highlighted-parts.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for elements and attributes: nothing of a post may become markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function highlightStyle({ isCertain, isFromModel }: HighlightedPart): [className: string, note: string] {
  if (isFromModel) return [' class="model"', " (second reader)"];
  return isCertain ? ["", ""] : [' class="doubtful"', " (doubtful)"];
}

export function highlightedText(text: string, parts: readonly HighlightedPart[]): string {
  return parts
    .map((part) => {
      const words = escaped(text.slice(part.start, part.end));
      if (part.names.length === 0) return words;
      const [className, note] = highlightStyle(part);
      return `<mark${className} title="${escaped(part.names.join(", "))}${note}">${words}</mark>`;
    })
    .join("");
}
