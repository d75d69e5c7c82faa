/** Languages that the voices speak. */
export const SPEECH_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

/** Short words that a page of one language is full of and the other three hardly use. */
const TELLING: Readonly<Record<SpeechLanguage, ReadonlySet<string>>> = {
  en: new Set('the and of to is that it for with are this was as from by not have which you'.split(' ')),
  es: new Set('el los las y del que una por para con es se su al como más pero está son'.split(' ')),
  fr: new Set('le les et des du une est dans pour avec sur qui au aux ce cette pas sont il'.split(' ')),
  de: new Set('der die das und ist von mit ein eine nicht zu den dem im auf für wird sich auch'.split(' ')),
};

/** Fewer telling words than this say nothing. */
const ENOUGH = 3;

/**
 * The language that a text is written in, judged by its short words; the fallback where they don't tell. Lessons keep
 * the language of whoever wrote them, so the reader's own is only the second guess.
 */
export function speechLanguageOf(text: string, fallback: SpeechLanguage): SpeechLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: SpeechLanguage = fallback;
  let most = 0;
  for (const language of SPEECH_LANGUAGES) {
    const count = words.filter((word) => TELLING[language].has(word)).length;
    if (count > most || (count === most && language === fallback)) {
      best = language;
      most = count;
    }
  }
  return most < ENOUGH ? fallback : best;
}
