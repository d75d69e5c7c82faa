import type { Locale } from '@fieldhouse/contract/people.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { JobData } from '#platform/jobs.ts';
import { longDeadline } from '#platform/mail/dates.ts';
import type { DueWork } from '#platform/mail/templates.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';

interface Reader {
  readonly userId: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Accounts in order whose owner has not turned letters of this kind off. */
const WANTS_LETTERS = (type: 'assignment' | 'grade') => `
  u.deleted_at is null and u.suspended_at is null and (u.account_expires_at is null or u.account_expires_at > now())
  and not exists (select from notification_preferences n
    where n.user_id = u.id and n.type = '${type}' and n.channel = 'email' and not n.is_on)`;

/** The student and the guardians who may read the grades. $1 school, $2 student. */
const listGradeReaders = statement<Reader & { isStudent: boolean; studentName: string }>(`
  with readers as (
    select sp.user_id, true as is_student from student_profiles sp
    where sp.school_id = $1 and sp.id = $2 and sp.user_id is not null
    union
    select g.guardian_user_id, false from guardian_links g
    where g.school_id = $1 and g.student_id = $2 and g.status = 'active' and 'see_record' = any (g.rights)
      and current_date between g.starts_on and coalesce(g.ends_on, 'infinity'))
  select u.id as "userId", u.email, coalesce(s.locale, 'en') as locale, r.is_student as "isStudent",
    sp.legal_name as "studentName"
  from readers r join users u on u.id = r.user_id
    join student_profiles sp on sp.school_id = $1 and sp.id = $2
    left join user_settings s on s.user_id = u.id
  where ${WANTS_LETTERS('grade')}`);

/** Titles of what was released in that time and is still there to be read. $1 school, $2 course, $3 student, $4 from, $5 until. */
const listReleased = statement<{ title: string; courseTitle: string }>(`
  select a.title, c.title as "courseTitle" from grades g
    join assignments a on a.id = g.assignment_id join courses c on c.id = g.course_id
  where g.school_id = $1 and g.course_id = $2 and g.student_id = $3 and g.state = 'graded'
    and g.released_at >= $4 and g.released_at < $5
  order by a.title`);

/** Writes one letter to each reader about the grades of one quarter of an hour. Running it again sends nothing. */
export async function mailReleasedGrades(
  services: Services,
  { schoolId, courseId, studentId, from, until }: JobData['notifications.grades'],
): Promise<void> {
  const { mailer, units } = services;
  await units.write(jobInSchool(schoolId), async (tx) => {
    const released = await tx.query(listReleased(schoolId, courseId, studentId, from, until));
    const [first] = released;
    if (!first) return;
    for (const reader of await tx.query(listGradeReaders(schoolId, studentId))) {
      const to = { userId: reader.userId, address: reader.email, locale: reader.locale };
      await mailer.queue(
        tx,
        `grades:${reader.userId}:${studentId}:${courseId}:${from}`,
        to,
        'grades-released',
        {
          titles: released.map(({ title }) => title),
          courseTitle: first.courseTitle,
          studentName: reader.isStudent ? null : reader.studentName,
          link: mailer.link('/grades'),
        },
      );
    }
  });
}

const BATCH = 200;
const DAY_MS = 86_400_000;

const DUE = `a.status = 'published' and a.school_id is not null and a.due_at > $1 and a.due_at <= $2
  and a.reminded_for is distinct from a.due_at`;

/** Schools with something that falls due within a day. $1 this instant, $2 a day later. */
const listSchools = statement<{ schoolId: string }>(
  `select distinct a.school_id as "schoolId" from assignments a where ${DUE}`,
);

/** $1 this instant, $2 a day later, $3 school. */
const lockDue = statement<{ assignmentId: string }>(`
  select a.id as "assignmentId" from assignments a
  where a.school_id = $3 and ${DUE} order by a.id limit ${BATCH} for update`);

const setReminded = statement(
  'update assignments set reminded_for = due_at where school_id = $1 and id = any ($2::uuid[])',
);

interface LateRow {
  readonly userId: string;
  readonly assignmentId: string;
  readonly courseId: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly dueAt: string;
  readonly timeZone: string;
  readonly address: string | null;
  readonly locale: Locale;
}

const LATE = (due: string) => `
  sp.user_id as "userId", a.id as "assignmentId", a.course_id as "courseId", a.title, c.title as "courseTitle",
  ${due} as "dueAt", coalesce(s.time_zone, sc.time_zone) as "timeZone", coalesce(s.locale, 'en') as locale,
  case when ${WANTS_LETTERS('assignment')} then u.email end as address`;

const LATE_JOIN = `
    join courses c on c.id = a.course_id
    join schools sc on sc.id = a.school_id
    join enrollments e on e.school_id = a.school_id and e.course_id = a.course_id and e.status = 'active'
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    join users u on u.id = sp.user_id
    left join user_settings s on s.user_id = u.id`;

const WITHOUT_WORK = `
  sp.user_id is not null
    and not exists (select from submissions w where w.school_id = e.school_id and w.student_id = e.student_id
      and w.assignment_id = a.id and w.current_attempt_id is not null)
    and not exists (select from grades g where g.school_id = e.school_id and g.course_id = e.course_id
      and g.student_id = e.student_id and g.assignment_id = a.id and g.state <> 'ungraded')`;

/** Students who take the course, have handed nothing in and have no due date of their own. $1 school, $2 assignments. */
const listLate = statement<LateRow>(`
  select ${LATE('a.due_at')} from assignments a ${LATE_JOIN}
  where a.school_id = $1 and a.id = any ($2::uuid[]) and ${WITHOUT_WORK}
    and not exists (select from student_due_dates x where x.school_id = e.school_id
      and x.student_id = e.student_id and x.assignment_id = a.id)
  order by a.due_at, a.id`);

const OWN_DUE_SOON = `
  x.due_at > $1 and x.due_at <= $2 and x.reminded_for is distinct from x.due_at`;

/** Schools with somebody's own due date within a day. $1 this instant, $2 a day later. */
const listOwnDueSchools = statement<{ schoolId: string }>(
  `select distinct x.school_id as "schoolId" from student_due_dates x where ${OWN_DUE_SOON}`,
);

/** Marks the own due dates of a school that lie within a day, and says whose they are. $3 school. */
const takeOwnDue = statement<LateRow>(`
  with taken as (
    update student_due_dates x set reminded_for = x.due_at where x.school_id = $3 and ${OWN_DUE_SOON}
    returning x.school_id, x.student_id, x.assignment_id, x.due_at)
  select ${LATE('taken.due_at')}
  from taken join assignments a on a.id = taken.assignment_id and a.status = 'published' ${LATE_JOIN}
  where e.student_id = taken.student_id and ${WITHOUT_WORK}
  order by taken.due_at, a.id`);

/**
 * Reminds students a day before something is due that they haven't handed in: in the app, and by one letter for all of
 * it. An assignment is marked in the same transaction, so that each is told once; a due date that moves counts anew.
 */
export async function mailDueReminders(services: Services): Promise<void> {
  const now = services.clock.now();
  const until = new Date(services.clock.millis() + DAY_MS).toISOString();
  const schools = await services.units.write(jobForPlatform, async (tx) => [
    ...(await tx.query(listSchools(now, until))),
    ...(await tx.query(listOwnDueSchools(now, until))),
  ]);
  for (const schoolId of new Set(schools.map((school) => school.schoolId))) {
    let found: number;
    do {
      found = await services.units.write(jobInSchool(schoolId), (tx) =>
        remindSchool(services, tx, schoolId, now, until),
      );
    } while (found === BATCH);
  }
}

async function remindSchool(
  services: Services,
  tx: Transaction,
  schoolId: string,
  now: string,
  until: string,
): Promise<number> {
  const due = await tx.query(lockDue(now, until, schoolId));
  const ids = due.map((one) => one.assignmentId);
  const rows = [
    ...(ids.length === 0 ? [] : await tx.query(listLate(schoolId, ids))),
    ...(await tx.query(takeOwnDue(now, until, schoolId))),
  ];
  for (const [assignmentId, late] of Map.groupBy(rows, (row) => row.assignmentId)) {
    const courseId = late[0]?.courseId ?? '';
    await notify(
      tx,
      services.clock,
      late.map((row) => row.userId),
      {
        ...{ schoolId, courseId, assignmentId },
        type: 'assignment',
        template: 'assignment_due',
        groupKey: `due:${assignmentId}`,
      },
    );
  }
  const letters = Map.groupBy(
    rows.filter((row) => row.address !== null),
    (row) => row.userId,
  );
  for (const [userId, works] of letters) {
    const [first] = works;
    if (!first?.address) continue;
    const { address, locale } = first;
    await services.mailer.queue(
      tx,
      `due:${userId}:${works.map((work) => work.assignmentId).join(',')}:${until.slice(0, 13)}`,
      { userId, address, locale },
      'work-due',
      {
        works: works.map(
          ({ title, courseTitle, dueAt, timeZone }): DueWork => ({
            title,
            courseTitle,
            due: longDeadline(dueAt, locale, timeZone),
          }),
        ),
        link: services.mailer.link('/assignments'),
      },
    );
  }
  if (ids.length > 0) await tx.query(setReminded(schoolId, ids));
  return due.length;
}
