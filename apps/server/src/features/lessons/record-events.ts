import type { contract } from '@fieldhouse/contract/contract.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { isActiveLearnerOf } from '#access/courses.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canReadLesson } from './policy.ts';
import {
  type EventLessonRow,
  foldCourseProgress,
  foldLessonProgress,
  insertEvents,
  listEventLessons,
  lockCourseProgress,
} from './queries.ts';

type LessonEvent = InferContractRouterInputs<typeof contract>['lessons']['recordEvents']['events'][number];

export const recordEvents = os.lessons.recordEvents.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const named = await tx.query(
      listEventLessons({ lessonIds: input.events.map((event) => event.lessonId) }),
    );
    const open = named.filter((lesson) => isActiveLearnerOf(actor, lesson) && canReadLesson(actor, lesson));
    // A queue kept offline may name a course that was dropped meanwhile: those events are refused, the others count.
    if (open.length === 0) {
      throw named.some((lesson) => canReadLesson(actor, lesson)) ? errors.FORBIDDEN() : errors.NOT_FOUND();
    }
    for (const { schoolId } of open) requireWritable(actor, schoolId);

    const earlier = earlierEvents(open, input.events);
    if (earlier.length > 0) throw errors.OTHER_ATTEMPT({ data: { clientEventIds: earlier } });

    let accepted = 0;
    // One record per school; more than one only for who goes to two schools.
    for (const lessons of Map.groupBy(open, (lesson) => lesson.ownStudentId ?? '').values()) {
      accepted += await recordForStudent(tx, lessons, input.events, now);
    }
    const openIds = new Set(open.map(({ lessonId }) => lessonId as string));
    const refused = input.events.filter(({ lessonId }) => !openIds.has(lessonId));
    return { accepted, refusedEventIds: refused.map(({ clientEventId }) => clientEventId) };
  }),
);

/** Client ids of what a device kept from an earlier attempt at the course: it isn't done in this one. */
function earlierEvents(lessons: readonly EventLessonRow[], events: readonly LessonEvent[]): string[] {
  const repeatedFrom = new Map(lessons.map((lesson) => [lesson.lessonId as string, lesson.repeatedFrom]));
  return events
    .filter((event) => {
      const from = repeatedFrom.get(event.lessonId);
      return from && Date.parse(event.occurredAt) < Date.parse(from);
    })
    .map((event) => event.clientEventId);
}

/**
 * Keeps the events of one student and folds them into the progress of lesson and course.
 *
 * @returns how many were new.
 */
async function recordForStudent(
  tx: Transaction,
  lessons: readonly EventLessonRow[],
  events: readonly LessonEvent[],
  now: string,
): Promise<number> {
  const [first] = lessons;
  if (!first?.ownStudentId) return 0;
  const { schoolId, ownStudentId: studentId } = first;
  const lessonIds = lessons.map((lesson) => lesson.lessonId);
  const enrollmentOf = new Map<string, string>(
    lessons.flatMap(({ lessonId, ownEnrollmentId }) =>
      ownEnrollmentId === null ? [] : [[lessonId, ownEnrollmentId] as const],
    ),
  );
  const enrollmentIds = [...new Set(enrollmentOf.values())];
  const theirs = events.flatMap((event) => {
    const enrollmentId = enrollmentOf.get(event.lessonId);
    return enrollmentId === undefined ? [] : [{ ...event, enrollmentId }];
  });
  const [, inserted] = await Promise.all([
    tx.query(lockCourseProgress({ schoolId, studentId, enrollmentIds, now })),
    tx.query(
      insertEvents({
        schoolId,
        studentId,
        lessonEventIds: theirs.map(() => newId()),
        clientEventIds: theirs.map((event) => event.clientEventId),
        lessonIds: theirs.map((event) => event.lessonId),
        kinds: theirs.map((event) => event.kind),
        occurredAts: theirs.map((event) => notAfter(event.occurredAt, now)),
        now,
        positions: theirs.map((event) => (event.kind === 'position' ? event.position : null)),
        enrollmentIds: theirs.map((event) => event.enrollmentId),
      }),
    ),
    tx.query(
      foldLessonProgress({
        schoolId,
        studentId,
        lessonIds,
        courses: lessons.map((lesson) => lesson.courseId),
        enrollmentIds: lessons.map((lesson) => lesson.ownEnrollmentId),
      }),
    ),
    tx.query(foldCourseProgress({ schoolId, enrollmentIds })),
  ]);
  return inserted.length;
}

/** A device whose clock is ahead would win over everything that is still to come. */
const notAfter = (occurredAt: string, now: string): string =>
  Date.parse(occurredAt) > Date.parse(now) ? now : new Date(occurredAt).toISOString();
