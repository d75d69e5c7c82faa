import { type Entry, statement } from './unit.ts';

/** A job's transaction in one school: it sees and writes that school's rows alone. */
export const jobInSchool = (schoolId: string): Entry => ({
  role: 'fieldhouse_jobs',
  enter: statement<{ actor: null }>("select null as actor, set_config('app.school_ids', $1, true)")(
    `{${schoolId}}`,
  ),
});

/** A job's transaction for the platform's own rows; it also reads every school. */
export const jobForPlatform: Entry = {
  role: 'fieldhouse_jobs',
  enter: statement<{ actor: null }>("select null as actor, set_config('app.all_schools', $1, true)")('on'),
};

const enterOperator = statement<{ actor: unknown }>('select app.enter_operator($1, $2) as actor');

/** An operator's transaction in these schools, or reading all of them where null. */
export const operatorInSchools = (token: string, schoolIds: readonly string[] | null): Entry => ({
  role: 'fieldhouse_operator',
  enter: enterOperator(token, schoolIds),
});
