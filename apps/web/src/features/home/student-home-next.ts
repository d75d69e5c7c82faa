import type { api } from '#lib/api.ts';

export type StudentData = Awaited<
  ReturnType<NonNullable<ReturnType<typeof api.home.student.queryOptions>['queryFn']>>
>;
type Upcoming = StudentData['upcoming'][number];
type Course = StudentData['courses'][number];

/** The one thing to do now. */
export type NextThing =
  /** A live class whose door is open. */
  | { readonly kind: 'session'; readonly session: NonNullable<StudentData['sessions']['next']> }
  | { readonly kind: 'work'; readonly work: Upcoming }
  | { readonly kind: 'lesson'; readonly course: Course; readonly lesson: NonNullable<Course['nextLesson']> }
  /** Nobody is enrolled in nothing for long: the catalog. */
  | { readonly kind: 'first_course' }
  | { readonly kind: 'all_done' };

const isOpen = ({ state }: Upcoming) => state === 'not_started' || state === 'draft' || state === 'missing';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A class that one can join now, then the work that is due first within a week, then a lesson of the course whose work is
 * due next, then work that is due later. Among courses without such work the one that is least far along comes first.
 */
export function nextThing(
  { courses, upcoming, sessions }: Pick<StudentData, 'courses' | 'upcoming' | 'sessions'>,
  now: number,
): NextThing {
  if (sessions.next?.isJoinable) return { kind: 'session', session: sessions.next };
  const open = upcoming.filter(isOpen).toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  const [first] = open;
  if (first && Date.parse(first.dueAt) - now <= WEEK_MS) return { kind: 'work', work: first };

  const share = ({ lessonsCompleted, lessonCount }: Course) => lessonsCompleted / Math.max(1, lessonCount);
  const due = ({ courseId }: Course) => {
    const place = open.findIndex((work) => work.courseId === courseId);
    return place === -1 ? open.length : place;
  };
  const lesson = courses
    .filter(({ nextLesson }) => nextLesson !== null)
    .toSorted((a, b) => due(a) - due(b) || share(a) - share(b))[0];
  if (lesson?.nextLesson) return { kind: 'lesson', course: lesson, lesson: lesson.nextLesson };

  if (first) return { kind: 'work', work: first };
  return courses.length === 0 ? { kind: 'first_course' } : { kind: 'all_done' };
}
