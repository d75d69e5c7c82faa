import type { DataExportId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { DELETION_DAYS } from '@fieldhouse/domain/families/consent.ts';
import { ORPCError } from '@orpc/server';
import { isGuardianOf } from '#access/actor.ts';
import { HAS_ANY_LINK } from '#access/guardians.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import { requireSecrets } from '#features/accounts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { longDay } from '#platform/mail/dates.ts';
import { notify } from '#platform/notify.ts';
import { closedAccount, os } from '#platform/procedure.ts';
import { deletionObstacle, postponementOf } from './policy.ts';
import type { Sql } from './rows.gen.ts';

const DAY_MS = 86_400_000;
/** How long a copy can be downloaded. */
const EXPORT_DAYS = 7;

type ExportRow = RowOf<typeof findExport>;

const EXPORT_FIELDS = `id as "exportId", state, created_at as "askedAt", expires_at as "expiresAt",
  size_bytes as "sizeBytes"`;
/** `studentId`: the student, or null for one's own data. */
const findExport = statement<Sql['findExport'], { studentId: StudentId | null }>(`
  select ${EXPORT_FIELDS} from data_exports where user_id = app.user_id() and student_id is not distinct from :studentId::uuid
  order by created_at desc, id desc limit 1`);
/** The latest copy of each child's record. */
const listChildExports = statement<Sql['listChildExports']>(`
  select distinct on (student_id) student_id as "studentId", ${EXPORT_FIELDS} from data_exports
  where user_id = app.user_id() and student_id is not null order by student_id, created_at desc, id desc`);
const listRecords = statement<Sql['listRecords']>(`
  select sp.id as "studentId", sp.school_id as "schoolId", sp.legal_name as name from student_profiles sp
  where ${HAS_ANY_LINK} order by sp.legal_name, sp.id`);
/** Two requests at once wait for each other. */
const lockOwn = statement<Sql['lockOwn']>(
  'select 1 from user_settings where user_id = app.user_id() for update',
);
const addExport = statement<
  Sql['addExport'],
  {
    dataExportId: DataExportId;
    expiresAt: string;
    now: string;
    schoolId: SchoolId | null;
    studentId: StudentId | null;
  }
>(
  `insert into data_exports (id, user_id, school_id, student_id, state, expires_at, created_at)
   values (:dataExportId, app.user_id(), :schoolId, :studentId, 'queued', :expiresAt, :now) returning ${EXPORT_FIELDS}`,
);

const findDeletion = statement<Sql['findDeletion'], None, { isNobodys: boolean }>(
  `select due_at as "dueAt", asked_by as "askedBy", asked_by = app.nobody() as "isNobodys" from deletion_requests
   where user_id = app.user_id() and state = 'asked'`,
);
const listChildren = statement<
  Sql['listChildren'],
  { now: string },
  { studentId: string; userId: string; name: string; isWaiting: boolean; isHeld: boolean }
>(
  `select student_id as "studentId", user_id as "userId", name, deletion_due_at as "deletionDueAt",
     is_waiting as "isWaiting", app.is_deletion_held(user_id, :now) as "isHeld"
   from app.own_children(:now)`,
);
const findStanding = statement<
  Sql['findStanding'],
  { now: string },
  { isMinor: boolean; isLastAdmin: boolean; isHeld: boolean; isAlone: boolean; closingSchools: string[] }
>(
  `select app.is_minor(app.user_id(), :now) as "isMinor", app.am_alone(:now) as "isAlone", app.is_last_admin(app.user_id()) as "isLastAdmin",
     app.is_deletion_held(app.user_id(), :now) as "isHeld",
     array(select name from app.closing_families(app.user_id())) as "closingSchools", app.own_contact() as contact`,
);
/** Children of families' schools that close with this account, or have closed, whom nobody looks after from then on. */
const listLeftAlone = statement<
  Sql['listLeftAlone'],
  { now: string },
  {
    schoolId: SchoolId;
    studentId: StudentId;
    userId: UserId;
    name: string;
    isUnder13: boolean;
    keepsAccount: boolean;
  }
>(
  `select school_id as "schoolId", student_id as "studentId", user_id as "userId", name, is_under_13 as "isUnder13",
     keeps_account as "keepsAccount"
   from app.own_left_alone(:now)`,
);
/** Null: not the asker's to decide. */
const askDeletion = statement<Sql['askDeletion'], { id: string; userId: string; dueAt: string; now: string }>(
  'select app.ask_deletion(:id, :userId, :dueAt, :now) as "dueAt"',
);
const withdraw = statement<Sql['withdraw'], { userId: string; now: string }, { isWithdrawn: boolean }>(
  'select app.withdraw_deletion(:userId, :now) as "isWithdrawn"',
);
const findMail = statement<Sql['findMail'], { userId: string }, { email: string; locale: Locale }>(
  'select email, locale from app.member_emails(array[:userId::uuid])',
);

const presentExport = ({ state, askedAt, expiresAt, sizeBytes, ...row }: ExportRow, now: string) => ({
  askedAt,
  expiresAt,
  sizeBytes,
  exportId: row.exportId,
  state: state === 'ready' && expiresAt <= now ? ('expired' as const) : state,
});

/** When another copy may be asked for; null: now. One that failed doesn't count. */
function nextExportAt(latest: ExportRow | undefined, millis: number): string | null {
  if (!latest || latest.state === 'failed') return null;
  const next = Date.parse(latest.askedAt) + DAY_MS;
  return next > millis ? new Date(next).toISOString() : null;
}

export const account = os.profile.account.handler(async ({ context }) => {
  const { clock } = context;
  const { actor, rows } = await context.read([
    findExport({ studentId: null }),
    findDeletion(),
    findStanding({ now: clock.now() }),
    listChildren({ now: clock.now() }),
    listRecords(),
    listChildExports(),
    listLeftAlone({ now: clock.now() }),
  ]);
  const [[latest], [deletion], [standing], children, records, childExports, leftAlone] = rows;
  if (!standing) throw new ORPCError('NOT_FOUND');
  return {
    export: latest ? presentExport(latest, clock.now()) : null,
    nextExportAt: nextExportAt(latest, clock.millis()),
    deletion: deletion
      ? {
          dueAt: deletion.dueAt,
          isOwnWish: deletion.askedBy === actor.userId || !standing.isMinor,
          isLeftAlone: deletion.isNobodys,
          postponement: postponementOf({ isOperator: actor.platformRole !== null, ...standing }),
        }
      : null,
    closingSchools: standing.closingSchools,
    leftAlone: leftAlone.map(({ studentId, name, keepsAccount }) => ({ studentId, name, keepsAccount })),
    obstacle: deletionObstacle({ isOperator: actor.platformRole !== null, ...standing }),
    ...closedAccount(context.services.config, standing.contact),
    children: children.map(({ studentId, name, deletionDueAt, isWaiting, isHeld }) => ({
      studentId: studentId,
      name,
      deletionDueAt,
      isPostponed: deletionDueAt !== null && isHeld,
      waitsForConsent: isWaiting,
    })),
    records: records
      .filter(({ studentId }) => isGuardianOf(actor, studentId, 'see_record'))
      .map(({ studentId, name }) => {
        const copy = childExports.find((one) => one.studentId === studentId);
        return {
          studentId: studentId,
          name,
          export: copy ? presentExport(copy, clock.now()) : null,
          nextExportAt: nextExportAt(copy, clock.millis()),
        };
      }),
  };
});

export const requestExport = os.profile.requestExport.handler(async ({ input, context, errors }) => {
  const { clock, services } = context;
  return await context.unit(async (tx, actor) => {
    const { studentId } = input;
    const child =
      studentId === null
        ? undefined
        : (await tx.query(listRecords())).find((record) => record.studentId === studentId);
    if (studentId !== null && !(child && isGuardianOf(actor, studentId, 'see_record'))) {
      throw errors.NOT_FOUND();
    }
    await tx.query(lockOwn());
    const [latest] = await tx.query(findExport({ studentId }));
    const nextAt = nextExportAt(latest, clock.millis());
    if (nextAt) throw errors.TOO_SOON({ data: { nextAt } });
    const exportId = newId<DataExportId>();
    const expiresAt = new Date(clock.millis() + EXPORT_DAYS * DAY_MS).toISOString();
    const [made] = await tx.query(
      addExport({
        dataExportId: exportId,
        expiresAt,
        now: clock.now(),
        schoolId: child?.schoolId ?? null,
        studentId,
      }),
    );
    if (!made) throw new Error('an export without a row');
    recordAudit(tx, clock, {
      schoolId: child?.schoolId ?? null,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'data_export.asked',
      entityType: child ? 'student_profile' : 'user',
      entityId: studentId ?? actor.userId,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await services.jobs.enqueue(tx, 'profile.export', { exportId }, exportId);
    return presentExport(made, clock.now());
  });
});

export const requestDeletion = os.profile.requestDeletion.handler(async ({ input, context, errors }) => {
  const { clock, services } = context;
  const { actor: asking } = await context.read([]);
  await requireSecrets(context, asking, { password: input.password });
  const soonest = new Date(clock.millis() + DELETION_DAYS * DAY_MS).toISOString();
  return await context.unit(async (tx, actor) => {
    const now = clock.now();
    const children = await tx.query(listChildren({ now }));
    const child = children.find((one) => one.studentId === input.studentId);
    if (input.studentId !== null && !child) throw errors.NOT_FOUND();
    const [standing] = await tx.query(findStanding({ now }));
    if (!child) {
      const obstacle = standing && deletionObstacle({ isOperator: actor.platformRole !== null, ...standing });
      if (obstacle) throw errors.REFUSED({ data: { obstacle } });
    }
    const leftAlone = child ? [] : await tx.query(listLeftAlone({ now }));
    const postponement = (child ?? standing)?.isHeld ? ('law' as const) : null;
    const userId = child?.userId ?? actor.userId;
    const [answer] = await tx.query(askDeletion({ id: newId(), userId, dueAt: soonest, now }));
    if (!answer?.dueAt) throw errors.NOT_FOUND();
    const { dueAt } = answer;
    recordAudit(tx, clock, {
      schoolId: null,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'account.deletion_asked',
      entityType: 'user',
      entityId: userId,
      after: { dueAt },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    const { mailer } = services;
    const zone = actor.timeZone ?? actor.memberships[0]?.timeZone ?? 'UTC';
    const letter = async (
      to: { userId: string; address: string; locale: Locale },
      about: { studentName: string | null; isOwnWish: boolean },
    ) =>
      mailer.queue(tx, `deletion:${to.userId}:${context.requestId}`, to, 'deletion-asked', {
        ...about,
        date: longDay(dueAt, to.locale, zone),
        isPostponed: postponement !== null,
        closingSchools: child ? [] : (standing?.closingSchools ?? []),
        goesAlong: about.isOwnWish
          ? leftAlone.filter((one) => !one.keepsAccount).map(({ name }) => name)
          : [],
        link: mailer.link('/profile?tab=privacy'),
      });
    await letter(
      { userId: actor.userId, address: actor.email, locale: actor.locale },
      { studentName: child ? child.name : null, isOwnWish: true },
    );
    if (child) {
      const [mail] = await tx.query(findMail({ userId }));
      const to = mail && { userId, address: mail.email, locale: mail.locale };
      if (to) await letter(to, { studentName: null, isOwnWish: false });
    }
    // Who is 13 and has no email of their own may add one until then.
    for (const one of leftAlone.filter(({ keepsAccount, isUnder13 }) => !keepsAccount && !isUnder13))
      notify(tx, clock, [one.userId], {
        schoolId: one.schoolId,
        type: 'account',
        template: 'account_goes_along',
        groupKey: `goes-along:${actor.userId}`,
      });
    return { dueAt, postponement };
  });
});

export const withdrawDeletion = os.profile.withdrawDeletion.handler(async ({ input, context, errors }) => {
  const { clock } = context;
  await context.unit(async (tx, actor) => {
    const child = (await tx.query(listChildren({ now: clock.now() }))).find(
      (one) => one.studentId === input.studentId,
    );
    if (input.studentId !== null && !child) throw errors.NOT_FOUND();
    if (child?.isWaiting) throw errors.CONSENT_NEEDED();
    const userId = child?.userId ?? actor.userId;
    const [answer] = await tx.query(withdraw({ userId, now: clock.now() }));
    if (!answer?.isWithdrawn) throw errors.NOT_FOUND();
    recordAudit(tx, clock, {
      schoolId: null,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'account.deletion_withdrawn',
      entityType: 'user',
      entityId: userId,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
  });
  return {};
});
