import { expect, it } from 'vitest';
import { nextThing as next, type StudentData } from './student-home-next.ts';

type Course = StudentData['courses'][number];
type Work = StudentData['upcoming'][number];

const course = (title: string, lessonsCompleted: number, next: string | null) =>
  ({
    title,
    lessonsCompleted,
    lessonCount: 10,
    nextLesson: next && { lessonId: next, title: next },
  }) as Course;
const noSessions: StudentData['sessions'] = { upcomingCount: 0, next: null };
const nextThing = (home: Pick<StudentData, 'courses' | 'upcoming'>) =>
  next({ ...home, sessions: noSessions });
const work = (title: string, state: Work['state'], isDueSoon: boolean) =>
  ({ title, state, isDueSoon }) as Work;

it('puts work that is due soon before lessons', () => {
  const thing = nextThing({
    courses: [course('Algebra', 1, 'lines')],
    upcoming: [work('Quiz', 'not_started', true)],
  });
  expect(thing).toMatchObject({ kind: 'work', work: { title: 'Quiz' } });
});

it('passes over work that is handed in', () => {
  const thing = nextThing({
    courses: [course('Algebra', 1, 'lines')],
    upcoming: [work('Quiz', 'submitted', true)],
  });
  expect(thing).toMatchObject({ kind: 'lesson', lesson: { title: 'lines' } });
});

it('offers a lesson of the course that is least far along', () => {
  const courses = [course('Algebra', 6, 'lines'), course('Biology', 2, 'cells'), course('English', 0, null)];
  expect(nextThing({ courses, upcoming: [work('Essay', 'draft', false)] })).toMatchObject({
    lesson: { title: 'cells' },
  });
});

it('offers later work when all lessons are done', () => {
  expect(
    nextThing({ courses: [course('Algebra', 10, null)], upcoming: [work('Essay', 'draft', false)] }),
  ).toMatchObject({
    kind: 'work',
    work: { title: 'Essay' },
  });
});

it('leads somebody without courses to the catalog', () => {
  expect(nextThing({ courses: [], upcoming: [] })).toEqual({ kind: 'first_course' });
});

it('says so when everything is done', () => {
  expect(nextThing({ courses: [course('Algebra', 10, null)], upcoming: [] })).toEqual({ kind: 'all_done' });
});

it('puts a class that one can join now before everything else', () => {
  const session = { title: 'Cells, live', isJoinable: true } as NonNullable<StudentData['sessions']['next']>;
  const upcoming = [work('Quiz', 'not_started', true)];
  expect(next({ courses: [], upcoming, sessions: { upcomingCount: 1, next: session } })).toMatchObject({
    kind: 'session',
  });
  const later = { ...session, isJoinable: false };
  expect(next({ courses: [], upcoming, sessions: { upcomingCount: 1, next: later } })).toMatchObject({
    kind: 'work',
  });
});
