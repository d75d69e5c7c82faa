import type { LegalHoldId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Actor } from '#platform/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { longDay } from '#platform/mail/dates.ts';
import { os, type RequestContext } from '#platform/procedure.ts';

/*
 * Legal holds: what a court or an authority wants kept. While one is in force, deletion and retention leave the student
 * or the school alone (db/rls/erase.ts).
 */

interface HoldRow {
  readonly holdId: string;
  readonly schoolName: string;
  readonly studentName: string | null;
  readonly reason: string;
  readonly placedAt: string;
  readonly placedByName: string | null;
  readonly releasedAt: string | null;
  readonly releasedByName: string | null;
}

const NAME = (user: string) => `(select u.name from users u where u.id = ${user} and u.deleted_at is null)`;

const listRows = statement<HoldRow>(`
  select h.id as "holdId", s.name as "schoolName", sp.legal_name as "studentName", h.reason,
    h.created_at as "placedAt", ${NAME('h.created_by')} as "placedByName", h.released_at as "releasedAt",
    ${NAME('h.released_by')} as "releasedByName"
  from legal_holds h join schools s on s.id = h.school_id
    left join student_profiles sp on sp.school_id = h.school_id and sp.id = h.student_id
  order by h.released_at is not null, coalesce(h.released_at, h.created_at) desc, h.id limit 200`);

interface TargetRow {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly studentId: string | null;
  readonly name: string | null;
  readonly studentNumber: string | null;
}

/** $1 what was typed: the beginning of a word of the name. */
const listTargets = statement<TargetRow>(`
  with typed as (select '% ' || replace(replace(replace(lower($1), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as words)
  (select s.id as "schoolId", s.name as "schoolName", null::uuid as "studentId", null as name, null as "studentNumber"
    from schools s, typed where s.kind <> 'personal' and ' ' || lower(s.name) like typed.words order by s.name, s.id limit 10)
  union all
  (select sp.school_id, s.name, sp.id, sp.legal_name, sp.student_number
    from student_profiles sp join schools s on s.id = sp.school_id, typed
    where ' ' || lower(sp.legal_name) like typed.words order by sp.legal_name, sp.id limit 10)`);

/** One change of a school's holds at a time, written in that school. $1 school. */
const enterSchool = statement(`
  select pg_advisory_xact_lock(hashtextextended('holds:' || $1::text, 0)),
    set_config('app.school_ids', '{' || $1::text || '}', true)`);
/** $1 school, $2 student or null. */
const findTarget = statement<{ isHeld: boolean }>(`
  select exists (select from legal_holds h where h.school_id = s.id and h.student_id is not distinct from $2::uuid
    and h.released_at is null) as "isHeld"
  from schools s where s.id = $1
    and ($2::uuid is null or exists (select from student_profiles sp where sp.school_id = s.id and sp.id = $2))`);
/** $1 school, $2 id, $3 student or null, $4 reason, $5 who, $6 now. */
const addRow = statement(`
  insert into legal_holds (school_id, id, student_id, reason, created_by, created_at) values ($1, $2, $3, $4, $5, $6)`);
const findHold = statement<{ schoolId: string; studentId: string | null; releasedAt: string | null }>(`
  select school_id as "schoolId", student_id as "studentId", released_at as "releasedAt" from legal_holds where id = $1`);
/** $1 school, $2 hold, $3 who, $4 now. */
const releaseRow = statement<{ id: string }>(`
  update legal_holds set released_at = $4, released_by = $3
  where school_id = $1 and id = $2 and released_at is null returning id`);

interface ResumedRow {
  /** Whose account is deleted. */
  readonly personId: string;
  /** Who is told. */
  readonly userId: string;
  readonly email: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly dueAt: string;
  /** The child, where a guardian asked. */
  readonly studentName: string | null;
  /** Who is told may take it back. */
  readonly isOwnWish: boolean;
  readonly isNeeded: boolean;
}
/** $1 school, $2 student or null, $3 the day before which nothing is deleted. */
const resumeDeletions = statement<ResumedRow>(`
  select person_id as "personId", user_id as "userId", email, locale, time_zone as "timeZone", due_at as "dueAt",
    student_name as "studentName", is_own_wish as "isOwnWish", is_needed as "isNeeded"
  from app.resume_deletions($1, $2, $3)`);

/** Days in which a deletion that waited can still be taken back once it goes on. */
const NOTICE_DAYS = 3;

const isMaster = (actor: Actor): boolean => actor.platformRole === 'master_admin';

export const listHolds = os.operations.listHolds.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listRows()]);
  return {
    holds: rows[0].map((row) => ({
      ...row,
      holdId: row.holdId as LegalHoldId,
      can: { release: isMaster(actor) && row.releasedAt === null },
    })),
    can: { place: isMaster(actor) },
  };
});

export const findHoldTargets = os.operations.findHoldTargets.handler(async ({ input, context }) => {
  const { rows } = await context.read([listTargets(input.search)]);
  return {
    targets: rows[0].map(({ schoolId, schoolName, studentId, name, studentNumber }) => ({
      ...{ schoolId: schoolId as SchoolId, schoolName },
      student: studentId
        ? { studentId: studentId as StudentId, name: name ?? '', studentNumber: studentNumber ?? '' }
        : null,
    })),
  };
});

export const placeHold = os.operations.placeHold.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, studentId, reason } = input;
    await tx.query(enterSchool(schoolId));
    const [target] = await tx.query(findTarget(schoolId, studentId));
    if (!target) throw errors.NOT_FOUND();
    if (target.isHeld) throw errors.ALREADY_HELD();
    const holdId = newId() as LegalHoldId;
    await tx.query(addRow(schoolId, holdId, studentId, reason, actor.userId, context.clock.now()));
    note(context, tx, actor, { schoolId, holdId, action: 'legal_hold.placed', reason, studentId });
    return { holdId };
  }),
);

export const releaseHold = os.operations.releaseHold.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { holdId, reason } = input;
    const [hold] = await tx.query(findHold(holdId));
    if (!hold) throw errors.NOT_FOUND();
    const { schoolId, studentId } = hold;
    await tx.query(enterSchool(schoolId));
    const [released] = await tx.query(releaseRow(schoolId, holdId, actor.userId, context.clock.now()));
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
  for (const one of await tx.query(resumeDeletions(schoolId, studentId, from))) {
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
    ...{ schoolId, actorKind: 'operator', actorUserId: actor.userId, action, reason },
    ...{ entityType: 'legal_hold', entityId: holdId, after: { studentId } },
    ...{ ipAddress: context.clientAddress, requestId: context.requestId },
  });
}
