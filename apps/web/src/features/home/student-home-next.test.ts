import { expect, it } from 'vitest';
import { nextThing as next, type StudentData } from './student-home-next.ts';

type Course = StudentData['courses'][number];
type Work = StudentData['upcoming'][number];

const NOW = Date.parse('2030-03-04T14:00:00Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const course = (title: string, lessonsCompleted: number, lesson: string | null) =>
  ({
    courseId: title,
    title,
    lessonsCompleted,
    lessonCount: 10,
    nextLesson: lesson && { lessonId: lesson, title: lesson },
  }) as unknown as Course;
const noSessions: StudentData['sessions'] = { upcomingCount: 0, next: null, soon: [] };
const nextThing = (home: Pick<StudentData, 'courses' | 'upcoming'>) =>
  next({ ...home, sessions: noSessions }, NOW);
const work = (title: string, state: Work['state'], days: number, courseId = 'Other') =>
  ({ title, state, dueAt: inDays(days), courseId }) as unknown as Work;

it('puts work that is due within a week before lessons', () => {
  const thing = nextThing({
    courses: [course('Algebra', 1, 'lines')],
    upcoming: [work('Quiz', 'not_started', 6)],
  });
  expect(thing).toMatchObject({ kind: 'work', work: { title: 'Quiz' } });
});

it('takes what is due first, whatever stands first in the list', () => {
  const upcoming = [work('Essay', 'draft', 5), work('Quiz', 'not_started', 2)];
  expect(nextThing({ courses: [], upcoming })).toMatchObject({ work: { title: 'Quiz' } });
});

it('passes over work that is submitted', () => {
  const thing = nextThing({
    courses: [course('Algebra', 1, 'lines')],
    upcoming: [work('Quiz', 'submitted', 1)],
  });
  expect(thing).toMatchObject({ kind: 'lesson', lesson: { title: 'lines' } });
});

it('offers a lesson of the course whose work is due next', () => {
  const courses = [course('Algebra', 2, 'lines'), course('Biology', 6, 'cells'), course('English', 0, null)];
  expect(nextThing({ courses, upcoming: [work('Essay', 'draft', 12, 'Biology')] })).toMatchObject({
    lesson: { title: 'cells' },
  });
});

it('offers a lesson of the course that is least far along, where none has work to come', () => {
  const courses = [course('Algebra', 6, 'lines'), course('Biology', 2, 'cells')];
  expect(nextThing({ courses, upcoming: [] })).toMatchObject({ lesson: { title: 'cells' } });
});

it('offers later work when all lessons are done', () => {
  expect(
    nextThing({ courses: [course('Algebra', 10, null)], upcoming: [work('Essay', 'draft', 20)] }),
  ).toMatchObject({ kind: 'work', work: { title: 'Essay' } });
});

it('leads somebody without courses to the catalog', () => {
  expect(nextThing({ courses: [], upcoming: [] })).toEqual({ kind: 'first_course' });
});

it('says so when everything is done', () => {
  expect(nextThing({ courses: [course('Algebra', 10, null)], upcoming: [] })).toEqual({ kind: 'all_done' });
});

it('puts a class that one can join now before everything else', () => {
  const session = { title: 'Cells, live', isJoinable: true } as NonNullable<StudentData['sessions']['next']>;
  const upcoming = [work('Quiz', 'not_started', 1)];
  const home = { courses: [], upcoming };
  expect(next({ ...home, sessions: { ...noSessions, next: session } }, NOW)).toMatchObject({
    kind: 'session',
  });
  const later = { ...session, isJoinable: false };
  expect(next({ ...home, sessions: { ...noSessions, next: later } }, NOW)).toMatchObject({ kind: 'work' });
});
