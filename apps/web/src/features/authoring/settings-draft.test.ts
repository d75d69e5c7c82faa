import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Details } from './authoring-queries.ts';
import { draftOf, readDraft } from './settings-draft.ts';

const t = ((key: string) => key) as unknown as TFunction;
const details: Details = {
  ...{ title: 'Optics', subject: 'Science', description: '', gradeLevel: 0, credits: 0.5, level: 'general' },
  ...{
    termId: null,
    ncaaArea: null,
    transcriptTitle: null,
    provider: null,
    mode: null,
    enrollmentMode: null,
    capacity: null,
  },
};

it('reads back what it began with, kindergarten and nothing included', () => {
  expect(readDraft(draftOf(details), t)).toEqual({ details, errors: {} });
  const full: Details = {
    ...details,
    gradeLevel: null,
    capacity: 30,
    enrollmentMode: 'approval',
    credits: 1,
  };
  expect(readDraft(draftOf(full), t).details).toEqual(full);
});

it('refuses what is no number, no whole number, or out of bounds', () => {
  const draft = draftOf(details);
  for (const credits of ['', 'one', '0', '-1', '10.5', '1.0001', 'NaN']) {
    expect(readDraft({ ...draft, credits }, t).errors.credits, credits).toBeDefined();
  }
  expect(readDraft({ ...draft, credits: ' 0,25 ' }, t).details?.credits).toBe(0.25);
  for (const capacity of ['0', '-3', '1.5', 'many', '100001']) {
    expect(readDraft({ ...draft, capacity }, t).errors.capacity, capacity).toBeDefined();
  }
  expect(readDraft({ ...draft, title: '  ' }, t).errors.title).toBeDefined();
});
