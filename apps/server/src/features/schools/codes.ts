import type { SchoolCodeId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { CodeRole } from '@fieldhouse/contract/school-codes.ts';
import { schoolCodePrefix } from '@fieldhouse/domain/schools/school-code.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isAdminOf, isWritable } from '#access/actor.ts';
import { type None, type RowOf, statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canRunSchool, schoolWithPolicies } from './policy.ts';
import type { Sql } from './rows.gen.ts';

/** More are nobody's to keep apart. */
const MOST_ACTIVE_CODES = 20;

const SCHOOL_ROLES: CodeRole[] = ['student', 'teacher', 'parent', 'school_admin'];
/** A family's school has its parents, and nobody else who signs up with a code. */
const FAMILY_ROLES: CodeRole[] = ['student'];

const NAME = (user: string) => `(select o.display_name from school_memberships o
  where o.school_id = c.school_id and o.user_id = ${user} order by o.status = 'ended', o.id limit 1)`;

const listRows = statement<Sql['listRows'], None, { roles: CodeRole[] }>(`
  select c.id as "codeId", c.school_id as "schoolId", c.code, c.roles, c.is_active as "isActive",
    c.expires_at as "expiresAt", c.use_count as "useCount", c.created_at as "createdAt",
    ${NAME('c.created_by')} as "createdByName", s.at as "switchedAt", ${NAME('s.actor_user_id')} as "switchedByName"
  from school_codes c
    left join lateral (select a.at, a.actor_user_id from audit_log a
      where a.school_id = c.school_id and a.entity_id = c.id and a.action in ('code.switched_on', 'code.switched_off')
      order by a.at desc limit 1) s on true
  where c.school_id = any ((select app.known_school_ids())::uuid[])
  order by c.is_active desc, c.created_at desc, c.id desc limit 200`);

type LockedCode = RowOf<typeof lockCode>;

const lockCode = statement<Sql['lockCode'], { schoolCodeId: string }, { roles: CodeRole[] }>(`
  select id as "codeId", school_id as "schoolId", code, roles, is_active as "isActive", expires_at as "expiresAt"
  from school_codes where id = :schoolCodeId for update`);
const setActive = statement<
  Sql['setActive'],
  { schoolId: SchoolId; schoolCodeId: SchoolCodeId; isActive: boolean; now: string }
>(`
  update school_codes set is_active = :isActive, updated_at = :now, version = version + 1 where school_id = :schoolId and id = :schoolCodeId`);
const newCode = statement<Sql['newCode'], { prefix: string }, { code: string }>(
  'select app.new_school_code(:prefix) as code',
);
const insertCode = statement<
  Sql['insertCode'],
  {
    schoolId: string;
    schoolCodeId: SchoolCodeId;
    code: string;
    roles: Sql['insertCode']['parameters']['roles'];
    expiresAt: string | null;
    createdBy: string | null;
    createdAt: string;
  }
>(`
  insert into school_codes (school_id, id, code, roles, expires_at, created_by, created_at, updated_at)
  values (:schoolId, :schoolCodeId, :code, :roles, :expiresAt, :createdBy, :createdAt, :createdAt)`);
const findSchool = statement<Sql['findSchool'], { schoolId: string }>(`
  select s.name, s.kind, (select count(*)::integer from school_codes c where c.school_id = s.id and c.is_active)
    as "activeCount"
  from schools s where s.id = :schoolId`);

const rolesOf = (kind: string | undefined) => (kind === 'school' ? SCHOOL_ROLES : FAMILY_ROLES);

export const listCodes = os.schools.listCodes.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([listRows()]);
  const schoolId = schoolWithPolicies(actor);
  if (!schoolId || !isAdminOf(actor, schoolId)) throw errors.FORBIDDEN();
  const kind = actor.memberships.find((m) => m.schoolId === schoolId)?.schoolKind;
  return {
    codes: rows[0].filter((row) => row.schoolId === schoolId).map((row) => ({ ...row, codeId: row.codeId })),
    roles: rolesOf(kind),
    can: { change: isWritable(actor, schoolId) },
  };
});

export const createCode = os.schools.createCode.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolWithPolicies(actor);
    if (!schoolId || !canRunSchool(actor, schoolId)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const { expiresAt } = input;
    if (expiresAt !== null && expiresAt <= context.clock.now()) throw errors.EXPIRY_PAST();
    const [school] = await tx.query(findSchool({ schoolId }));
    const roles = [...new Set(input.roles)];
    if (roles.some((role) => !rolesOf(school?.kind).includes(role))) throw errors.ROLE_NOT_OPEN();
    if ((school?.activeCount ?? 0) >= MOST_ACTIVE_CODES) throw errors.TOO_MANY_CODES();
    const prefix = school?.kind === 'school' ? schoolCodePrefix(school.name) : 'HOM';
    return await makeCode(context, tx, actor, { schoolId, prefix, roles, expiresAt });
  }),
);

export const replaceCode = os.schools.replaceCode.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const before = await holdCode(tx, actor, input.codeId);
    if (!before.isActive) throw errors.CODE_OFF();
    const { schoolId, roles, code } = before;
    await switchCode(context, tx, actor, before, false, input.reason);
    // What ran out doesn't end the new one.
    const isOver = before.expiresAt !== null && before.expiresAt <= context.clock.now();
    const expiresAt = isOver ? null : before.expiresAt;
    return await makeCode(context, tx, actor, { schoolId, prefix: code.slice(0, 3), roles, expiresAt });
  }),
);

export const setCodeActive = os.schools.setCodeActive.handler(async ({ input, context, errors }) =>
  context
    .unit(async (tx, actor) => {
      const before = await holdCode(tx, actor, input.codeId);
      if (before.isActive === input.isActive) return {};
      if (input.isActive && before.expiresAt !== null && before.expiresAt <= context.clock.now()) {
        throw errors.EXPIRY_PAST();
      }
      await switchCode(context, tx, actor, before, input.isActive, input.reason);
      return {};
    })
    .catch((error: unknown) => {
      const cause = (error as { constraint?: string; cause?: { constraint?: string } }) ?? {};
      const constraint = cause.constraint ?? cause.cause?.constraint;
      if (constraint === 'school_codes_active_key') throw errors.CODE_TAKEN();
      throw error;
    }),
);

/** @throws ORPCError NOT_FOUND or SCHOOL_READ_ONLY. */
async function holdCode(tx: Transaction, actor: Actor, codeId: string): Promise<LockedCode> {
  const [found] = await tx.query(lockCode({ schoolCodeId: codeId }));
  if (!found || !canRunSchool(actor, found.schoolId)) throw new ORPCError('NOT_FOUND');
  requireWritable(actor, found.schoolId);
  return found;
}

interface CodeDraft {
  readonly schoolId: string;
  /** Three letters. */
  readonly prefix: string;
  readonly roles: readonly CodeRole[];
  readonly expiresAt: string | null;
}

async function makeCode(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, prefix, roles, expiresAt }: CodeDraft,
): Promise<{ codeId: SchoolCodeId; code: string }> {
  const [made] = await tx.query(newCode({ prefix }));
  if (!made) throw new Error('no code was made');
  const codeId = newId<SchoolCodeId>();
  const at = context.services.clock.now();
  await tx.query(
    insertCode({
      schoolId,
      schoolCodeId: codeId,
      code: made.code,
      roles: [...roles],
      expiresAt,
      createdBy: actor.userId,
      createdAt: at,
    }),
  );
  note(context, tx, actor, schoolId, codeId, 'code.created', { roles, expiresAt }, null);
  return { codeId, code: made.code };
}

async function switchCode(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, codeId }: LockedCode,
  isActive: boolean,
  reason: string | null,
): Promise<void> {
  await tx.query(setActive({ schoolId, schoolCodeId: codeId, isActive, now: context.services.clock.now() }));
  const action = isActive ? 'code.switched_on' : 'code.switched_off';
  note(context, tx, actor, schoolId, codeId, action, { isActive }, reason);
}

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  schoolId: string,
  codeId: string,
  action: string,
  after: Readonly<Record<string, unknown>>,
  reason: string | null,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'school_code',
    entityId: codeId,
    after,
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
