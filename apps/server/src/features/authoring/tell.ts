import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import type { Sql } from './rows.gen.ts';

/** Users who take the course now. */
const listStudents = statement<Sql['listStudents'], { schoolId: string; courseId: string }>(`
  select sp.user_id as "userId" from enrollments e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active' and sp.user_id is not null`);

/** The database's notices hold 8,000 bytes, which are the ids of this many people with room to spare. */
const PEOPLE_PER_NOTICE = 150;

/** Students hear that due dates moved (one: which), and every open calendar reloads. */
export async function tellOfDates(
  tx: Transaction,
  clock: Clock,
  { schoolId, courseId }: { readonly schoolId: string; readonly courseId: string },
  assignmentId: string | null,
): Promise<void> {
  const userIds = (await tx.query(listStudents({ schoolId, courseId }))).map(({ userId }) => userId);
  notify(tx, clock, userIds, {
    schoolId,
    courseId,
    ...(assignmentId ? { assignmentId } : {}),
    type: 'assignment',
    template: 'due_date_moved',
    groupKey: `due:${assignmentId ?? courseId}`,
  });
  for (let first = 0; first < userIds.length; first += PEOPLE_PER_NOTICE) {
    announce(tx, userIds.slice(first, first + PEOPLE_PER_NOTICE), {
      topic: 'event',
      id: assignmentId ?? courseId,
    });
  }
}
