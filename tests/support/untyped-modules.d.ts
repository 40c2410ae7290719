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

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: Record<string, unknown>; errors?: unknown[] };
  }
}

/** What the framework compresses answers with. */
declare module "next/dist/compiled/compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
