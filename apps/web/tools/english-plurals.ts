import path from 'node:path';
import type { Plugin } from 'vite';
import { allWords, Sentences, sentenceOf } from './sentences.ts';

/**
 * Leaves of the English words what the sentence itself doesn't say: the English sentence is the key, and its plural is
 * that sentence, so only singulars go along with the app. Those of a feature go along with the sources that say them.
 */
export function englishPlurals(): Plugin {
  const src = path.join(import.meta.dirname, '../src');
  let sentences: Sentences;
  /** The words of the sentences that are asked for. */
  const englishOf = (isAsked: (sentence: string) => boolean) =>
    Object.fromEntries(
      Object.entries(allWords(src, 'en')).filter(
        ([key, text]) => key.replace(/_other$/, '') !== text && isAsked(sentenceOf(key)),
      ),
    );
  return {
    name: 'english-plurals',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sentences = new Sentences(src);
    },
    transform: {
      filter: { id: /[\\/]src[\\/](locales[\\/]en\.json|features[\\/].*\.tsx?)$/ },
      handler(source, id) {
        if (id.endsWith('.json'))
          return {
            code: JSON.stringify(englishOf((sentence) => sentences.isCommon(sentence))),
            map: null,
          };
        const own = new Set(sentences.saidIn(id).filter((one) => !sentences.isCommon(one)));
        const words = englishOf((sentence) => own.has(sentence));
        if (Object.keys(words).length === 0) return null;
        return {
          code: `import { addEnglish } from '#lib/i18n.ts';\n${source}\naddEnglish(${JSON.stringify(words)});\n`,
          map: null,
        };
      },
    },
  };
}
