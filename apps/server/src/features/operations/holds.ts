import type { LegalHoldId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import type { Actor } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { longDay } from '#platform/mail/dates.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/*
 * Legal holds: what a court or an authority wants kept. While one is in force, deletion and retention leave the student
 * or the school alone (db/rls/erase.ts).
 */

const NAME = (user: string) => `(select u.name from users u where u.id = ${user} and u.deleted_at is null)`;

const listRows = statement<Sql['listRows']>(`
  select h.id as "holdId", s.name as "schoolName", sp.legal_name as "studentName", h.reason,
    h.created_at as "placedAt", ${NAME('h.created_by')} as "placedByName", h.released_at as "releasedAt",
    ${NAME('h.released_by')} as "releasedByName"
  from legal_holds h join schools s on s.id = h.school_id
    left join student_profiles sp on sp.school_id = h.school_id and sp.id = h.student_id
  order by h.released_at is not null, coalesce(h.released_at, h.created_at) desc, h.id limit 200`);

/** `search`: what was typed: the beginning of a word of the name. */
const listTargets = statement<Sql['listTargets'], { search: string }>(`
  with typed as (select '% ' || replace(replace(replace(lower(:search), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as words)
  (select s.id as "schoolId", s.name as "schoolName", null::uuid as "studentId", null as name, null as "studentNumber"
    from schools s, typed where s.kind <> 'personal' and ' ' || lower(s.name) like typed.words order by s.name, s.id limit 10)
  union all
  (select sp.school_id, s.name, sp.id, sp.legal_name, sp.student_number
    from student_profiles sp join schools s on s.id = sp.school_id, typed
    where ' ' || lower(sp.legal_name) like typed.words order by sp.legal_name, sp.id limit 10)`);

/** One change of a school's holds at a time, written in that school. */
const enterSchool = statement<Sql['enterSchool'], { schoolId: SchoolId }>(`
  select pg_advisory_xact_lock(hashtextextended('holds:' || :schoolId::text, 0)),
    set_config('app.school_ids', '{' || :schoolId::text || '}', true)`);
/** `studentId`: student or null. */
const findTarget = statement<Sql['findTarget'], { schoolId: SchoolId; studentId: StudentId | null }>(`
  select exists (select from legal_holds h where h.school_id = s.id and h.student_id is not distinct from :studentId::uuid
    and h.released_at is null) as "isHeld"
  from schools s where s.id = :schoolId
    and (:studentId::uuid is null or exists (select from student_profiles sp where sp.school_id = s.id and sp.id = :studentId))`);
/** `studentId`: student or null. */
const addRow = statement<
  Sql['addRow'],
  {
    schoolId: SchoolId;
    legalHoldId: LegalHoldId;
    studentId: StudentId | null;
    reason: string;
    createdBy: string;
    now: string;
  }
>(`
  insert into legal_holds (school_id, id, student_id, reason, created_by, created_at) values (:schoolId, :legalHoldId, :studentId, :reason, :createdBy, :now)`);
const findHold = statement<Sql['findHold'], { legalHoldId: LegalHoldId }>(`
  select school_id as "schoolId", student_id as "studentId", released_at as "releasedAt" from legal_holds where id = :legalHoldId`);

const releaseRow = statement<
  Sql['releaseRow'],
  { schoolId: SchoolId; legalHoldId: LegalHoldId; releasedBy: string | null; now: string | null }
>(`
  update legal_holds set released_at = :now, released_by = :releasedBy
  where school_id = :schoolId and id = :legalHoldId and released_at is null returning id`);

/** `studentId`: student or null. */
const resumeDeletions = statement<
  Sql['resumeDeletions'],
  { schoolId: string; studentId: string | null; from: string },
  {
    personId: string;
    userId: UserId;
    email: string;
    locale: Locale;
    timeZone: string;
    dueAt: string;
    isOwnWish: boolean;
    isNeeded: boolean;
  }
>(`
  select person_id as "personId", user_id as "userId", email, locale, time_zone as "timeZone", due_at as "dueAt",
    student_name as "studentName", is_own_wish as "isOwnWish", is_needed as "isNeeded"
  from app.resume_deletions(:schoolId, :studentId, :from)`);

/** Days in which a deletion that waited can still be taken back once it goes on. */
const NOTICE_DAYS = 3;

const isMaster = (actor: Actor): boolean => actor.platformRole === 'master_admin';

export const listHolds = os.operations.listHolds.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listRows()]);
  return {
    holds: rows[0].map((row) => ({
      ...row,
      holdId: row.holdId,
      can: { release: isMaster(actor) && row.releasedAt === null },
    })),
    can: { place: isMaster(actor) },
  };
});

export const findHoldTargets = os.operations.findHoldTargets.handler(async ({ input, context }) => {
  const { rows } = await context.read([listTargets({ search: input.search })]);
  return {
    targets: rows[0].map(({ schoolId, schoolName, studentId, name, studentNumber }) => ({
      schoolId,
      schoolName,
      student: studentId ? { studentId, name: name ?? '', studentNumber: studentNumber ?? '' } : null,
    })),
  };
});

export const placeHold = os.operations.placeHold.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, studentId, reason } = input;
    await tx.query(enterSchool({ schoolId }));
    const [target] = await tx.query(findTarget({ schoolId, studentId }));
    if (!target) throw errors.NOT_FOUND();
    if (target.isHeld) throw errors.ALREADY_HELD();
    const holdId = newId<LegalHoldId>();
    await tx.query(
      addRow({
        schoolId,
        legalHoldId: holdId,
        studentId,
        reason,
        createdBy: actor.userId,
        now: context.clock.now(),
      }),
    );
    note(context, tx, actor, { schoolId, holdId, action: 'legal_hold.placed', reason, studentId });
    return { holdId };
  }),
);

export const releaseHold = os.operations.releaseHold.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { holdId, reason } = input;
    const [hold] = await tx.query(findHold({ legalHoldId: holdId }));
    if (!hold) throw errors.NOT_FOUND();
    const { schoolId, studentId } = hold;
    await tx.query(enterSchool({ schoolId }));
    const [released] = await tx.query(
      releaseRow({ schoolId, legalHoldId: holdId, releasedBy: actor.userId, now: context.clock.now() }),
    );
    if (!released) throw errors.WRONG_STATE();
    note(context, tx, actor, { schoolId, holdId, action: 'legal_hold.released', reason, studentId });
    await tellOfDeletions(context, tx, schoolId, studentId, holdId);
    return {};
  }),
);

/** Tells those whose deletion waited for the hold, and the guardians who asked for it, that it goes on. */
async function tellOfDeletions(
  { services: { clock, mailer } }: RequestContext,
  tx: Transaction,
  schoolId: string,
  studentId: string | null,
  holdId: string,
): Promise<void> {
  const from = new Date(clock.millis() + NOTICE_DAYS * 86_400_000).toISOString();
  for (const one of await tx.query(resumeDeletions({ schoolId, studentId, from }))) {
    const to = { userId: one.userId, address: one.email, locale: one.locale };
    await mailer.queue(
      tx,
      `deletion-resumed:${holdId}:${one.userId}:${one.personId}`,
      to,
      'deletion-resumed',
      {
        date: longDay(one.dueAt, one.locale, one.timeZone),
        studentName: one.studentName,
        isOwnWish: one.isOwnWish,
        isNeeded: one.isNeeded,
        link: mailer.link('/profile?tab=privacy'),
      },
    );
  }
}

interface HoldEvent {
  readonly schoolId: string;
  readonly holdId: string;
  readonly action: 'legal_hold.placed' | 'legal_hold.released';
  readonly reason: string;
  readonly studentId: string | null;
}

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, holdId, action, reason, studentId }: HoldEvent,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'operator',
    actorUserId: actor.userId,
    action,
    reason,
    entityType: 'legal_hold',
    entityId: holdId,
    after: { studentId },
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
