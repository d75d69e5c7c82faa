import type {
  SchoolId,
  SignInSessionId,
  StudentBatchId,
  StudentId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { MANAGES_ACCOUNT } from '#access/guardians.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** The schools where the actor works, with their sign-in names; what is theirs to make is decided by the policy. */
export const listSchools = statement<
  Sql['listSchools'],
  { now: string },
  { schoolId: SchoolId; today: CalendarDate; kind: 'school' | 'homeschool' | 'personal' }
>(`
  select s.id as "schoolId", s.name as "schoolName", s.kind, s.sign_in_name as "signInName",
    (:now::timestamptz at time zone s.time_zone)::date::text as today
  from schools s where s.id = any ((select app.staff_school_ids())::uuid[]) order by s.name, s.id`);

export const isSignInNameTaken = statement<Sql['isSignInNameTaken'], { name: string }, { isTaken: boolean }>(
  'select app.is_sign_in_name_taken(:name) as "isTaken"',
);

export const chooseName = statement<
  Sql['chooseName'],
  { schoolId: SchoolId; name: string; now: string },
  { outcome: 'chosen' | 'fixed' | 'unknown' }
>('select app.choose_sign_in_name(:schoolId, :name, :now) as outcome');

/** One maker at a time in a school, so that two don't take the same names. */
export const holdSchool = statement<Sql['holdSchool'], { schoolId: SchoolId }>(
  `select pg_advisory_xact_lock(hashtextextended('student-accounts:' || :schoolId::text, 0))`,
);

/** All usernames of a school, also those whose accounts are gone. */
export const listUsernames = statement<Sql['listUsernames'], { schoolId: SchoolId }>(
  'select a.username from student_accounts a where a.school_id = :schoolId',
);

/** Students of the school by name and birthday, with those whose account is being deleted. */
export const listNamesakes = statement<
  Sql['listNamesakes'],
  { schoolId: SchoolId; birthDays: readonly string[]; now: string },
  { studentId: StudentId; birthOn: string; isBeingDeleted: boolean }
>(`
  select sp.id as "studentId", sp.legal_name as name, sp.birth_on::text as "birthOn",
    exists (select from app.student_consent(sp.id, :now) c where c.deletion_due_at is not null) as "isBeingDeleted"
  from student_profiles sp
  where sp.school_id = :schoolId and sp.birth_on = any (:birthDays::date[])`);

export type MadeRow = RowOf<typeof listMade>;
/** What an earlier send of the same list made. */
export const listMade = statement<
  Sql['listMade'],
  { schoolId: SchoolId; batchId: StudentBatchId },
  { studentId: StudentId }
>(`
  select a.line, a.student_id as "studentId", a.username, sp.legal_name as name, a.created_at as "madeAt", a.password_reset_at as "resetAt"
  from student_accounts a join student_profiles sp on sp.school_id = a.school_id and sp.id = a.student_id
  where a.school_id = :schoolId and a.batch_id = :batchId order by a.line`);

export const makeAccount = statement<
  Sql['makeAccount'],
  {
    schoolId: SchoolId;
    batchId: StudentBatchId;
    line: number;
    userId: UserId;
    studentId: StudentId;
    username: string;
    givenName: string;
    familyName: string | null;
    birthOn: string;
    gradeLevel: number;
    graduationYear: number;
    locale: string;
    passwordHash: string;
    consentState: string;
    relationship: string | null;
    now: string;
  },
  { isMade: boolean }
>(`select app.make_student_account(:schoolId, :batchId, :line, :userId, :studentId, :username, :givenName, :familyName,
  :birthOn, :gradeLevel, :graduationYear, :locale, :passwordHash, :consentState, :relationship, :now) as "isMade"`);

export type AccountRow = RowOf<typeof findAccount>;
/** The account of a student, where the asker looks after it; see the door. */
export const findAccount = statement<
  Sql['findAccount'],
  { studentId: StudentId; now: string },
  {
    schoolId: SchoolId;
    studentId: StudentId;
    userId: UserId;
    name: string;
    username: string;
    signInName: string;
    madeAt: string;
    resetAt: string | null;
    lastSignInAt: string | null;
    isSchoolsOwn: boolean;
  }
>(`
  select a.school_id as "schoolId", a.student_id as "studentId", a.user_id as "userId", a.name, a.username,
    a.sign_in_name as "signInName", a.made_at as "madeAt", a.reset_at as "resetAt",
    a.last_sign_in_at as "lastSignInAt", a.is_schools_own as "isSchoolsOwn"
  from app.student_account(:studentId, :now) a`);

/** The account of a student at a school where the actor keeps records, whoever's child it is. */
export const schoolOfStudent = statement<
  Sql['schoolOfStudent'],
  { studentId: StudentId },
  { schoolId: SchoolId; studentId: StudentId; schoolName: string }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", s.name as "schoolName"
  from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`);

export const listSignIns = statement<
  Sql['listSignIns'],
  { studentId: StudentId; now: string },
  {
    kind: 'session' | 'try';
    id: SignInSessionId;
    at: string;
    isSuccess: boolean;
    userAgent: string | null;
  }
>(`
  select i.kind, i.id, i.at, i.success as "isSuccess", i.user_agent as "userAgent"
  from app.student_sign_ins(:studentId, :now) i`);

export const resetPassword = statement<
  Sql['resetPassword'],
  { studentId: StudentId; passwordHash: string; now: string },
  { isDone: boolean }
>('select app.reset_student_password(:studentId, :passwordHash, :now) as "isDone"');

export const endAccess = statement<
  Sql['endAccess'],
  { studentId: StudentId; sessionId: SignInSessionId | null; now: string },
  { ended: number | null }
>('select app.end_student_access(:studentId, :sessionId, :now) as ended');

/** Guardians who manage the account of a student today, but not as the school's own. */
export const listManagers = statement<
  Sql['listManagers'],
  { studentId: StudentId; schoolId: SchoolId; now: string },
  { userId: UserId }
>(`
  select g.guardian_user_id as "userId" from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where g.school_id = :schoolId and g.student_id = :studentId
    and ${MANAGES_ACCOUNT('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}`);
