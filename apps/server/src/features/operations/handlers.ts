import type { MailId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { dueReviews } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { JOBS_SCHEMA } from '#db/migrate.ts';
import { type None, statement } from '#db/unit.ts';
import { findComparison } from '#features/transcripts/workflows.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

export { endAccountSessions, findAccounts, reactivateAccount, suspendAccount } from './accounts.ts';
export { codeGuessing } from './code-guessing.ts';
export { findHoldTargets, listHolds, placeHold, releaseHold } from './holds.ts';
export { findCourses, setNcaaMark } from './ncaa-marks.ts';
export { retention } from './retention.ts';

const totals = statement<Sql['totals']>(`
  select (select count(*) from schools where kind = 'school') as "schoolCount",
    (select count(*) from users where deleted_at is null) as "userCount",
    (select count(*) from school_memberships where role = 'student' and ${IS_ACTIVE('school_memberships')}) as "activeStudentCount"`);

const jobCounts = statement<Sql['jobCounts'], None, { queue: string }>(`
  select name as queue, count(*) filter (where state in ('created', 'retry')) as waiting,
    count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed
  from ${JOBS_SCHEMA}.job where name not like '\\_\\_%' group by name order by name`);

const mailCounts = statement<Sql['mailCounts']>(`
  select count(*) filter (where state = 'queued') as queued, count(*) filter (where state = 'sent') as sent,
    count(*) filter (where state = 'kept') as kept, count(*) filter (where state = 'parked') as parked,
    count(*) filter (where state = 'bounced') as bounced
  from mail_outbox`);

export const overview = os.operations.overview.handler(async ({ context }) => {
  const { services } = context;
  const { rows } = await context.read([totals(), jobCounts(), mailCounts(), findComparison()]);
  const [[total], jobs, [mail], [comparison]] = rows;
  if (!total || !mail) throw new Error('counts without a row');
  return {
    ...total,
    database: services.db.kind,
    mail: services.mailer.kind,
    aiEngine: services.ai.engine,
    jobs,
    transcriptComparison: comparison ?? null,
    ruleReviews: ruleReviews(services.clock.today('UTC') as CalendarDate),
    mailCounts: mail,
  };
});

/** The rule sets in force or to come, with those whose sources have to be read again. */
function ruleReviews(today: CalendarDate) {
  const due = new Set(dueReviews(RULE_SETS, today));
  return RULE_SETS.filter(({ toOn }) => toOn === null || today <= toOn).map((set) => ({
    body: set.body,
    version: set.version,
    checkedOn: set.checkedOn,
    reviewOn: set.reviewOn,
    isDue: due.has(set),
  }));
}

const PAGE = 100;

const letters = statement<Sql['letters'], { before: string | null }>(`
  select id as "mailId", to_address as "toAddress", template, subject, state, created_at as "createdAt",
    last_error as "lastError"
  from mail_outbox where created_at < coalesce(:before::timestamptz, 'infinity') order by created_at desc limit ${PAGE}`);

export const listMail = os.operations.listMail.handler(async ({ input, context }) => {
  const { rows } = await context.read([letters({ before: input.before ?? null })]);
  return { letters: rows[0].map((letter) => ({ ...letter, mailId: letter.mailId })) };
});

const letter = statement<Sql['letter'], { mailOutboxId: MailId }>(`
  select to_address as "toAddress", subject, body_text as "bodyText", state, created_at as "createdAt"
  from mail_outbox where id = :mailOutboxId`);

/** Secrets in links: readable where the outbox is the mailbox, hidden once letters really go out. */
const LINK_SECRET = /(#|\/transcript-delivery\/)\S+/g;

export const getMail = os.operations.getMail.handler(async ({ input, context, errors }) => {
  const { rows } = await context.read([letter({ mailOutboxId: input.mailId })]);
  const [found] = rows[0];
  if (!found) throw errors.NOT_FOUND();
  const { state, bodyText, ...rest } = found;
  return {
    ...rest,
    bodyText: context.services.mailer.kind === 'outbox' ? bodyText : bodyText.replace(LINK_SECRET, '$1…'),
  };
});
