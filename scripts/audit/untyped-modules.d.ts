/** Checks structured data against schema.org and what Google asks for. */
declare module "@adobe/structured-data-validator" {
  export interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path?: unknown;
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

/** Finds structured data in HTML. */
declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: Record<string, unknown>; errors?: unknown[] };
  }
}
