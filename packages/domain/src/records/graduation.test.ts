import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditsEarned } from '../credits/credits.ts';
import {
  type CreditRow,
  graduationProgress,
  MOST_REQUIREMENTS,
  type RequirementSet,
  requirementSetProblem,
  setOfClass,
} from './graduation.ts';

const need = (label: string, credits: number, subjects: string[] = [label], titles: string[] = []) => ({
  label,
  credits,
  subjects,
  titles,
});
let lines = 0;
const row = (title: string, credits: number, subject: string | null, isInProgress = false): CreditRow => ({
  lineId: `line ${lines++}`,
  title,
  credits,
  subject,
  isInProgress,
});
const titlesOf = (rows: readonly CreditRow[]) => rows.map(({ title }) => title);

const SET: RequirementSet = {
  requirements: [need('English', 1), need('Math', 1)],
  totalCredits: 3,
};

it('is met by what is earned, on the way with what runs, and short of what neither gives', () => {
  const earned = [row('English 9', 1, 'English'), row('Algebra', 1, 'Math')];
  expect(graduationProgress(SET, [...earned, row('Drawing', 1, null)]).verdict).toBe('met');
  const onTheWay = graduationProgress(SET, [...earned, row('Drawing', 1, null, true)]);
  expect(onTheWay.verdict).toBe('on_the_way');
  expect(onTheWay.electives).toMatchObject({ needed: 1, earned: 0, inProgress: 1, missing: 0 });
  const short = graduationProgress(SET, earned);
  expect(short.verdict).toBe('short');
  expect(short.electives).toMatchObject({ missing: 1, rows: [] });
  expect(short.total).toEqual({ needed: 3, earned: 2, inProgress: 0, missing: 1 });
});

it('doesn’t take more of one subject for another', () => {
  const progress = graduationProgress(
    SET,
    [1, 2, 3].map((n) => row(`English ${n}`, 1, 'English')),
  );
  expect(progress.verdict).toBe('short');
  expect(progress.requirements.map(({ missing }) => missing)).toEqual([0, 1]);
  expect(progress.electives).toMatchObject({ earned: 1, missing: 0 });
});

it('gives each line to one requirement, the one that needs it', () => {
  const set = {
    requirements: [need('Social studies', 1), need('U.S. History', 1, [], ['us history'])],
    totalCredits: 2,
  };
  const both = graduationProgress(set, [
    row('US  History', 1, 'Social studies'),
    row('Civics', 1, 'Social studies'),
  ]);
  expect(both.verdict).toBe('met');
  expect(both.requirements.map(({ rows }) => titlesOf(rows))).toEqual([['Civics'], ['US  History']]);
  expect(graduationProgress(set, [row('US History', 1, 'Social studies')]).total.missing).toBe(1);
});

it('counts what a requirement didn’t need of its line as electives', () => {
  const progress = graduationProgress({ requirements: [need('Health', 0.5)], totalCredits: 1 }, [
    row('Health and fitness', 1, 'Health'),
  ]);
  expect(progress.verdict).toBe('met');
  expect(progress.electives).toMatchObject({ needed: 0.5, earned: 0.5, rows: [] });
});

it('prefers that nothing is missing in the end to what is earned today', () => {
  const set = { requirements: [need('A', 1, ['a']), need('B', 0.5, ['b'], ['Both'])], totalCredits: 1.5 };
  const progress = graduationProgress(set, [row('Both', 1, 'a'), row('Running', 1, 'a', true)]);
  expect(progress.verdict).toBe('on_the_way');
  expect(progress.requirements).toMatchObject([
    { earned: 0, inProgress: 1 },
    { earned: 0.5, inProgress: 0 },
  ]);
});

it('says nothing is asked where nothing is', () => {
  expect(graduationProgress({ requirements: [], totalCredits: 0 }, []).verdict).toBe('met');
});

it('adds thirds of a credit exactly', () => {
  const thirds = [0.333, 0.333, 0.334].map((credits) => row('Part', credits, 'English'));
  expect(graduationProgress({ requirements: [need('English', 1)], totalCredits: 1 }, thirds).verdict).toBe(
    'met',
  );
});

it('names what is wrong with a set', () => {
  expect(requirementSetProblem(SET)).toBeNull();
  expect(requirementSetProblem({ ...SET, totalCredits: 1.999 })).toBe('total_too_small');
  expect(requirementSetProblem({ ...SET, requirements: [need('A', 1, [])] })).toBe('nothing_fills');
  expect(requirementSetProblem({ ...SET, requirements: [need('A', 1), need(' a ', 1)] })).toBe('label_twice');
});

it('finds the set of a class: the last one that began by its year', () => {
  const sets = [{ fromYear: 2027 }, { fromYear: 2020 }, { fromYear: 2024 }];
  expect(setOfClass(sets, 2026)).toEqual({ fromYear: 2024 });
  expect(setOfClass(sets, 2024)).toEqual({ fromYear: 2024 });
  expect(setOfClass(sets, 2060)).toEqual({ fromYear: 2027 });
  expect(setOfClass(sets, 2019)).toBeNull();
  expect(setOfClass(sets, null)).toBeNull();
});

const SUBJECTS = ['a', 'b', 'c'];
const credits = fc.constantFrom(0.25, 0.333, 0.5, 1, 1.5);
const someRows = (maxLength: number) =>
  fc.array(
    fc.record({
      lineId: fc.uuid(),
      title: fc.constantFrom('One', 'Two', 'Three'),
      subject: fc.option(fc.constantFrom(...SUBJECTS)),
      credits,
      isInProgress: fc.boolean(),
    }),
    { maxLength },
  );
const someSet = fc
  .record({
    requirements: fc.array(
      fc.record({
        label: fc.uuid(),
        credits,
        subjects: fc.uniqueArray(fc.constantFrom(...SUBJECTS)),
        titles: fc.uniqueArray(fc.constantFrom('one', 'TWO', 'three'), { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
    electives: fc.constantFrom(0, 0.5, 2),
  })
  .map(({ requirements, electives }) => ({
    requirements,
    totalCredits: creditsEarned([...requirements.map((one) => one.credits), electives]),
  }));

/** Every way to give lines to requirements: the least that can be missing, and the most that is earned then. */
function exhaustively({ requirements, totalCredits }: RequirementSet, rows: readonly CreditRow[]) {
  const mill = (n: number) => Math.round(n * 1000);
  const named = requirements.reduce((sum, one) => sum + mill(one.credits), 0);
  let best = { missing: Number.POSITIVE_INFINITY, earned: -1 };
  const go = (
    at: number,
    given: { earned: number; all: number }[],
    rest: { earned: number; all: number },
  ) => {
    const current = rows[at];
    if (!current) {
      let [missing, earned, spareEarned, spareAll] = [0, 0, rest.earned, rest.all];
      requirements.forEach((one, place) => {
        const [full, has] = [mill(one.credits), given[place]!];
        missing += Math.max(0, full - has.all);
        earned += Math.min(full, has.earned);
        spareEarned += Math.max(0, has.earned - full);
        spareAll += Math.max(0, has.all - full);
      });
      const electives = mill(totalCredits) - named;
      missing += Math.max(0, electives - spareAll);
      earned += Math.min(electives, spareEarned);
      if (missing < best.missing || (missing === best.missing && earned > best.earned))
        best = { missing, earned };
      return;
    }
    const worth = mill(current.credits);
    const plus = (one: { earned: number; all: number }) => ({
      earned: one.earned + (current.isInProgress ? 0 : worth),
      all: one.all + worth,
    });
    go(at + 1, given, plus(rest));
    requirements.forEach(({ subjects, titles }, place) => {
      const isFit =
        (current.subject !== null && subjects.includes(current.subject)) ||
        titles.some((title) => title.toLowerCase() === current.title.toLowerCase());
      if (isFit)
        go(
          at + 1,
          given.map((one, index) => (index === place ? plus(one) : one)),
          rest,
        );
    });
  };
  go(
    0,
    requirements.map(() => ({ earned: 0, all: 0 })),
    { earned: 0, all: 0 },
  );
  return { missing: best.missing / 1000, earned: best.earned / 1000 };
}

it('leaves as little missing as any way to give lines to requirements, and has earned the most of those', () => {
  fc.assert(
    fc.property(someSet, someRows(7), (set, rows) => {
      const { requirements, electives, total } = graduationProgress(set, rows);
      const parts = [...requirements, electives];
      const earned = creditsEarned(parts.map((part) => part.earned));
      expect({ missing: total.missing, earned }).toEqual(exhaustively(set, rows));
    }),
    { numRuns: 400 },
  );
});

it('counts each line once, nothing that isn’t there, and all that the record earned', () => {
  fc.assert(
    fc.property(someSet, someRows(30), (set, rows) => {
      const { requirements, electives, total, verdict } = graduationProgress(set, rows);
      const parts = [...requirements, electives];
      const ids = parts.flatMap((part) => part.rows.map((one) => one.lineId));
      expect(ids.toSorted()).toEqual(rows.map((one) => one.lineId).toSorted());
      const earnedRows = rows.filter((one) => !one.isInProgress).map((one) => one.credits);
      expect(total.earned).toBe(creditsEarned(earnedRows));
      for (const part of parts) {
        expect(creditsEarned([part.earned, part.inProgress, part.missing])).toBe(part.needed);
        expect(Math.min(part.earned, part.inProgress, part.missing)).toBeGreaterThanOrEqual(0);
      }
      expect(verdict === 'met').toBe(parts.every((part) => part.earned === part.needed));
      expect(verdict === 'short').toBe(total.missing > 0);
    }),
  );
});

it('never has more missing once a course is passed', () => {
  fc.assert(
    fc.property(someSet, someRows(8), credits, (set, rows, worth) => {
      const before = graduationProgress(set, rows).total.missing;
      const after = graduationProgress(set, [...rows, row('One', worth, 'a')]).total.missing;
      expect(after).toBeLessThanOrEqual(before);
    }),
  );
});

it('finds the way in which a record of lines that fit several requirements meets them all', () => {
  const requirements = [
    need('ELA', 2.5),
    need('Sci', 1.5),
    need('Soc', 1),
    need('WL', 2),
    need('STEM', 2, ['Math', 'Sci', 'Tech']),
    need('Humanities', 4, ['ELA', 'Soc', 'WL']),
    need('Career', 1.5, ['Tech', 'Math']),
  ];
  const rows =
    `Math:.5 Sci:.5 Tech:1 Tech:.5 Soc:1 ELA:.5 WL:1r Soc:.5 Sci:.5r ELA:.5 Sci:1 ELA:.5 Sci:.5 WL:1 Soc:.5 Sci:.5
    WL:.5 ELA:.5 WL:.5 Soc:1 ELA:.5r WL:1`
      .split(/\s+/)
      .map((text) => {
        const [subject, worth] = text.split(':') as [string, string];
        return row(text, Number.parseFloat(worth), subject, worth.endsWith('r'));
      });
  const progress = graduationProgress({ requirements, totalCredits: 14.5 }, rows);
  expect(progress).toMatchObject({ verdict: 'on_the_way', total: { missing: 0 } });
  const passed = rows.map((one) => ({ ...one, isInProgress: false }));
  expect(graduationProgress({ requirements, totalCredits: 14.5 }, passed).verdict).toBe('met');
});

/** Numbers below a limit, the same ones each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A record that meets a set: each line is made for one requirement, and mostly fits others too. */
function solvable(seed: number, worths: readonly number[]) {
  const next = numbersFrom(seed);
  const of = <One>(list: readonly One[]): One => list[next(list.length)]!;
  const subjects = ['ela', 'math', 'sci', 'soc', 'wl', 'tech', 'art', 'pe'];
  const fitting = Array.from({ length: 7 + next(6) }, () => [
    ...new Set(Array.from({ length: 1 + next(3) }, () => of(subjects))),
  ]);
  const made = Array.from({ length: 22 + next(29) }, (_, at) => {
    const place = at < fitting.length ? at : next(fitting.length);
    return { place, row: row(`Course ${at}`, of(worths), of(fitting[place]!)) };
  });
  const requirements = fitting.map((some, place) => {
    const given = creditsEarned(made.filter((one) => one.place === place).map((one) => one.row.credits));
    // Half of the sets need all of it, the others whole halves.
    return need(`Part ${place}`, seed % 2 === 0 || given < 0.5 ? given : Math.floor(given * 2) / 2, some);
  });
  const rows = made.map((one) => ({ at: next(1e9), row: one.row })).toSorted((a, b) => a.at - b.at);
  return {
    set: { requirements, totalCredits: creditsEarned(requirements.map((one) => one.credits)) },
    rows: rows.map((one) => one.row),
  };
}

it.each([{ worths: [0.5, 1] }, { worths: [0.34, 0.5, 0.67, 1] }, { worths: [0.25, 0.33, 0.5, 0.75, 1] }])(
  'finds met what can be met, with credits of $worths',
  ({ worths }) => {
    const missed = Array.from({ length: 150 }, (_, seed) => seed).filter((seed) => {
      const { set, rows } = solvable(seed, worths);
      return graduationProgress(set, rows).verdict !== 'met';
    });
    expect(missed).toEqual([]);
  },
);

it.each([90, 150])('takes little time for the most tangled set and a record of %d courses', (count) => {
  const requirements = Array.from({ length: MOST_REQUIREMENTS }, (_, at) =>
    need(`Part ${at}`, 1 + at / 8, SUBJECTS),
  );
  const rows = Array.from({ length: count }, (_, at) =>
    row(`Course ${at}`, (1 + (at % 7)) / 7, SUBJECTS[at % 3]!, at % 5 === 0),
  );
  // Some 100 ms: the fastest of a few, and room for a slower machine, or one that has other work.
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    graduationProgress({ requirements, totalCredits: 120 }, rows);
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(500);
});
