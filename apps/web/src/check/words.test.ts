import { expect, it } from 'vitest';
import { formatter, translator } from './words.ts';

it('takes the words of the language, the form that the number asks for, and English where there are none', () => {
  const t = translator(
    {
      'Good day': 'Buenos días',
      '{{count}} courses_one': '{{count}} curso',
      '{{count}} courses_other': '{{count}} cursos',
    },
    'es',
  );
  expect([
    t('Good day'),
    t('Nobody says this'),
    t('{{count}} courses', { count: 1 }),
    t('{{count}} courses', { count: 2 }),
  ]).toEqual(['Buenos días', 'Nobody says this', '1 curso', '2 cursos']);
});

it('puts values where they belong, as they are', () => {
  const t = translator({}, 'en');
  expect(t('{{grade}} in {{title}}', { grade: 'A', title: '<b>{{grade}}</b>' })).toBe(
    'A in <b>{{grade}}</b>',
  );
});

it('writes the number of units that it counts as the language does', () => {
  const t = translator({ '{{count}} units_other': '{{count}} Einheiten' }, 'de');
  expect(t('{{count}} units', { count: 1.5 })).toBe('1,5 Einheiten');
});

it('writes numbers, dates and lists as the language does', () => {
  const { number, calendarDate, list } = formatter('de');
  expect([number(2.3, 3), number(0.34), calendarDate('2027-08-15'), list(['a', 'b'])]).toEqual([
    '2,300',
    '0,34',
    '15.08.2027',
    'a und b',
  ]);
});
