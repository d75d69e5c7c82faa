import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { isAdminOf, isMemberOf } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';
import { findRules, type RulesRow, rulesFrom } from './standing-queries.ts';

const lockSchool = statement<Sql['lockSchool'], { schoolId: SchoolId }>(
  'select id from schools where id = :schoolId for update',
);

const putRules = statement<
  Sql['putRules'],
  {
    schoolId: SchoolId;
    studentToStudent: string;
    parentToParent: string;
    guardiansReadAlong: string;
    now: string;
  }
>(`
  insert into messaging_rules (school_id, student_to_student, parent_to_parent, guardians_read_along, changed_by,
    created_at, updated_at, version)
  values (:schoolId, :studentToStudent, :parentToParent, :guardiansReadAlong, app.user_id(), :now, :now, 1)
  on conflict (school_id) do update set student_to_student = excluded.student_to_student,
    parent_to_parent = excluded.parent_to_parent, guardians_read_along = excluded.guardians_read_along,
    changed_by = excluded.changed_by, updated_at = excluded.updated_at, version = messaging_rules.version + 1`);

const present = ({ version, studentToStudent, parentToParent, guardiansReadAlong }: RulesRow) => ({
  rules: { studentToStudent, parentToParent, guardiansReadAlong } satisfies MessagingRules,
  version,
});

export const rules = os.messages.rules.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findRules({ schoolId: input.schoolId })]);
  if (!isMemberOf(actor, input.schoolId)) throw errors.NOT_FOUND();
  if (!isAdminOf(actor, input.schoolId)) throw errors.FORBIDDEN();
  return present(rulesFrom(rows[0][0]));
});

export const saveRules = os.messages.saveRules.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId } = input;
    if (!isMemberOf(actor, schoolId)) throw errors.NOT_FOUND();
    if (!isAdminOf(actor, schoolId)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    // Where there is no row yet, two saves wait for each other here.
    await tx.query(lockSchool({ schoolId }));
    const before = present(rulesFrom((await tx.query(findRules({ schoolId })))[0]));
    if (before.version !== input.baseVersion) throw errors.STALE({ data: before });
    const { studentToStudent, parentToParent, guardiansReadAlong } = input.rules;
    const now = context.clock.now();
    await tx.query(putRules({ schoolId, studentToStudent, parentToParent, guardiansReadAlong, now }));
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'messaging_rules.changed',
      entityType: 'school',
      entityId: schoolId,
      before: before.rules,
      after: input.rules,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return present(rulesFrom((await tx.query(findRules({ schoolId })))[0]));
  }),
);
