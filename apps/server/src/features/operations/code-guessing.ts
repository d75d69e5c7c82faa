import { type None, statement } from '#db/unit.ts';
import { prefixLimit } from '#features/accounts/workflows.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const listPrefixes = statement<
  Sql['listPrefixes'],
  None,
  { prefix: string; wrongTries: number; since: string }
>('select prefix, wrong_tries as "wrongTries", since from app.guessed_prefixes()');

/** Schools that were told in the last week. Ids rise with time: only the newest part of the log is read. */
const listReports = statement<Sql['listReports'], { now: string }, { prefix: string }>(`
  select a.at, a.after->>'prefix' as prefix, s.id as "schoolId", s.name as "schoolName"
  from audit_log a join schools s on s.id = a.school_id
  where a.action = 'school_code.guessing_reported'
    and a.id >= (lpad(to_hex(floor(extract(epoch from :now::timestamptz - interval '7 days') * 1000)::bigint), 12, '0')
      || '00000000000000000000')::uuid
  order by a.at desc, a.id limit 50`);

export const codeGuessing = os.operations.codeGuessing.handler(async ({ context }) => {
  const { rows } = await context.read([listPrefixes(), listReports({ now: context.clock.now() })]);
  const [prefixes, reports] = rows;
  return {
    prefixes: prefixes.map((one) => ({
      ...one,
      isOverLimit: one.wrongTries >= prefixLimit(one.prefix).wrongTries,
    })),
    reports: reports.map((one) => ({ ...one, schoolId: one.schoolId })),
  };
});
