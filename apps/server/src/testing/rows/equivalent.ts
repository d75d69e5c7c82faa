import type { TableRule } from '#db/rls/rules/rule.ts';

interface Equivalent {
  /** Of the names of loosenings. */
  readonly pattern: RegExp;
  /** Only for tables of these rules; all of them where it is left out. */
  readonly of?: (rule: TableRule) => boolean;
  readonly reason: string;
}

/** Weakenings that change nothing anybody could do, each with the reason. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    pattern: /^\w+\.wide_write (using|with check): without "\(select app\.all_schools\(\)\)"/,
    of: ({ code }) => !['L', 'N?'].includes(code),
    reason: 'it is asked for rows of no school alone, and every row of these tables has a school',
  },
  {
    pattern: /^\w+\.wide_write using: without "\w+ is null"/,
    of: ({ isAppendOnly }) => isAppendOnly === true,
    reason: 'nobody may change or delete these rows, and wide_read shows the same ones',
  },
  {
    pattern: /^\w+\.wide_write using: without "\(select app\.all_schools\(\)\)"/,
    of: ({ code, isAppendOnly }) => code === 'L' && isAppendOnly === true,
    reason: 'nobody may change or delete these rows, and library_read shows those of no school to everyone',
  },
  {
    pattern: /^\w+\.(own|tenant) with check/,
    of: ({ isReadOnly }) => isReadOnly === true,
    reason: 'the app may write nothing in these tables',
  },
  {
    pattern: /^profiles\.shared_school to every role/,
    reason: 'the other roles read all profiles already, or have no privilege on the table',
  },
  {
    pattern: /^profiles\.shared_school using: (without "m\.school_id|for provisional members too)/,
    reason: 'the memberships that it asks are under their own policy, which gives the same schools',
  },
];

export const isEquivalent = (name: string, rule: TableRule | undefined): boolean =>
  EQUIVALENT.some(
    ({ pattern, of }) => pattern.test(name) && (of === undefined || (rule !== undefined && of(rule))),
  );
