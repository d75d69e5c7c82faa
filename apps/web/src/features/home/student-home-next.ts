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

/**
 * A class that one can join now comes before anything else. Then work that is due soon comes before anything else, then a lesson of the course that is least far along, then
 * work that is due later.
 */
export function nextThing({
  courses,
  upcoming,
  sessions,
}: Pick<StudentData, 'courses' | 'upcoming' | 'sessions'>): NextThing {
  if (sessions.next?.isJoinable) return { kind: 'session', session: sessions.next };
  const open = upcoming.filter(isOpen);
  const urgent = open.find(({ isDueSoon }) => isDueSoon);
  if (urgent) return { kind: 'work', work: urgent };

  const share = ({ lessonsCompleted, lessonCount }: Course) => lessonsCompleted / Math.max(1, lessonCount);
  const behind = courses
    .filter(({ nextLesson }) => nextLesson !== null)
    .toSorted((a, b) => share(a) - share(b))[0];
  if (behind?.nextLesson) return { kind: 'lesson', course: behind, lesson: behind.nextLesson };

  if (open[0]) return { kind: 'work', work: open[0] };
  return courses.length === 0 ? { kind: 'first_course' } : { kind: 'all_done' };
}
