import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import { declaredStatements, type None, statement } from './unit.ts';

/** As a generated file says it. */
interface Sql {
  readonly rename: {
    readonly row: { readonly id: CourseId; readonly changedAt: string | null; readonly rule: unknown };
    readonly parameters: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly note: string | null;
    };
  };
  readonly list: { readonly row: { readonly id: CourseId }; readonly parameters: None };
}

interface Values {
  courseId: CourseId;
  title: string;
  note: string | null;
}

const TEXT =
  'update courses set title = :title where id = :courseId and :note::text is null and title <> :title';
const rename = statement<Sql['rename'], Values>(TEXT);
const list = statement<Sql['list']>('select id from courses');
const courseId = '00000000-0000-7000-8000-000000000000' as CourseId;

it('numbers its parameters once, and takes them by name in any order', () => {
  expect(rename({ note: null, courseId, title: 'Algebra' })).toEqual({
    text: 'update courses set title = $1 where id = $2 and $3::text is null and title <> $1',
    values: ['Algebra', courseId, null],
  });
  expect(list()).toEqual({ text: 'select id from courses', values: [] });
});

it('is known by the text that is sent', () => {
  expect(declaredStatements.has(rename({ note: null, courseId, title: '' }).text)).toBe(true);
  expect(declaredStatements.has(TEXT)).toBe(false);
});

/** Never called: each line marked is an error of the compiler, or this file is. */
export const refusedByTheCompiler = [
  // @ts-expect-error an id of another table
  () => statement<Sql['rename'], { courseId: SchoolId; title: string; note: string | null }>(TEXT),
  // @ts-expect-error null where it can't mean anything
  () => statement<Sql['rename'], { courseId: CourseId; title: string | null; note: null }>(TEXT),
  // @ts-expect-error a parameter that isn't declared
  () => statement<Sql['rename'], { courseId: CourseId; title: string }>(TEXT),
  // @ts-expect-error a parameter that the text doesn't have
  () => statement<Sql['rename'], Values & { more: string }>(TEXT),
  // @ts-expect-error parameters of a statement that has some are declared
  () => statement<Sql['rename']>(TEXT),
  // @ts-expect-error an assertion that isn't narrower
  () => statement<Sql['rename'], Values, { changedAt: number }>(TEXT),
  // @ts-expect-error an assertion about no column
  () => statement<Sql['rename'], Values, { changed: string }>(TEXT),
  // @ts-expect-error a value too few
  () => rename({ courseId, title: '' }),
  // @ts-expect-error a value too many
  () => rename({ courseId, title: '', note: null, more: 1 }),
  // @ts-expect-error values by position
  () => rename(courseId, '', null),
];

/** And these are none. */
export const takenByTheCompiler = [
  () => statement<Sql['rename'], { courseId: string; title: string; note: string | null }>(TEXT),
  () => statement<Sql['rename'], { courseId: CourseId; title: string; note: string }>(TEXT),
  () => statement<Sql['rename'], Values, { changedAt: string; rule: { readonly kind: 'late' } }>(TEXT),
  () => statement<Sql['list'], None, { id: CourseId }>('select id from courses'),
];
