import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCrisis } from './crisis.ts';
import { CRISIS_KINDS } from './crisis-kinds.ts';
import { CRISIS_LINES, linesFor } from './crisis-lines.ts';
import { CRISIS_SOURCES, CRISIS_WORDS } from './crisis-words.ts';
import { ADVICE_LOCALES } from './locale.ts';

interface Corpus {
  readonly danger: readonly { readonly locale: string; readonly text: string }[];
  readonly lookalike: readonly { readonly locale: string; readonly text: string }[];
}

/** Every file of texts: the list's own first ones, and those that others wrote who didn't see the list. */
const folder = path.join(import.meta.dirname, 'crisis-corpus');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Of sixty texts 57 are found, and of sixty that only look like them six at most. */
const LEAST_FOUND = 57 / 60;
const MOST_FALSE = 6 / 60;

describe.each(files)('the texts of %s', (name) => {
  const { danger, lookalike } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Corpus;
  const missed = danger.filter(({ text }) => findCrisis(text) === null);
  const falsely = lookalike.filter(({ text }) => findCrisis(text) !== null);

  it(`are found, ${danger.length} of them`, () => {
    for (const { locale, text } of missed) process.stdout.write(`missed (${locale}): ${text}\n`);
    expect(1 - missed.length / danger.length).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  it(`are left alone where they only look like danger, ${lookalike.length} of them`, () => {
    for (const { locale, text } of falsely) process.stdout.write(`falsely (${locale}): ${text}\n`);
    expect(falsely.length / lookalike.length).toBeLessThanOrEqual(MOST_FALSE);
  });
});

describe('the list', () => {
  it('names a source for every sign, in four languages, and tells kinds apart', () => {
    expect(CRISIS_WORDS.map(({ locale }) => locale).sort()).toEqual([...ADVICE_LOCALES].sort());
    for (const { hard, soft } of CRISIS_WORDS)
      for (const { sign } of [...hard, ...soft]) expect(CRISIS_SOURCES[sign].length).toBeGreaterThan(20);
    expect(findCrisis('I want to die')?.kind).toBe('suicide');
    expect(findCrisis('mi papá me pega')?.kind).toBe('abuse');
    expect(findCrisis('je me scarifie')?.kind).toBe('self_harm');
    expect(findCrisis('Ich bringe eine Waffe mit in die Schule')?.kind).toBe('threat');
  });

  it.each([
    'I want to d i e',
    'i want to d1e',
    'I want​ to die',
    'Ｉ want to die',
    'i want to dieeeee',
    'I WANT TO DIE!!!',
    'Ich moechte sterben',
    'je veux m’ôter la vie',
  ])('sees through “%s”', (text) => {
    expect(findCrisis(text)).not.toBeNull();
  });

  it('finds danger wherever it stands in a text, and ends in time on any', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (before, after) => {
        const clean = (text: string) => text.replace(/[^\p{L} ]/gu, ' ');
        expect(findCrisis(`${clean(before)}. I want to kill myself. ${clean(after)}`)).not.toBeNull();
      }),
      { numRuns: 100 },
    );
    for (const phrase of [
      'i want to go and do and be and ',
      'mi papa me quiero voy a no ',
      'mon pere je veux ma vie plus ',
      'mein vater mich ich will alle die ',
    ]) {
      const began = performance.now();
      findCrisis(phrase.repeat(5_000));
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});

describe('lines to call', () => {
  it('begin with those of the United States, each with its source', () => {
    for (const kind of CRISIS_KINDS)
      for (const locale of ADVICE_LOCALES) {
        const lines = linesFor(kind, locale);
        expect(lines[0]?.country).toBe('US');
        expect(lines.some(({ phone }) => phone === '988')).toBe(true);
      }
    for (const { source, phone } of CRISIS_LINES) {
      expect(source).toMatch(/^https:\/\//);
      expect(phone).toMatch(/^[\d -]+$/);
    }
    expect(linesFor('suicide', 'de').map(({ country }) => country)).toContain('DE');
    expect(linesFor('abuse', 'fr').map(({ phone }) => phone)).toContain('119');
  });
});
