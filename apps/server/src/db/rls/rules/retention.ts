/**
 * How long what is kept, and by which rule. `keepDays` null: until something else ends it, as the basis says.
 * The operator reads this schedule on /operations.
 */
export const RETENTION_GROUPS = {
  record: {
    keepDays: null,
    basis: 'For good: the academic record, as schools must be able to prove it.',
  },
  work: { keepDays: 1_826, basis: 'Five years after the student has left the school.' },
  talk: { keepDays: 730, basis: 'Two years after the last post or message of the thread.' },
  audit: { keepDays: 2_557, basis: 'Seven years.' },
  money: { keepDays: 2_557, basis: 'Seven years, as tax law asks.' },
  login: { keepDays: 400, basis: '400 days, to recognize attacks that come back each year.' },
  ai_runs: { keepDays: 395, basis: '13 months, to compare the costs of a year.' },
  mail: { keepDays: 400, basis: '400 days after the email was written.' },
  short: { keepDays: 7, basis: 'A week after they have expired.' },
  notices: { keepDays: 30, basis: '30 days after they were dismissed or sent.' },
  copies: { keepDays: 7, basis: 'A week, in which the copy can be downloaded.' },
  account: { keepDays: null, basis: 'Until the person’s account is deleted.' },
  school: { keepDays: null, basis: 'As long as the school uses the platform.' },
} as const satisfies Record<string, { readonly keepDays: number | null; readonly basis: string }>;

export type RetentionGroup = keyof typeof RETENTION_GROUPS;

/** Rows that go by time. */
export interface Timed {
  readonly group: Exclude<RetentionGroup, 'record' | 'account' | 'school'>;
  /** SQL over t: from when the days of the group count; null where they don't yet. */
  readonly since: string;
  /** What else must hold of a row that goes. */
  readonly where?: string;
  /** What must hold when it goes: rows that hang on it, due as it is, go first. A dry run doesn't ask it. */
  readonly turn?: string;
  /** The row stays, without what is set here. */
  readonly set?: Readonly<Record<string, string>>;
}

/** How long a table's rows are kept. */
export type Retention =
  | { readonly group: 'record' | 'account' | 'school' }
  | Timed
  /** Another job removes them on time. */
  | { readonly group: 'notices' | 'copies'; readonly job: string };

export const FOR_GOOD: Retention = { group: 'record' };
export const WITH_ACCOUNT: Retention = { group: 'account' };
export const WITH_SCHOOL: Retention = { group: 'school' };

/**
 * When a student left the school for good; null while any membership lives, or somebody waits for an answer about the
 * record: what it is about can't go before (34 CFR 99.10(e), 99.20). SQL over a school and a student.
 */
export const leftAt = (school: string, student: string): string => `(
  select max(m.ended_at) from student_profiles sp
    join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id and m.role = 'student'
  where sp.school_id = ${school} and sp.id = ${student} and not exists (select from correction_requests r
    where r.school_id = sp.school_id and r.student_id = sp.id
      and (r.state = 'open' or (r.state = 'refused' and r.hearing_asked_at is not null and r.hearing_on is null)))
  having bool_and(m.status = 'ended'))`;

export const WORK: Retention = { group: 'work', since: leftAt('t.school_id', 't.student_id') };

/** Of a row that hangs on an attempt to do an assignment. */
export const workOf = (attempt: string): Timed => ({
  group: 'work',
  since: `(select ${leftAt('w.school_id', 'w.student_id')} from submission_attempts w
    where w.school_id = t.school_id and w.id = ${attempt})`,
});

/** Of a row that belongs to a thread of a course, named by its beginning. */
export const threadOf = (root: string): Timed => ({
  group: 'talk',
  since: `(select r.last_active_at from discussions r where r.school_id = t.school_id and r.id = ${root})`,
});

/** Of a row that belongs to a conversation. */
export const IN_CONVERSATION: Retention = {
  group: 'talk',
  since: `(select c.last_message_at from conversations c where c.school_id = t.school_id and c.id = t.conversation_id)`,
};
