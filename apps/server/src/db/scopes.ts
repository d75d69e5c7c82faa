import type { Sql } from './rows.gen.ts';
import { type Entry, statement, type Transaction } from './unit.ts';

const enterSchools = statement<Sql['enterSchools'], { schoolIds: string }>(
  "select null as actor, set_config('app.school_ids', :schoolIds, true)",
);
const enterAllSchools = statement<Sql['enterAllSchools']>(
  "select null as actor, set_config('app.all_schools', 'on', true)",
);

/** A job's transaction in one school: it sees and writes that school's rows alone. */
export const jobInSchool = (schoolId: string): Entry => ({
  role: 'fieldhouse_jobs',
  enter: enterSchools({ schoolIds: `{${schoolId}}` }),
});

const enterForPerson = statement<Sql['enterForPerson'], { schoolIds: string; userId: string }>(
  "select null as actor, set_config('app.school_ids', :schoolIds, true), set_config('app.user_id', :userId, true)",
);

/** The same, for what a person has asked for before: rows that it writes are theirs. */
export const jobForPerson = (schoolId: string, userId: string): Entry => ({
  role: 'fieldhouse_jobs',
  enter: enterForPerson({ schoolIds: `{${schoolId}}`, userId }),
});

/** A job's transaction for the platform's own rows; it also reads every school. */
export const jobForPlatform: Entry = {
  role: 'fieldhouse_jobs',
  enter: enterAllSchools(),
};

const leaveSchools = statement<Sql['leaveSchools']>(
  "select null as actor, set_config('app.school_ids', '', true), set_config('app.all_schools', '', true)",
);

/** Does a part of sign-in's work as a job, in the same transaction, and is the login role afterwards again. */
export async function asJob<Result>(
  tx: Transaction,
  entry: Entry,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.goOnAs(entry);
  // After a failure the transaction is over.
  const result = await work();
  await tx.goOnAs({ role: 'fieldhouse_login', enter: leaveSchools() });
  return result;
}

const enterOperator = statement<Sql['enterOperator'], { token: string; schoolIds: readonly string[] | null }>(
  'select app.enter_operator(:token, :schoolIds) as actor',
);

/** An operator's transaction in these schools, or reading all of them where null. */
export const operatorInSchools = (token: string, schoolIds: readonly string[] | null): Entry => ({
  role: 'fieldhouse_operator',
  enter: enterOperator({ token, schoolIds }),
});
