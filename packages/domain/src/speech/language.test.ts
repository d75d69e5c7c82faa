import { expect, it } from 'vitest';
import { speechLanguageOf } from './language.ts';

it('hears in which language a text is written', () => {
  expect(speechLanguageOf('Plants need light because it is the source of energy for the leaf.', 'es')).toBe(
    'en',
  );
  expect(speechLanguageOf('Las plantas necesitan luz para que el azúcar se forme con el agua.', 'en')).toBe(
    'es',
  );
  expect(
    speechLanguageOf('Les plantes ont besoin de lumière pour faire du sucre avec le soleil.', 'en'),
  ).toBe('fr');
  expect(
    speechLanguageOf('Die Pflanze braucht Licht, und das Wasser wird von der Wurzel geholt.', 'en'),
  ).toBe('de');
});

it('keeps the reader’s language where a text is too short to tell', () => {
  expect(speechLanguageOf('Photosynthesis', 'de')).toBe('de');
  expect(speechLanguageOf('', 'fr')).toBe('fr');
});
