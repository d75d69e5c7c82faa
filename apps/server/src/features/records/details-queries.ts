import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { DetailField } from '@fieldhouse/contract/student-details.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = '(:now::timestamptz at time zone s.time_zone)::date';

/** As `record_changes` names what is changed here. */
export const DETAILS = 'student_details';

const ROW = `
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as "legalName",
    sp.student_number as "studentNumber", sp.birth_on as "birthOn", sp.grade_level as "gradeLevel",
    sp.graduation_year as "graduationYear", sp.languages, sp.phone, sp.email, sp.address, sp.version, ${TODAY}::text as today
  from student_profiles sp join schools s on s.id = sp.school_id
  where sp.id = :studentId`;

export const findDetails = statement<Sql['findDetails'], { studentId: StudentId; now: string }>(ROW);

/** What the record says of the account and the family stays as it is until the transaction ends. */
export const holdFamily = statement<Sql['records.holdFamily'], { studentId: StudentId }>(
  'select app.hold_account(:studentId)',
);

export const lockDetails = statement<Sql['lockDetails'], { studentId: StudentId; now: string }>(
  `${ROW} for no key update of sp`,
);

const MOST_CHANGES = 100;

/** Corrections so far, newest first. */
export const listDetailChanges = statement<
  Sql['listDetailChanges'],
  { studentId: StudentId },
  { field: DetailField; before: string | number | null; after: string | number | null }
>(`
  select r.id as "changeId", r.field, r.before, r.after, r.reason, r.at, ${NAME_OF('r.by', 'r.school_id')} as "byName"
  from student_profiles sp
    join record_changes r on r.school_id = sp.school_id and r.entity_id = sp.id and r.entity = '${DETAILS}'
  where sp.id = :studentId order by r.at desc, r.id desc limit ${MOST_CHANGES}`);

/** Whether another student of the school has the number. */
export const findNumberHolder = statement<
  Sql['findNumberHolder'],
  { schoolId: SchoolId; studentId: StudentId; studentNumber: string }
>(`
  select sp.id as "studentId" from student_profiles sp
  where sp.school_id = :schoolId and sp.student_number = :studentNumber and sp.id <> :studentId`);

/** The student, and the guardians who see the record: they hear that it was corrected. */
export const listFamily = statement<
  Sql['listFamily'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  select sp.user_id as "userId" from student_profiles sp
  where sp.school_id = :schoolId and sp.id = :studentId and sp.user_id is not null
  union
  select g.guardian_user_id from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', TODAY)}`);

/** Those who keep the records of a school. */
export const listRecordKeepers = statement<
  Sql['listRecordKeepers'],
  { schoolId: string },
  { userId: UserId }
>('select k as "userId" from app.record_keepers(:schoolId) k');

/** The name of an account that the school made, while it is the one of the record. No row: a name of its own. */
export const findMadeName = statement<
  Sql['findMadeName'],
  { schoolId: SchoolId; studentId: StudentId },
  { givenName: string; familyName: string | null }
>(`
  select m.given_name as "givenName", m.family_name as "familyName" from app.made_name(:schoolId, :studentId) m`);

export const correctMadeName = statement<
  Sql['correctMadeName'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    givenName: string;
    familyName: string | null;
    name: string;
    sort: string;
    now: string;
  },
  { isDone: boolean }
>(`
  select app.correct_made_name(:schoolId, :studentId, :givenName, :familyName, :name, :sort, :now) as "isDone"`);
