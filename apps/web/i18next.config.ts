import { defineConfig } from 'i18next-cli';

/** The English sentence is the key. English itself has words only for plurals, in en.json, written by hand. */
export default defineConfig({
  locales: ['es', 'fr', 'de'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}', 'src/route-tree.gen.ts'],
    output: 'src/locales/{{language}}.json',
    keySeparator: false,
    nsSeparator: false,
    defaultNS: false,
    functions: ['t', '*.t'],
    transComponents: ['Trans'],
    primaryLanguage: 'es',
    secondaryLanguages: ['fr', 'de'],
    defaultValue: '',
    removeUnusedKeys: true,
    sort: true,
    indentation: 2,
  },
});
