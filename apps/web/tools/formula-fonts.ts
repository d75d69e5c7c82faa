import type { Plugin } from 'vite';

/**
 * Of the fonts for formulas keeps the form that every supported browser reads, and shows a formula at once in what the
 * device has until they are there.
 */
export function formulaFonts(): Plugin {
  return {
    name: 'formula-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]katex[\\/]dist[\\/]katex(\.min)?\.css$/ },
      handler(source) {
        const code = source
          .replace(/,\s*url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, '')
          .replaceAll('font-display:block', 'font-display:swap');
        if (code.includes('.ttf') || !code.includes('font-display:swap'))
          throw new Error('The stylesheet for formulas names its fonts in another way.');
        return { code, map: null };
      },
    },
  };
}
