import type { EnrollmentId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recomputeStudentFigures, recomputeTotals } from '#features/grading/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import {
  addToEnrolledCount,
  insertEnrollmentEvent,
  listDecidersOf,
  NEEDS_DECISION,
  openCourseProgress,
  TERM_OF_COURSE,
} from './queries.ts';
import type { Sql } from './rows.gen.ts';

/*
 * Who has a place in a course. Whatever gives or frees one holds the row of the course's counts first, so that places
 * are judged one after the other: nobody gets a place twice, and none stays free while somebody waits for it.
 */

/** A course and its places, as they are while they are held. */
export interface Places {
  readonly courseId: string;
  readonly schoolId: SchoolId;
  readonly title: string;
  readonly status: 'draft' | 'published' | 'archived';
  /** Null: unlimited. */
  readonly capacity: number | null;
  /** Whoever gets a place waits for the school's word: by the course's mode, or since it asks for what no record shows. */
  readonly needsDecision: boolean;
  readonly activeCount: number;
  /** A request holds its place until it is decided. */
  readonly requestedCount: number;
  readonly waitlistedCount: number;
}

const lockPlaces = statement<Sql['lockPlaces'], { courseId: string }>(
  'select from course_stats where course_id = :courseId for update',
);

const readPlaces = statement<Sql['readPlaces'], { courseId: string; now: string }>(`
  select c.id as "courseId", c.school_id as "schoolId", c.title, c.status, c.capacity,
    ${NEEDS_DECISION} as "needsDecision", n.active as "activeCount", n.requested as "requestedCount",
    n.waitlisted as "waitlistedCount"
  from courses c
    cross join lateral (
      select count(*) filter (where e.status = 'active')::int as active,
        count(*) filter (where e.status = 'requested')::int as requested,
        count(*) filter (where e.status = 'waitlisted')::int as waitlisted
      from enrollments e
      where e.school_id = c.school_id and e.course_id = c.id
        and e.status in ('active', 'requested', 'waitlisted')) n
  where c.id = :courseId and c.school_id is not null`);

/**
 * Holds a course's places until the transaction ends, and reads them.
 *
 * They are read by a statement of its own: one that waited for the row would still see the rest as it was before.
 *
 * @returns null where there is no such course.
 */
export async function holdPlaces(tx: Transaction, courseId: string, clock: Clock): Promise<Places | null> {
  await tx.query(lockPlaces({ courseId }));
  const [places] = await tx.query(readPlaces({ courseId, now: clock.now() }));
  return places ?? null;
}

/** Places that nobody has or has asked for. */
export const freePlaces = ({ capacity, activeCount, requestedCount }: Places): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - activeCount - requestedCount);

/** The first on the list. `count`: how many; null: all. */
const listFirst = statement<Sql['listFirst'], { schoolId: string; courseId: string; count: number }>(`
  select e.id as "enrollmentId", e.student_id as "studentId", sp.user_id as "studentUserId"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'waitlisted'
  order by e.waitlist_position limit :count`);

const moveUp = statement<
  Sql['moveUp'],
  {
    schoolId: string;
    enrollmentId: EnrollmentId;
    status: Sql['moveUp']['parameters']['status'];
    updatedAt: string;
  }
>(`
  update enrollments set status = :status, waitlist_position = null, updated_at = :updatedAt, version = version + 1,
    enrolled_at = case when :status::text = 'active' then :updatedAt::timestamptz end, term_id = ${TERM_OF_COURSE}
  where school_id = :schoolId and id = :enrollmentId`);

export interface Filling {
  readonly clock: Clock;
  /** Who freed the places. */
  readonly byUserId: string;
}

/**
 * Gives free places to the first on the waiting list, in its order, and tells them. The caller holds the places.
 *
 * @returns the places as they are then.
 */
export async function fillPlaces(
  tx: Transaction,
  places: Places,
  { clock, byUserId }: Filling,
): Promise<Places> {
  const count = Math.min(freePlaces(places), places.waitlistedCount);
  if (places.status !== 'published' || count === 0) return places;
  const { schoolId, courseId } = places;
  const at = clock.now();
  const status = places.needsDecision ? ('requested' as const) : ('active' as const);
  const first = await tx.query(listFirst({ schoolId, courseId, count }));
  for (const { enrollmentId, studentUserId } of first) {
    await tx.query(moveUp({ schoolId, enrollmentId, status, updatedAt: at }));
    await tx.query(
      insertEnrollmentEvent({
        schoolId,
        enrollmentEventId: newId(),
        enrollmentId,
        fromStatus: 'waitlisted',
        status,
        byUserId,
        at,
        reason: null,
      }),
    );
    await tx.query(openCourseProgress({ schoolId, enrollmentId }));
    if (status === 'active') await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
    notify(tx, clock, studentUserId ? [studentUserId] : [], {
      ...{ schoolId, courseId, type: 'assignment' },
      template: status === 'active' ? 'waitlist_place' : 'waitlist_requested',
      groupKey: `place:${enrollmentId}`,
    });
  }
  if (status === 'active') {
    await tx.query(addToEnrolledCount({ courseId, count }));
    // A student's figures follow from the attempts that count now; they are taken last, and in one order.
    for (const studentId of first.map((one) => one.studentId).sort()) {
      await recomputeStudentFigures(tx, { schoolId, studentId }, at);
    }
  } else await tellDeciders(tx, clock, schoolId, courseId);
  return {
    ...places,
    activeCount: places.activeCount + (status === 'active' ? count : 0),
    requestedCount: places.requestedCount + (status === 'requested' ? count : 0),
    waitlistedCount: places.waitlistedCount - count,
  };
}

/** Tells those who decide that somebody asks to join. */
export async function tellDeciders(
  tx: Transaction,
  clock: Clock,
  schoolId: string,
  courseId: string,
): Promise<void> {
  const deciders = await tx.query(listDecidersOf({ schoolId, courseId }));
  notify(
    tx,
    clock,
    deciders.map(({ userId }) => userId),
    {
      ...{ schoolId, courseId, type: 'assignment', template: 'enrollment_requested' },
      groupKey: `join:${courseId}`,
    },
  );
}
