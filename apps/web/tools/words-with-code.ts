import path from 'node:path';
import type { Plugin } from 'vite';
import { Sentences } from './sentences.ts';

const DYNAMIC_IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;

/**
 * Lets code bring its words along: each `import()` of a source that says sentences of features, a route's among them,
 * waits for their words in the language of the page, which load at the same time. So nothing is rendered before its
 * words are there, and nobody has to name them.
 */
export function wordsWithCode(): Plugin {
  let src = '';
  let sentences: Sentences;
  const read = () => {
    sentences = new Sentences(src);
  };
  return {
    name: 'words-with-code',
    configResolved(config) {
      src = path.join(config.root, 'src');
    },
    buildStart: read,
    hotUpdate: read,
    transform: {
      filter: { id: /[\\/]src[\\/](?!locales|lib[\\/]i18n\.ts).*\.tsx?(\?|$)/, code: /\bimport\(/ },
      handler(source, id) {
        const importer = id.replace(/\?.*/, '');
        const code = source.replace(DYNAMIC_IMPORT, (whole, _quote, specifier: string) => {
          const file = sentences.resolve(specifier, importer);
          const words = file ? sentences.wordsOf([file]) : [];
          return words.length > 0 ? `withWords(${whole}, ${JSON.stringify(words)})` : whole;
        });
        if (code === source) return null;
        return { code: `import { withWords } from '#lib/i18n.ts';\n${code}`, map: null };
      },
    },
  };
}
