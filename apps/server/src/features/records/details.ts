import { DetailField } from '@fieldhouse/contract/student-details.ts';
import { isBirthDate } from '@fieldhouse/domain/accounts/entries.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { birthEffects } from '@fieldhouse/domain/families/birth-effects.ts';
import { correctName, joinName, sortName } from '@fieldhouse/domain/people/full-name.ts';
import { and, eq } from 'drizzle-orm';
import { studentProfiles } from '#db/tables/people.ts';
import { ledgersDue } from '#features/eligibility/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { keepChanges } from '#platform/record-changes.ts';
import {
  correctMadeName,
  DETAILS,
  findDetails,
  findMadeName,
  findNumberHolder,
  holdFamily,
  listDetailChanges,
  listFamily,
  lockDetails,
} from './details-queries.ts';
import { canKeepRecord, seesWholeRecord } from './policy.ts';

const FIELDS = DetailField.options;

export const details = os.records.details.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findDetails({ studentId, now: context.clock.now() }),
    listDetailChanges({ studentId }),
  ]);
  const [[found], changes] = rows;
  if (!found || !seesWholeRecord(actor, found)) throw errors.NOT_FOUND();
  const { legalName, studentNumber, birthOn, gradeLevel, graduationYear, version } = found;
  const { languages, phone, email, address } = found;
  return {
    studentId: found.studentId,
    legalName,
    studentNumber,
    birthOn: birthOn as CalendarDate | null,
    gradeLevel,
    graduationYear,
    languages,
    phone,
    email,
    address,
    version,
    changes,
    can: { save: canKeepRecord(actor, found) },
  };
});

export const saveDetails = os.records.saveDetails.handler(async ({ input, context, errors }) => {
  const saved = context.unit(async (tx, actor) => {
    const { studentId, version, reason, agreedEffects, ...fields } = input;
    const now = context.clock.now();
    const [seen] = await tx.query(findDetails({ studentId, now }));
    if (!seen || !seesWholeRecord(actor, seen)) throw errors.NOT_FOUND();
    if (!canKeepRecord(actor, seen)) throw refusalAbout(actor, seen);
    const { schoolId } = seen;
    requireWritable(actor, schoolId);
    // Another birth date may end or open an account: in the order in which consent takes its locks.
    if (fields.birthOn !== seen.birthOn) await tx.query(holdFamily({ studentId }));
    const [before] = await tx.query(lockDetails({ studentId, now }));
    if (!before || before.version !== version) throw errors.STALE();
    const changed = FIELDS.filter((field) => before[field] !== fields[field]);
    if (changed.length === 0) return {};
    if (!reason && changed.some((field) => before[field] !== null)) throw errors.REASON_REQUIRED();

    const today = before.today as CalendarDate;
    const was = before.birthOn as CalendarDate | null;
    const is = fields.birthOn as CalendarDate | null;
    if (was !== is) {
      if (is === null) throw errors.BIRTH_DATE_REQUIRED();
      if (!isBirthDate(is, today)) throw errors.BIRTH_DATE_INVALID();
      const effects = birthEffects(was, is, today, before.studentUserId !== null);
      if (effects.some((effect) => !agreedEffects.includes(effect)))
        throw errors.EFFECTS({ data: { effects } });
    }
    const { studentNumber } = fields;
    const [holder] = await tx.query(findNumberHolder({ schoolId, studentId, studentNumber }));
    if (holder) throw errors.NUMBER_TAKEN();
    // Whose rights end by another birth date hear of it as well.
    const familyBefore = await tx.query(listFamily({ schoolId, studentId, now }));

    if (before.legalName !== fields.legalName) {
      const [made] = await tx.query(findMadeName({ schoolId, studentId }));
      if (made) {
        const name = correctName(made, fields.legalName);
        const shown = { name: joinName(name), sort: sortName(name) };
        await tx.query(correctMadeName({ schoolId, studentId, ...name, ...shown, now }));
      }
    }
    await tx.orm
      .update(studentProfiles)
      .set({ ...fields, updatedAt: now, version: version + 1 })
      .where(and(eq(studentProfiles.schoolId, schoolId), eq(studentProfiles.id, studentId)));
    await keepChanges(
      tx,
      { schoolId, by: actor.userId, at: now, reason },
      changed.map((field) => ({
        entity: DETAILS,
        entityId: studentId,
        field,
        before: before[field],
        after: fields[field],
      })),
    );
    ledgersDue(tx, schoolId, [studentId], now);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'student.details_saved',
      entityType: 'student',
      entityId: studentId,
      after: { fields: changed },
      ...(reason ? { reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    const family = [...familyBefore, ...(await tx.query(listFamily({ schoolId, studentId, now })))];
    notify(tx, context.clock, [...new Set(family.map(({ userId }) => userId))], {
      schoolId,
      type: 'account',
      template: 'record_corrected',
      studentId,
      groupKey: `details:${studentId}`,
    });
    return {};
  });
  return await saved.catch((error: unknown) => {
    // Two students were given one number at the same moment.
    if (isNumberTaken(error)) throw errors.NUMBER_TAKEN();
    throw error;
  });
});

function isNumberTaken(error: unknown): boolean {
  const cause = ((error as { cause?: unknown }).cause ?? error) as { code?: string; constraint?: string };
  return cause.code === '23505' && cause.constraint === 'student_profiles_number_key';
}
