import type { Prerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { draftOfAsked, emptyAsked, readAsked, WORDS } from './prerequisites-draft.ts';

const t = ((key: string) => key) as TFunction;

it('brings back what was kept', () => {
  const kept: Prerequisite[] = [
    { of: 'course', courseId: 'a' as CourseId, kind: 'required', minRatio: 0.825 },
    { of: 'course', courseId: 'b' as CourseId, kind: 'corequisite', minRatio: null },
    { of: 'text', text: 'An audition', kind: 'recommended' },
  ];
  expect(kept.map((one) => readAsked(draftOfAsked(one), t).prerequisite)).toEqual(kept);
});

it('says what is wrong instead of sending it', () => {
  const of = (change: object) => readAsked({ ...emptyAsked(), ...change }, t);
  expect(of({}).error).toBe('Choose a course.');
  expect(of({ courseId: WORDS, text: '  ' }).error).toBe('Say what is needed.');
  for (const percent of ['0', '101', 'many', '0.001', '-5']) {
    expect(of({ courseId: 'a', percent }).prerequisite, percent).toBeNull();
  }
  expect(of({ courseId: 'a', percent: '82,5' }).prerequisite).toMatchObject({ minRatio: 0.825 });
});
