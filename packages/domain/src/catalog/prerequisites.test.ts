import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  blocksEnrollment,
  type CourseRecord,
  findPrerequisiteCycle,
  prerequisiteStanding,
} from './prerequisites.ts';

const none: CourseRecord = { isCompleted: false, bestRatio: null, isTaking: false };
const with80: CourseRecord = { isCompleted: true, bestRatio: 0.8, isTaking: false };
const algebra = { kind: 'required', requiresCourseId: 'algebra', minRatio: null } as const;

it('is met by a passed course, and by 60 percent exactly', () => {
  expect(prerequisiteStanding(algebra, none)).toBe('missing');
  expect(prerequisiteStanding(algebra, with80)).toBe('met');
  expect(prerequisiteStanding(algebra, { ...with80, bestRatio: 0.6 })).toBe('met');
  expect(prerequisiteStanding(algebra, { ...with80, bestRatio: 0.599 })).toBe('missing');
});

it('asks for the stated share, and takes credit without a percent as a pass alone', () => {
  const strict = { ...algebra, minRatio: 0.85 };
  expect(prerequisiteStanding(strict, with80)).toBe('missing');
  expect(prerequisiteStanding(strict, { ...with80, bestRatio: 0.85 })).toBe('met');
  const credit = { ...with80, bestRatio: null };
  expect(prerequisiteStanding(algebra, credit)).toBe('met');
  expect(prerequisiteStanding(strict, credit)).toBe('missing');
});

it('takes a corequisite under way as met, and a prerequisite under way as missing', () => {
  const taking = { ...none, isTaking: true };
  expect(prerequisiteStanding({ ...algebra, kind: 'corequisite' }, taking)).toBe('met');
  expect(prerequisiteStanding(algebra, taking)).toBe('missing');
});

it('leaves words to a person, and lets only what is required and missing stand in the way', () => {
  expect(prerequisiteStanding({ ...algebra, requiresCourseId: null }, with80)).toBe('unknown');
  expect(blocksEnrollment('required', 'missing')).toBe(true);
  for (const [kind, standing] of [
    ['required', 'met'],
    ['required', 'unknown'],
    ['recommended', 'missing'],
    ['corequisite', 'missing'],
  ] as const) {
    expect(blocksEnrollment(kind, standing)).toBe(false);
  }
});

it('names the way of a cycle, and finds none where courses build on each other', () => {
  const graph = new Map([
    ['c', ['b']],
    ['b', ['a']],
  ]);
  expect(findPrerequisiteCycle(graph, 'c')).toBeNull();
  expect(findPrerequisiteCycle(new Map([...graph, ['a', ['c']]]), 'a')).toEqual(['a', 'c', 'b', 'a']);
  expect(findPrerequisiteCycle(new Map([['a', ['a']]]), 'a')).toEqual(['a', 'a']);
});

it('finds no cycle in any set of courses that only ask for earlier ones', () => {
  const pair = fc.tuple(fc.nat(20), fc.nat(20)).filter(([later, earlier]) => later > earlier);
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const graph = new Map<string, string[]>();
      for (const [later, earlier] of pairs)
        graph.set(`${later}`, [...(graph.get(`${later}`) ?? []), `${earlier}`]);
      for (const course of graph.keys()) expect(findPrerequisiteCycle(graph, course)).toBeNull();
    }),
  );
});

it('looks along every way, not only the first, and goes around no other cycle for ever', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d', 'e']],
    ['d', ['b']],
    ['e', ['a']],
  ]);
  expect(findPrerequisiteCycle(graph, 'a')).toEqual(['a', 'c', 'e', 'a']);
  expect(findPrerequisiteCycle(graph, 'd')).toEqual(['d', 'b', 'd']);
});

it('names a way that can be walked, wherever a course asks for itself in the end', () => {
  const pair = fc.tuple(fc.nat(6), fc.nat(6));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 14 }), (pairs) => {
      const graph = new Map<string, string[]>();
      for (const [from, to] of pairs) graph.set(`${from}`, [...(graph.get(`${from}`) ?? []), `${to}`]);
      for (const course of graph.keys()) {
        const reached = new Set<string>();
        for (let left = [...(graph.get(course) ?? [])]; left.length > 0; left = left.slice(1)) {
          const next = left[0] as string;
          if (reached.has(next)) continue;
          reached.add(next);
          left.push(...(graph.get(next) ?? []));
        }
        const way = findPrerequisiteCycle(graph, course);
        expect(way !== null).toBe(reached.has(course));
        if (!way) continue;
        expect([way[0], way.at(-1)]).toEqual([course, course]);
        for (const [at, one] of way.slice(0, -1).entries()) expect(graph.get(one)).toContain(way[at + 1]);
        // No course twice but the one it comes back to.
        expect(new Set(way).size).toBe(way.length - 1);
      }
    }),
  );
});
