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
  ...{ chosenColor: null, imageFileId: null, imageAlt: null },
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

it('keeps a picture with its words, or as decoration, and asks for one of the two', () => {
  const imageFileId = '01a1fdd9-e798-7695-8870-edbbbb4612c4' as NonNullable<Details['imageFileId']>;
  for (const imageAlt of ['A lens', '']) {
    const pictured: Details = { ...details, chosenColor: 6, imageFileId, imageAlt };
    expect(readDraft(draftOf(pictured), t).details).toEqual(pictured);
  }
  const wordless = { ...draftOf(details), imageFileId, imageAlt: '  ' };
  expect(readDraft(wordless, t)).toMatchObject({ details: null, errors: { imageAlt: expect.any(String) } });
  expect(
    readDraft({ ...wordless, imageFileId: null, imageAlt: 'left over' }, t).details?.imageAlt,
  ).toBeNull();
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
