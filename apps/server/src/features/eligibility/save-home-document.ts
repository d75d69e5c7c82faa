import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { sql } from 'drizzle-orm';
import { homeSchoolDocuments } from '#db/tables/eligibility.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { keepChanges } from '#platform/record-changes.ts';
import { loadRecords, recordFor } from './load-record.ts';
import { canKeepProfile, canReadLedger } from './policy.ts';
import { findStudent } from './queries.ts';
import { ledgersDue } from './workflows.ts';

export const saveHomeDocument = os.eligibility.saveHomeDocument.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, document, rowId, sentOn, sentBefore, reason } = input;
    const [scope] = await tx.query(findStudent({ studentId }));
    if (!scope || !canReadLedger(actor, scope)) throw errors.NOT_FOUND();
    if (!canKeepProfile(actor, scope)) throw refusalAbout(actor, scope);
    const { schoolId } = scope;
    requireWritable(actor, schoolId);
    const rows = await loadRecords(tx, [studentId]);
    const today = context.clock.today(scope.timeZone) as CalendarDate;
    const [student] = rows[0];
    const asked = student
      ? recordFor(student, rows, today).homeDocuments?.find(
          (one) => one.document === document && one.rowId === rowId,
        )
      : undefined;
    if (!asked) throw errors.NOT_ASKED_FOR();
    if (sentOn !== null && sentOn > today) throw errors.IN_FUTURE();
    if (asked.sentOn !== sentBefore) throw errors.STALE();
    if (asked.sentOn === sentOn) return {};
    // What is noted for the first time explains itself.
    if (asked.sentOn !== null && !reason) throw errors.REASON_REQUIRED();
    const at = context.clock.now();
    const row = { sentOn, by: actor.userId, updatedAt: at };
    const kept = await tx.orm
      .insert(homeSchoolDocuments)
      .values({ ...row, schoolId, id: newId(), studentId, document, rowId })
      .onConflictDoUpdate({
        target: [
          homeSchoolDocuments.schoolId,
          homeSchoolDocuments.studentId,
          homeSchoolDocuments.document,
          homeSchoolDocuments.rowId,
        ],
        set: row,
        setWhere: sql`${homeSchoolDocuments.sentOn} is not distinct from ${sentBefore}`,
      })
      .returning({ id: homeSchoolDocuments.id });
    if (kept.length === 0) throw errors.STALE();
    const field = rowId === null ? document : `${document}:${rowId}`;
    await keepChanges(tx, { schoolId, by: actor.userId, at, reason }, [
      { entity: 'home_school_document', entityId: studentId, field, before: sentBefore, after: sentOn },
    ]);
    ledgersDue(tx, schoolId, [studentId], at);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility.home_document_saved',
      entityType: 'student',
      entityId: studentId,
      before: { document, rowId, sentOn: sentBefore },
      after: { document, rowId, sentOn },
      ...(reason ? { reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);
