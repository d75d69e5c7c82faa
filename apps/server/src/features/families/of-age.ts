import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { OF_AGE_NOTICE_DAYS } from '@fieldhouse/domain/families/guardian-links.ts';
import { IS_LIVE_LINK, IS_NOT_ENDED } from '#access/guardians.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = (school: string) => `(:now::timestamptz at time zone ${school}.time_zone)::date`;

const NOTICE = 'student.of_age_notice';
const REACHED = 'student.of_age';

/** What was already told of a student, so that each is told once. */
const WAS_TOLD = (action: string) => `exists (select from audit_log a
  where a.school_id = sp.school_id and a.entity_id = sp.id and a.action = '${action}')`;

/** Students with a guardian who are of age within the days, or since at most as many, and haven't been told. */
const listDue = statement<Sql['listDue'], { now: string; days: number }, { isOfAge: boolean }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId",
    app.of_age_on(sp.birth_on) <= ${TODAY('s')} as "isOfAge"
  from student_profiles sp join schools s on s.id = sp.school_id
  where not app.is_erased(sp.user_id) and app.of_age_on(sp.birth_on) between ${TODAY('s')} - :days::integer and ${TODAY('s')} + :days::integer
    and exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
      and ${IS_NOT_ENDED('g')} and g.basis = 'minor')
    and case when app.of_age_on(sp.birth_on) <= ${TODAY('s')} then not ${WAS_TOLD(REACHED)} else not ${WAS_TOLD(NOTICE)} end
  order by sp.id limit 500`);

/** Guardians whose rights rest on the student being a minor. `isLive`: they hold today. */
const listMinorGuardians = statement<
  Sql['listMinorGuardians'],
  { schoolId: SchoolId; studentId: StudentId; now: string },
  { isLive: boolean }
>(`
  select g.guardian_user_id as "userId", ${IS_LIVE_LINK('g', 'sp', TODAY('s'))} as "isLive"
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${IS_NOT_ENDED('g')} and g.basis = 'minor'
  order by g.id`);

/** A request for a transcript that isn't sent yet: what a guardian agreed to doesn't carry it any more. */
const findWaitingRequest = statement<Sql['findWaitingRequest'], { studentId: StudentId }>(`
  select r.id as "requestId" from transcript_requests r
  where r.student_id = :studentId and r.consent_basis is distinct from 'student' and r.sent_at is null
    and r.declined_at is null and r.withdrawn_at is null
  limit 1`);

/**
 * Tells student and guardians 30 days before the 18th birthday, and on the day, that the rights over the record become
 * the student's (34 CFR 99.5). The rights themselves end by the calendar, with each request; the job only tells, and
 * lets pages that are open ask anew.
 */
export async function tellOfAge(services: Services): Promise<void> {
  const { units, clock } = services;
  const now = clock.now();
  const due = await units.write(jobForPlatform, (tx) => tx.query(listDue({ now, days: OF_AGE_NOTICE_DAYS })));
  for (const { schoolId, studentId, studentUserId, isOfAge } of due) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const guardians = await tx.query(listMinorGuardians({ schoolId, studentId, now }));
      const people = [...(studentUserId ? [studentUserId] : []), ...guardians.map(({ userId }) => userId)];
      const groupKey = `of-age:${studentId}:${isOfAge ? 'reached' : 'notice'}`;
      notify(tx, clock, people, { schoolId, type: 'account', template: 'coming_of_age', groupKey });
      if (isOfAge) announce(tx, people, { topic: 'membership', id: studentId });
      if (isOfAge && studentUserId && (await tx.query(findWaitingRequest({ studentId }))).length > 0) {
        notify(tx, clock, [studentUserId], {
          schoolId,
          type: 'account',
          template: 'transcript_yours',
          groupKey: `transcript_yours:${studentId}`,
        });
      }
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'job',
        actorUserId: null,
        action: isOfAge ? REACHED : NOTICE,
        entityType: 'student',
        entityId: studentId,
        after: { guardians: guardians.length },
      });
    });
  }
}
