import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { grantsOf, TABLE_RULES } from '#db/rls/policies.ts';
import { positionalStatement, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** One part of the copy: a file of rows, and what it is in words. */
interface ExportSection {
  readonly file: string;
  readonly title: string;
  /** For the person alone, or also for a guardian who may see the record. */
  readonly scope: 'person' | 'student';
  /** Who reads it: sessions and passkeys are open to signing in alone. */
  readonly role: 'fieldhouse_jobs' | 'fieldhouse_login';
  /** $1 the account, or null; $2 school and $3 id of one student record, or null. */
  readonly rows: ReturnType<typeof positionalStatement<{ row: Record<string, unknown> }>>;
}

/** The student records that the copy is about: the account's own, or the one that a guardian asks for. */
const ownOf = (userId: string, schoolId: string, studentId: string) => `with own as (
  select sp.school_id, sp.id as student_id from student_profiles sp
  where sp.user_id = ${userId}::uuid or (sp.school_id = ${schoolId}::uuid and sp.id = ${studentId}::uuid))`;
const OWN = ownOf('$1', '$2', '$3');

/** The same parameters, where only the account matters: signing in knows nothing of records. */
const ACCOUNT_ALONE = 'with asked as (select $2::uuid as school_id, $3::uuid as student_id)';

/** Everything kept about a person, as the rules of the tables say. Secrets and what names others aren't part of it. */
export const EXPORT_SECTIONS: readonly ExportSection[] = Object.entries(TABLE_RULES).flatMap(
  ([table, rule]) => {
    const { exported } = rule;
    if ('not' in exported) return [];
    const isReadByJobs = grantsOf(table, rule).fieldhouse_jobs?.includes('select') ?? false;
    const { title, scope, from = table, where, omit = [], omitForGuardians = [] } = exported;
    return {
      file: table,
      title,
      scope,
      role: isReadByJobs ? ('fieldhouse_jobs' as const) : ('fieldhouse_login' as const),
      rows: positionalStatement<{ row: Record<string, unknown> }>(`${isReadByJobs ? OWN : ACCOUNT_ALONE}
        select to_jsonb(t) - '{${omit.join(',')}}'::text[]
          - case when $1::uuid is null then '{${omitForGuardians.join(',')}}'::text[] else '{}' end as row from ${from} t where ${where}
        order by to_jsonb(t) ->> 'created_at', t::text`),
    };
  },
);

/** Why some tables aren't in the copy, each reason once. */
export const LEFT_OUT: readonly string[] = [
  ...new Set(Object.values(TABLE_RULES).flatMap(({ exported }) => ('not' in exported ? [exported.not] : []))),
];

/**
 * Bytes of what was handed in or sent, and of documents behind the student's own credit, by the account or the one student
 * record, the other being null. What somebody uploaded for other people's records is left out.
 */
export const listFiles = statement<
  Sql['listFiles'],
  { userId: UserId | null; schoolId: SchoolId | null; studentId: StudentId | null }
>(`${ownOf(':userId', ':schoolId', ':studentId')}
  select f.id, f.name, f.storage_key as "storageKey" from files f
  where f.deleted_at is null and ((f.owner_user_id = :userId::uuid and f.purpose <> 'record') or exists (
    select from submission_files sf join submission_attempts a on a.school_id = sf.school_id and a.id = sf.attempt_id
    where sf.school_id = f.school_id and sf.file_id = f.id
      and (a.school_id, a.student_id) in (select school_id, student_id from own))
    or exists (select from transfer_credits c where c.school_id = f.school_id and c.source_file_id = f.id
      and (c.school_id, c.student_id) in (select school_id, student_id from own)))
  order by f.id`);
