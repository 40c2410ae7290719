/** https://developer.mozilla.org/en-US/docs/Web/API/Translator, as far as it is used. Few browsers have it. */
type TranslatedPair = { sourceLanguage: string; targetLanguage: string };

interface DeviceTranslator {
  translate(text: string): Promise<string>;
  destroy(): void;
}

declare var Translator:
  | {
      availability(
        pair: TranslatedPair,
      ): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
      create(pair: TranslatedPair): Promise<DeviceTranslator>;
    }
  | undefined;
