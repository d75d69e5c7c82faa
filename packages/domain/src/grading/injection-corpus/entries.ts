/** The languages the corpus is written in. `mixed` texts change language on the way. */
export type CorpusLanguage = 'en' | 'es' | 'fr' | 'de' | 'mixed';

/** One text of the corpus, with an id that stays the same as long as its group isn't reordered. */
export type CorpusEntry = { id: string; technique: string; language: CorpusLanguage; text: string };

/** Numbers the texts of one technique in one language. */
export function entries(technique: string, language: CorpusLanguage, texts: string[]): CorpusEntry[] {
  return texts.map((text, index) => ({
    id: `${technique}-${language}-${index + 1}`,
    technique,
    language,
    text,
  }));
}
