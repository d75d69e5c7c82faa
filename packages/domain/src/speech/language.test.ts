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

it('needs three words that tell, and takes the reader’s language where two say as much', () => {
  expect(speechLanguageOf('The of Fieldhouse', 'de')).toBe('de');
  expect(speechLanguageOf('The OF and Fieldhouse', 'de')).toBe('en');
  const alike = 'the of and el los las';
  expect(['en', 'es', 'fr'].map((reader) => speechLanguageOf(alike, reader as never))).toEqual([
    'en',
    'es',
    'en',
  ]);
  expect(speechLanguageOf(`${alike} with`, 'es')).toBe('en');
  expect(speechLanguageOf(`${alike} una`, 'en')).toBe('es');
});
