import type { AssignmentId, CourseId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { NotificationTemplate } from '@fieldhouse/contract/notifications.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { notificationPlace } from '@fieldhouse/domain/notifications/place.ts';
import { type Actor, isGuardianOf, isStaffOf } from '#access/actor.ts';
import { isRecordOf } from '#access/students.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { longDeadline } from '#platform/mail/dates.ts';
import { oneLine, shortened } from '#platform/mail/one-line.ts';
import type { Sql } from './rows.gen.ts';
import type { Facts } from './sentences/facts.ts';
import { sentencesIn } from './sentences/of-locale.ts';

/**
 * What waits to be sent to somebody, with what it is about as the person may read it now.
 *
 * - `count`: how many of the group came since the last delivery.
 * - `isOver`: read or put away.
 * - `isErased`: about a student whose account was deleted, whom no message names any more.
 * - `dueAt`: the deadline that holds for the reader.
 * - `isDone`: handed in or graded by now.
 * - `titles`: works whose grades were released since the last delivery and can still be read.
 */
export type NewsRow = RowOf<typeof listPendingNews>;

/** A note is written a moment after the grade that it tells of. */
const MOMENT = "interval '1 minute'";

const NEWS = `
  select d.id as "deliveryId", n.id as "notificationId", d.channel, d.count, d.due_at <= :now as "isDue",
    n.read_at is not null or n.deleted_at is not null as "isOver", n.type, n.template, n.group_key as "groupKey",
    n.school_id as "schoolId", s.name as "schoolName", s.time_zone as "schoolZone",
    n.course_id as "courseId", c.title as "courseTitle",
    n.assignment_id as "assignmentId", a.title as "assignmentTitle", a.status = 'published' as "isPublished",
    n.student_id as "studentId", child.legal_name as "studentName",
    coalesce(app.is_erased(child.user_id), false) as "isErased",
    own.due_at as "dueAt", own.is_done as "isDone", released.titles
  from notification_deliveries d
    join notifications n on n.id = d.notification_id
    left join schools s on s.id = n.school_id
    left join courses c on c.id = n.course_id
    left join assignments a on a.id = n.assignment_id
    left join student_profiles child on child.school_id = n.school_id and child.id = n.student_id
    left join lateral (
      select coalesce(x.due_at, a.due_at) as due_at,
        exists (select from submissions w where w.school_id = e.school_id and w.enrollment_id = e.id
          and w.assignment_id = a.id and w.current_attempt_id is not null)
        or exists (select from grades g where g.school_id = e.school_id and g.course_id = e.course_id
          and g.enrollment_id = e.id and g.assignment_id = a.id and g.state <> 'ungraded') as is_done
      from student_profiles sp
        join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = a.course_id
          and e.is_current
        left join student_due_dates x on x.school_id = sp.school_id and x.student_id = sp.id
          and x.assignment_id = a.id
      where sp.school_id = n.school_id and sp.user_id = n.user_id
      limit 1) own on n.template in ('assignment_due', 'due_date_moved')
    left join lateral (
      select array_agg(w.title order by w.title) as titles
      from grades g join assignments w on w.id = g.assignment_id
      where g.school_id = n.school_id and g.course_id = n.course_id and g.student_id = n.student_id
        and g.state = 'graded' and g.released_at > greatest(d.first_at - ${MOMENT}, (
          select max(e.done_at) from notification_deliveries e join notifications m on m.id = e.notification_id
          where e.user_id = n.user_id and e.channel = d.channel and e.state = 'sent' and m.group_key = n.group_key
            and e.id <> d.id))
    ) released on n.template = 'grade_released'`;

/** What waits for a person up to an instant. */
export const listPendingNews = statement<
  Sql['listPendingNews'],
  { userId: string; now: string; soon: string },
  {
    isDue: boolean;
    isErased: boolean;
    schoolId: SchoolId | null;
    courseId: CourseId | null;
    assignmentId: AssignmentId | null;
    studentId: StudentId | null;
  }
>(
  `${NEWS} where d.user_id = :userId and d.state = 'pending' and d.due_at <= :soon order by d.first_at, d.id`,
);

/** These, whatever became of them. */
export const listTakenNews = statement<
  Sql['listTakenNews'],
  { userId: UserId; now: string; deliveryIds: readonly string[] },
  {
    isDue: boolean;
    isErased: boolean;
    schoolId: SchoolId | null;
    courseId: CourseId | null;
    assignmentId: AssignmentId | null;
    studentId: StudentId | null;
  }
>(`${NEWS} where d.user_id = :userId and d.id = any (:deliveryIds::uuid[]) order by d.first_at, d.id`);

/** A line of a letter: the sentence and where it leads. */
export interface NewsLine {
  readonly row: NewsRow;
  readonly template: NotificationTemplate;
  readonly sentence: string;
  /** A path of the app; null: it says all there is. */
  readonly place: string | null;
}

interface Reading {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: string;
}

const MOST_TITLES = 10;
const LONGEST_TITLE = 120;
const named = (title: string | null) => shortened(oneLine(title ?? ''), LONGEST_TITLE);

/** The line that a person reads about it now; null: it is no longer theirs to read, or no longer news. */
export function newsLine(row: NewsRow, { actor, locale, now }: Reading): NewsLine | null {
  const template = NotificationTemplate.safeParse(row.template).data;
  if (!template || row.isOver || row.isErased || !mayRead(row, actor)) return null;
  if (template === 'grade_released' && !row.titles?.length) return null;
  if (template === 'assignment_due' && (!row.isPublished || row.isDone || !row.dueAt || row.dueAt <= now)) {
    return null;
  }
  const isOwn = row.studentId === null || isRecordOf(actor, row.studentId);
  const childId = isOwn ? null : row.studentId;
  const { line, moreTitles } = sentencesIn(locale);
  const titles = (row.titles ?? []).map(named);
  const zone = actor.timeZone ?? row.schoolZone ?? 'America/New_York';
  const facts: Facts = {
    count: row.count,
    course: named(row.courseTitle),
    assignment: named(row.assignmentTitle),
    school: named(row.schoolName),
    child: childId ? named(row.studentName) : null,
    titles:
      titles.length > MOST_TITLES
        ? [...titles.slice(0, MOST_TITLES), moreTitles(titles.length - MOST_TITLES)]
        : titles,
    due: row.dueAt ? longDeadline(row.dueAt, locale, zone) : '',
  };
  const { courseId, assignmentId, groupKey } = row;
  const count = template === 'grade_released' ? titles.length : row.count;
  return {
    row,
    template,
    sentence: line[template](facts),
    place: notificationPlace({ template, count, courseId, assignmentId, childId, groupKey }),
  };
}

/** School, course and child are joined with the person's own eyes: what is not theirs to see has no name here. */
function mayRead(row: NewsRow, actor: Actor): boolean {
  const { schoolId, studentId } = row;
  if (schoolId === null) return true;
  if (row.schoolName === null) return false;
  if (row.courseId && row.courseTitle === null) return false;
  if (studentId === null || isRecordOf(actor, studentId)) return true;
  return isStaffOf(actor, schoolId) || isGuardianOf(actor, studentId, 'see_record');
}
