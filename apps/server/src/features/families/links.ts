import { os, requireNotClosed, requireWritable } from '#platform/procedure.ts';
import {
  activateLink,
  approveParent,
  endLink,
  findLiveLink,
  findParent,
  setNote as setNoteStatement,
} from './queries.ts';
import {
  holdLink,
  holdStudent,
  insertLink,
  record,
  requireOfAge,
  requireRoom,
  requireTerms,
  tellGuardian,
  tellStudent,
} from './shared.ts';

export const link = os.families.link.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, userId, ...terms } = input;
    const student = await holdStudent(context, tx, actor, studentId);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    const [parent] = await tx.query(findParent({ schoolId, userId }));
    if (!parent?.isActive || userId === student.studentUserId) throw errors.PARENT_CLOSED();
    requireTerms(terms, student);
    await requireOfAge(context, tx, userId);
    const [live] = await tx.query(findLiveLink({ schoolId, studentId, userId }));
    if (live) throw errors.ALREADY_LINKED();
    await requireRoom(context, tx, student);
    const linkId = await insertLink(context, tx, actor, student, userId, terms, 'school');
    record(context, tx, actor, student, { action: 'guardian_link.made', id: linkId, after: terms });
    tellGuardian(context, tx, student, userId, 'guardian_linked', linkId);
    tellStudent(context, tx, student, 'guardian_added', linkId);
    return { linkId };
  }),
);

export const approve = os.families.approve.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId, version, ...terms } = input;
    const found = await holdLink(context, tx, actor, linkId);
    const { schoolId, guardianUserId: userId } = found;
    requireWritable(actor, schoolId);
    if (found.status !== 'pending' || found.version !== version) throw errors.STALE();
    requireTerms(terms, found);
    await requireOfAge(context, tx, userId);
    const now = context.clock.now();
    if (found.membership === 'pending') {
      if (!found.isEmailVerified) throw errors.APPLICANT_UNCONFIRMED();
      await tx.query(approveParent({ schoolId, userId, now }));
    } else if (found.membership !== 'active') throw errors.PARENT_CLOSED();
    const done = await tx.query(
      activateLink({ ...terms, schoolId, linkId, version, startsOn: found.today, now }),
    );
    if (done.length === 0) throw errors.STALE();
    record(context, tx, actor, found, { action: 'guardian_link.approved', id: linkId, after: terms });
    if (found.membership === 'pending' && found.membershipId) {
      const after = { role: 'parent', userId };
      record(context, tx, actor, found, {
        action: 'membership.approved',
        type: 'membership',
        id: found.membershipId,
        after,
      });
    }
    tellGuardian(context, tx, found, userId, 'guardian_linked', linkId);
    tellStudent(context, tx, found, 'guardian_added', linkId);
    return { linkId };
  }),
);

export const refuse = os.families.refuse.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId, reason } = input;
    const found = await holdLink(context, tx, actor, linkId);
    requireNotClosed(actor, found.schoolId);
    if (found.status !== 'pending') throw errors.STALE();
    const { schoolId, version, guardianUserId } = found;
    const now = context.clock.now();
    const done = await tx.query(
      endLink({ schoolId, linkId, version, endReason: 'refused', refusal: reason, now }),
    );
    if (done.length === 0) throw errors.STALE();
    record(context, tx, actor, found, { action: 'guardian_link.refused', id: linkId, reason });
    tellGuardian(context, tx, found, guardianUserId, 'guardian_refused', linkId);
    return {};
  }),
);

export const change = os.families.change.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId, version, reason, ...terms } = input;
    const found = await holdLink(context, tx, actor, linkId);
    requireWritable(actor, found.schoolId);
    // While the parent is suspended nothing would say so of another link.
    if (found.status !== 'active' || found.version !== version) throw errors.STALE();
    requireTerms(terms, found);
    const { schoolId, guardianUserId, source } = found;
    await requireOfAge(context, tx, guardianUserId);
    const now = context.clock.now();
    const done = await tx.query(
      endLink({ schoolId, linkId, version, endReason: 'changed', refusal: null, now }),
    );
    if (done.length === 0) throw errors.STALE();
    const newLinkId = await insertLink(context, tx, actor, found, guardianUserId, terms, source);
    record(context, tx, actor, found, {
      action: 'guardian_link.changed',
      id: newLinkId,
      after: { ...terms, replaces: linkId },
      reason,
    });
    tellGuardian(context, tx, found, guardianUserId, 'guardian_linked', newLinkId);
    tellStudent(context, tx, found, 'guardian_added', newLinkId);
    return { linkId: newLinkId };
  }),
);

export const end = os.families.end.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId, kind, reason } = input;
    const found = await holdLink(context, tx, actor, linkId);
    requireNotClosed(actor, found.schoolId);
    if (found.status === 'ended') throw errors.STALE();
    const { schoolId, version, guardianUserId } = found;
    const now = context.clock.now();
    const done = await tx.query(endLink({ schoolId, linkId, version, endReason: kind, refusal: null, now }));
    if (done.length === 0) throw errors.STALE();
    record(context, tx, actor, found, { action: 'guardian_link.ended', id: linkId, after: { kind }, reason });
    tellGuardian(context, tx, found, guardianUserId, 'guardian_ended', linkId);
    tellStudent(context, tx, found, 'guardian_removed', linkId);
    return {};
  }),
);

export const setNote = os.families.setNote.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, text, version } = input;
    const student = await holdStudent(context, tx, actor, studentId);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    const [set] = await tx.query(setNoteStatement({ schoolId, studentId, text, version, now }));
    if (!set) throw errors.STALE();
    // What it says stays with the note: the log is read by more people.
    record(context, tx, actor, student, { action: 'family_note.set', type: 'student', id: studentId });
    return { version: set.version };
  }),
);
