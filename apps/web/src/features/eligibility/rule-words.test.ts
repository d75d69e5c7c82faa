import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formatsFor } from '#lib/format.ts';
import { interpolation, names } from '#lib/i18n.ts';
import german from '../../locales/de/eligibility.json' with { type: 'json' };
import { ruleName } from './rule-words.ts';

beforeAll(async () => {
  await i18next.use(names).init({
    ...{ lng: 'de', keySeparator: false, nsSeparator: false, interpolation },
    resources: { de: { translation: german } },
  });
});

const name = (ruleId: string) =>
  ruleName(ruleId, i18next.t, formatsFor('de', { chosenZone: null, schoolZone: null, dateFormat: null }));

it('writes the GPA that a rule asks for in the language of the reader', () => {
  expect(name('naia_gpa')).toBe('Ein Gesamt-GPA von 2,300.');
  expect(name('naia_two_of_three')).toContain('2,300 oder zwei von dreien: GPA 2,000');
  expect(name('naia_early')).toContain('3,300 nach Klasse 11, 2,800');
});

it('calls an account what the list calls it', () => {
  expect(name('account_status')).toBe(
    'Das Konto der Schule steht auf „Cleared (freigegeben)“ oder „Extended Evaluation (verlängerte Prüfung)“.',
  );
});
