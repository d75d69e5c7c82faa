import type { ConsentId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { CONSENT_CONFIRMATION_HOURS, CONSENT_REMINDER_DAYS } from '@fieldhouse/domain/families/consent.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { AS_LOGIN, mailConfirmation, sha256 } from '#features/accounts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { longDay } from '#platform/mail/dates.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { queueRequest } from './letters.ts';
import { confirmedToken, newSecret } from './links.ts';
import { settle } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const HOUR = 3_600_000;

/** What time brings: birthdays, emails that are due, requests that nobody answered, and the notice of the year. */
export async function sweepConsent(services: Services): Promise<void> {
  await settleBirthdays(services);
  await sendRequests(services);
  await confirmConsents(services);
  await confirmAddresses(services);
  await expireRequests(services);
  await tellOfDirectory(services);
}

const listBirthdays = statement<Sql['listBirthdays'], { now: string }, { userId: UserId }>(
  'select b as "userId" from app.birthdays_due(:now) b',
);

/** One account in a transaction: nobody holds one and waits for another. */
async function settleBirthdays({ units, clock }: Services): Promise<void> {
  const now = clock.now();
  for (const { userId } of await units.write(jobForPlatform, (tx) => tx.query(listBirthdays({ now }))))
    await units.write(jobForPlatform, (tx) => tx.query(settle({ userId, isGiven: false, now })));
}

const ASKED = 'consent.asked';
const REMINDED = 'consent.reminded';

/** Requests that a school made with an address, and those that a parent hasn't answered for a week. */
const listDueRequests = statement<
  Sql['listDueRequests'],
  { now: string; days: number },
  { parentEmail: string; isReminder: boolean; locale: Locale; studentName: string }
>(`
  select r.school_id as "schoolId", r.id as "request", r.student_id as "studentId", r.parent_email as "parentEmail",
    r.locale, r.token_hash is not null as "isReminder", s.name as "schoolName",
    split_part(sp.legal_name, ' ', 1) as "studentName"
  from consent_requests r
    join schools s on s.id = r.school_id
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
  where r.answered_at is null and r.parent_email is not null and r.expires_at > :now and s.status = 'active'
    and app.may_answer(r.subject_user_id, r.parent_email, :now)
    and (r.token_hash is null or (r.updated_at <= :now::timestamptz - make_interval(days => :days)
      and not exists (select from audit_log a where a.school_id = r.school_id and a.entity_id = r.student_id
        and a.action = '${REMINDED}' and a.at > r.created_at)))
  order by r.created_at limit 200`);
const setSecret = statement<
  Sql['setSecret'],
  { schoolId: SchoolId; request: string; email: string; tokenHash: string; now: string }
>(`
  update consent_requests set token_hash = :tokenHash, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :request and parent_email = :email and answered_at is null returning id`);

async function sendRequests(services: Services): Promise<void> {
  const { units, clock } = services;
  const now = clock.now();
  const due = await units.write(jobForPlatform, (tx) =>
    tx.query(listDueRequests({ now, days: CONSENT_REMINDER_DAYS })),
  );
  for (const { schoolId, request, studentId, parentEmail: email, isReminder, ...about } of due) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const secret = newSecret();
      // The link of before works no longer; the letter says so.
      const set = await tx.query(setSecret({ schoolId, request, email, tokenHash: sha256(secret), now }));
      if (set.length === 0) return;
      await queueRequest(services, tx, {
        secret,
        email,
        ...(isReminder ? {} : { schoolId }),
        ...about,
        isReminder,
      });
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'job',
        actorUserId: null,
        action: isReminder ? REMINDED : ASKED,
        entityType: 'student',
        entityId: studentId,
      });
    });
  }
}

/** Consents by email that are a day old and weren't confirmed. */
const listUnconfirmed = statement<
  Sql['listUnconfirmed'],
  { before: string; now: string },
  { giverEmail: string; locale: Locale; studentName: string; hasAi: boolean }
>(`
  select k.school_id as "schoolId", k.id as "consentId", k.student_id as "studentId", k.giver_name as "giverName",
    k.giver_email as "giverEmail", k.locale, k.given_at as "givenAt", s.name as "schoolName",
    s.time_zone as "timeZone", split_part(sp.legal_name, ' ', 1) as "studentName",
    exists (select from consents a where a.school_id = k.school_id and a.student_id = k.student_id
      and a.kind = 'ai_models' and a.decision = 'given' and a.withdrawn_at is null) as "hasAi"
  from consents k
    join schools s on s.id = k.school_id
    join student_profiles sp on sp.school_id = k.school_id and sp.id = k.student_id
  where k.method = 'email_plus' and k.confirmation_sent_at is null and k.withdrawn_at is null
    and k.kind = 'child_account' and k.giver_email is not null and k.given_at <= :before
    and app.mailbox_standing(k.subject_user_id, k.giver_email, k.given_by, :now) <> 'ended'
  order by k.given_at limit 200`);
const setConfirmed = statement<
  Sql['setConfirmed'],
  { schoolId: SchoolId; studentId: StudentId; consentId: ConsentId; now: string }
>(`
  update consents k set confirmation_sent_at = :now
  where k.school_id = :schoolId and k.student_id = :studentId and k.method = 'email_plus'
    and k.confirmation_sent_at is null and k.withdrawn_at is null
    and k.given_at = (select o.given_at from consents o where o.school_id = :schoolId and o.id = :consentId)
  returning k.id`);

/** The second email of "email plus": what was agreed to, and how to take it back. */
async function confirmConsents({ units, clock, mailer, config }: Services): Promise<void> {
  const now = clock.now();
  const before = new Date(clock.millis() - CONSENT_CONFIRMATION_HOURS * HOUR).toISOString();
  const due = await units.write(jobForPlatform, (tx) => tx.query(listUnconfirmed({ before, now })));
  for (const { schoolId, studentId, consentId, giverEmail, locale, givenAt, timeZone, ...about } of due) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const set = await tx.query(setConfirmed({ schoolId, studentId, consentId, now }));
      if (set.length === 0) return;
      const to = { userId: null, address: giverEmail, locale, schoolId };
      await mailer.queue(tx, `consent-confirmed:${consentId}`, to, 'consent-confirmed', {
        ...about,
        date: longDay(givenAt, locale, timeZone),
        link: mailer.link(`/consent#token=${confirmedToken(config, consentId)}`),
      });
    });
  }
}

/** How long after the answer a child is still written to, at the latest. */
const LETTER_DAYS = 3;
/**
 * Children with an address of their own who no longer wait, and to whom no letter has gone that confirms it: none is sent
 * before a parent agrees.
 */
const listUnconfirmedChildren = statement<
  Sql['listUnconfirmedChildren'],
  { now: string; days: number },
  { userId: UserId; locale: Locale }
>(`
  select distinct u.id as "userId", u.email as address, e.locale
  from consent_requests r
    join lateral (select one.* from users one where one.id = r.subject_user_id offset 0) u on true
    join lateral app.member_emails(array[u.id]) e on true
  where r.answered_at > :now::timestamptz - make_interval(days => :days) and r.answer in ('given', 'expired')
    and u.consent_state <> 'required' and not u.email_verified and u.deleted_at is null
    and not exists (select from deletion_requests d where d.user_id = u.id and d.state = 'asked')
    and not exists (select from mail_outbox o where o.created_at >= r.answered_at and o.to_user_id = u.id
      and o.template = 'confirm-email')
  limit 200`);

/** What confirms a child's own address: who confirms it before the password is forgotten loses no consent by a reset. */
async function confirmAddresses(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await services.units.write(jobForPlatform, (tx) =>
    tx.query(listUnconfirmedChildren({ now, days: LETTER_DAYS })),
  );
  for (const to of due) await services.units.write(AS_LOGIN, (tx) => mailConfirmation(services, tx, to));
}

const listOverdue = statement<Sql['listOverdue'], { now: string }>(`
  select r.id as "request" from consent_requests r
  where r.answered_at is null and r.expires_at <= :now order by r.expires_at, r.id limit 200`);
/** No row: somebody has answered meanwhile, or nobody has to any more. */
const expire = statement<
  Sql['expire'],
  { request: string; now: string },
  { locale: Locale; studentName: string; schoolName: string }
>(`
  select parent_email as "parentEmail", locale, given_name as "studentName", school_name as "schoolName"
  from app.expire_consent_request(:request, :now)`);

/** One family in a transaction: nobody holds one and waits for another. */
async function expireRequests({ units, clock, mailer, jobs }: Services): Promise<void> {
  const now = clock.now();
  for (const { request } of await units.write(jobForPlatform, (tx) => tx.query(listOverdue({ now }))))
    await units.write(jobForPlatform, async (tx) => {
      const [expired] = await tx.query(expire({ request, now }));
      if (!expired) return;
      await jobs.enqueue(tx, 'profile.sweep', {});
      const { parentEmail, locale, studentName, schoolName } = expired;
      if (!parentEmail) return;
      const to = { userId: null, address: parentEmail, locale };
      await mailer.queue(tx, `consent-expired:${request}`, to, 'consent-expired', {
        studentName,
        schoolName,
      });
    });
}

const NOTICE = 'directory.notice';
/** A year that began longer ago isn't announced any more; the list of what is needed names it all year. */
const NOTICE_DAYS = 60;

const TODAY = '(:now::timestamptz at time zone s.time_zone)::date';

/** Schools whose year has begun and that haven't told their families. */
const listYears = statement<Sql['listYears'], { now: string; days: number }, { yearStartsOn: string }>(`
  select y.id as "schoolId", y.starts_on::text as "yearStartsOn"
  from (select s.id, coalesce((select max(a.starts_on) from academic_years a
        where a.school_id = s.id and a.starts_on <= ${TODAY} and a.ends_on >= ${TODAY}),
      (date_trunc('year', ${TODAY} - interval '6 months') + interval '6 months')::date) as starts_on, ${TODAY} as today
    from schools s where s.kind = 'school' and s.status = 'active') y
  where y.today - y.starts_on between 0 and :days
    and not exists (select from audit_log a where a.school_id = y.id and a.entity_id = y.id and a.action = '${NOTICE}'
      and a.after->>'yearStartsOn' = y.starts_on::text)
  order by y.id limit 100`);
/** Guardians who decide, and students of age. */
const listFamilies = statement<Sql['listFamilies'], { schoolId: SchoolId; now: string }, { userId: UserId }>(`
  select g.guardian_user_id as "userId"
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where g.school_id = :schoolId and ${HAS_RIGHT('g', 'consent')} and ${IS_LIVE_LINK('g', 'sp', TODAY)}
  union
  select sp.user_id from student_profiles sp join schools s on s.id = sp.school_id
  where sp.school_id = :schoolId and sp.user_id is not null and ${TODAY} >= app.of_age_on(sp.birth_on)`);

/** Tells families once a year what the school may show of a student, and that they may object (34 CFR 99.37). */
async function tellOfDirectory({ units, clock }: Services): Promise<void> {
  const now = clock.now();
  const due = await units.write(jobForPlatform, (tx) => tx.query(listYears({ now, days: NOTICE_DAYS })));
  for (const { schoolId, yearStartsOn } of due) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const people = await tx.query(listFamilies({ schoolId, now }));
      notify(
        tx,
        clock,
        people.map(({ userId }) => userId),
        {
          schoolId,
          type: 'account',
          template: 'directory_notice',
          groupKey: `directory:${schoolId}:${yearStartsOn}`,
        },
      );
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'job',
        actorUserId: null,
        action: NOTICE,
        entityType: 'school',
        entityId: schoolId,
        after: { yearStartsOn, told: people.length },
      });
    });
  }
}
