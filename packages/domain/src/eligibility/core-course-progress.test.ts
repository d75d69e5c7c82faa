import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoreCourseRecord, coreCourseProgress } from './core-course-progress.ts';

const recordOf = (courseId: string, status: CoreCourseRecord['status'], ratio: number | null) => ({
  courseId,
  title: courseId,
  ncaaApproved: true,
  status,
  ratio,
});

const record: fc.Arbitrary<CoreCourseRecord> = fc.record({
  courseId: fc.integer({ min: 1, max: 24 }).map((n) => `course-${n}`),
  title: fc.string(),
  ncaaApproved: fc.boolean(),
  status: fc.constantFrom('active', 'completed'),
  ratio: fc.option(fc.double({ min: 0, max: 1.1, noNaN: true })),
});
const records = fc.array(record, { maxLength: 40 });

it('counts completed courses as earned and active ones as projected', () => {
  const progress = coreCourseProgress([
    recordOf('english', 'completed', 0.91),
    recordOf('algebra', 'active', 0.74),
  ]);
  expect(progress).toMatchObject({ earned: 1, projected: 1, open: 14, required: 16, isMet: false });
  expect(progress.lines).toEqual([
    { courseId: 'english', standing: 'earned', reason: 'passed' },
    { courseId: 'algebra', standing: 'projected', reason: 'passing_so_far' },
  ]);
});

it('decides at 60 percent on the unrounded grade', () => {
  const progress = coreCourseProgress([
    recordOf('a', 'completed', 0.6),
    recordOf('b', 'completed', 0.59999),
    recordOf('c', 'active', 0.599),
  ]);
  expect(progress).toMatchObject({ earned: 1, projected: 0 });
  expect(progress.lines[1]!.reason).toBe('below_passing');
});

it('never counts a course without a grade or without approval', () => {
  const progress = coreCourseProgress([
    recordOf('a', 'completed', null),
    recordOf('b', 'active', null),
    { ...recordOf('c', 'completed', 1), ncaaApproved: false },
  ]);
  expect(progress).toMatchObject({ earned: 0, projected: 0, open: 16 });
  expect(progress.lines.map(({ reason }) => reason)).toEqual(['no_grade', 'no_grade', 'not_approved']);
});

it('counts a repeated course once, by its best record', () => {
  const progress = coreCourseProgress([
    recordOf('biology', 'active', 0.9),
    recordOf('biology', 'completed', 0.65),
    recordOf('biology', 'completed', 0.4),
    recordOf('biology', 'completed', 0.8),
  ]);
  expect(progress).toMatchObject({ earned: 1, projected: 0, open: 15 });
  expect(progress.lines.map(({ reason }) => reason)).toEqual([
    'counted_once',
    'passed',
    'below_passing',
    'counted_once',
  ]);
  expect(progress.lines.map(({ standing }) => standing)).toEqual([
    'not_counted',
    'earned',
    'not_counted',
    'not_counted',
  ]);
});

it('is met by 16 earned courses and not by projected ones', () => {
  const completed = Array.from({ length: 15 }, (_, n) => recordOf(`c${n}`, 'completed', 0.7));
  expect(coreCourseProgress([...completed, recordOf('last', 'active', 1)])).toMatchObject({
    open: 0,
    isMet: false,
  });
  expect(coreCourseProgress([...completed, recordOf('last', 'completed', 0.7)]).isMet).toBe(true);
});

it('never counts more courses than there are, and none of them twice', () => {
  fc.assert(
    fc.property(records, (courses) => {
      const { earned, projected, open, lines } = coreCourseProgress(courses);
      const counted = lines.filter(({ standing }) => standing !== 'not_counted');
      expect(counted.length).toBe(earned + projected);
      expect(new Set(counted.map(({ courseId }) => courseId)).size).toBe(counted.length);
      expect(lines.map(({ courseId }) => courseId)).toEqual(courses.map(({ courseId }) => courseId));
      expect(open).toBe(Math.max(0, 16 - earned - projected));
    }),
  );
});

it('never falls when a grade is raised or a record is added', () => {
  fc.assert(
    fc.property(records, record, fc.double({ min: 0, max: 1, noNaN: true }), (courses, added, extra) => {
      const raised = { ...added, ratio: added.ratio === null ? null : added.ratio + extra };
      const before = coreCourseProgress(courses);
      const middle = coreCourseProgress([...courses, added]);
      const after = coreCourseProgress([...courses, raised]);
      expect(middle.earned).toBeGreaterThanOrEqual(before.earned);
      expect(after.earned).toBeGreaterThanOrEqual(middle.earned);
      expect(after.open).toBeLessThanOrEqual(middle.open);
    }),
  );
});

it('gives the same count in any order', () => {
  fc.assert(
    fc.property(records, (courses) => {
      const { lines: _, ...forward } = coreCourseProgress(courses);
      expect(coreCourseProgress(courses.toReversed())).toMatchObject(forward);
    }),
  );
});
