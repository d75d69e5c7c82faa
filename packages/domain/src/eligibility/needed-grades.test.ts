import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordWith, row } from '../testing/eligibility/records.ts';
import { keeps, neededGrades, neededUnder } from './needed-grades.ts';
import type { CoreArea, EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { NOTHING_SUPPOSED, SUPPOSED_GRADES, type SupposedGrade } from './what-if.ts';

const DI = RULE_SETS.find((set): set is DivisionRules => set.kind === 'division' && set.body === 'DI')!;
/** Division I, scaled down to four units, so that every mix of grades can be tried. */
const SMALL: DivisionRules = {
  ...DI,
  needs: { ...DI.needs, english: 1, math: 1, science: 0, socialScience: 0, academic: 2, total: 4 },
  lock: { ...DI.lock!, units: 2, academic: 1 },
};
const AS_OF = '2025-02-01';
const STUDENT = { graduatedOn: null, fullTimeCollegeOn: null };

const area = fc.constantFrom<CoreArea>('english', 'math', 'science', 'social_science', 'world_language');
const grade = fc.constantFrom('A', 'B', 'C', 'D', 'F');
const units = fc.constantFrom(1, 1, 0.5);
const posted = fc.record({ area, grade, units, isBefore: fc.boolean() });
const running = fc.record({ area, units, isBefore: fc.boolean(), isRepeat: fc.boolean() });

/** A small record: some courses posted and up to three that run, of which one may repeat a posted one. */
const record = fc
  .record({
    done: fc.array(posted, { minLength: 1, maxLength: 4 }),
    runs: fc.array(running, { minLength: 1, maxLength: 3 }),
  })
  .map(({ done, runs }): EligibilityRecord => {
    const ends = (isBefore: boolean) => (isBefore ? '2025-05-23' : '2026-05-22');
    return recordWith(
      [
        ...done.map((one, index) =>
          row(`done ${index}`, one.area, {
            ...{ grade: one.grade, units: one.units, exitedOn: ends(one.isBefore), contentKey: `${index}` },
          }),
        ),
        ...runs.map((one, index) => {
          const repeated = one.isRepeat ? done[index] : undefined;
          return row(`runs ${index}`, repeated?.area ?? one.area, {
            ...{ grade: null, state: 'running', exitedOn: ends(one.isBefore) },
            ...{ units: repeated?.units ?? one.units, contentKey: repeated ? `${index}` : `run ${index}` },
          });
        }),
      ],
      STUDENT,
    );
  });

/** Every mix of grades for these rows. */
const mixes = (ids: readonly string[], grades: readonly SupposedGrade[]) =>
  ids.reduce<Map<string, SupposedGrade>[]>(
    (before, id) => before.flatMap((one) => grades.map((letter) => new Map(one).set(id, letter))),
    [new Map()],
  );

const rank = (letter: SupposedGrade) => SUPPOSED_GRADES.indexOf(letter);

it('finds a mix that is enough below which nothing is, by trying every mix there is', () => {
  let found = { qualifier: 0, on_track: 0, none: 0 };
  fc.assert(
    fc.property(record, (one) => {
      const open = one.courses.filter(({ state }) => state === 'running').map(({ id }) => id);
      const needed = neededGrades(one, SMALL, AS_OF);
      if (needed === null) {
        found = { ...found, none: found.none + 1 };
        for (const goal of ['qualifier', 'on_track'] as const)
          for (const mix of mixes(open, SUPPOSED_GRADES)) {
            // A pace is kept by passing grades, or by none.
            if (goal === 'on_track' && [...mix.values()].includes('F')) continue;
            expect(keeps(goal, one, SMALL, AS_OF, mix)).toBe(false);
          }
        return;
      }
      const { goal, grades } = needed;
      found = { ...found, [goal]: found[goal] + 1 };
      expect([...grades.keys()]).toEqual(open);
      const steps = SUPPOSED_GRADES.filter((letter) => goal === 'qualifier' || letter !== 'F');
      for (const mix of mixes(open, steps)) {
        const isSame = open.every((id) => mix.get(id) === grades.get(id));
        const isLower = open.every((id) => rank(mix.get(id)!) >= rank(grades.get(id)!));
        const isHigher = open.every((id) => rank(mix.get(id)!) <= rank(grades.get(id)!));
        if (isSame || isHigher) expect(keeps(goal, one, SMALL, AS_OF, mix)).toBe(true);
        else if (isLower) expect(keeps(goal, one, SMALL, AS_OF, mix)).toBe(false);
      }
    }),
    { numRuns: 30, seed: 20_261_128 },
  );
  // Each answer was given: the records aren't all of one kind.
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});

it('needs nothing where nothing runs and the verdict is there', () => {
  const courses = (['english', 'math', 'math', 'science'] as const).map((one, index) =>
    row(`done ${index}`, one),
  );
  expect(neededGrades(recordWith(courses, STUDENT), SMALL, AS_OF)).toEqual({
    goal: 'qualifier',
    grades: new Map(),
  });
  // Nor does what runs have to be passed then.
  const running = row('runs', 'science', { grade: null, state: 'running' });
  expect(neededGrades(recordWith([...courses, running], STUDENT), SMALL, AS_OF)).toEqual({
    goal: 'qualifier',
    grades: new Map([['runs', 'F']]),
  });
});

it('asks of what is taken again or as well no more than is needed', () => {
  const courses = (['english', 'math', 'math', 'science'] as const).map((one, index) =>
    row(`done ${index}`, one, { grade: index === 0 ? 'D' : 'C' }),
  );
  const scenario = {
    ...NOTHING_SUPPOSED,
    retaken: { 'done 0': 'A' as const },
    added: [
      { area: 'math' as const, units: 1, grade: 'A' as const, when: 'later' as const, isElsewhere: false },
    ],
  };
  // 1, 2, 2, 2 are seven points of four units; 2.3 of them ask for 9.2.
  expect(neededUnder(recordWith(courses, STUDENT), scenario, SMALL, AS_OF)).toEqual({
    goal: 'qualifier',
    scenario: {
      ...scenario,
      retaken: { 'done 0': 'B' },
      added: [{ ...scenario.added[0], grade: 'B' }],
    },
  });
});
