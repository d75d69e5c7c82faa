import type { Plugin } from 'vite';

/**
 * Leaves of the English words what the sentence itself doesn't say: the English sentence is the key, and its plural is
 * that sentence, so only singulars go along with the app.
 */
export function englishPlurals(): Plugin {
  return {
    name: 'english-plurals',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]locales[\\/]en\.json$/ },
      handler(source) {
        const words: Record<string, string> = JSON.parse(source);
        const needed = Object.entries(words).filter(([key, text]) => key.replace(/_other$/, '') !== text);
        return { code: JSON.stringify(Object.fromEntries(needed)), map: null };
      },
    },
  };
}
