import { randomBytes } from 'node:crypto';
import type { InvitationId } from '@fieldhouse/contract/ids.ts';
import { INVITATION_DAYS, orderedRights } from '@fieldhouse/domain/families/guardian-links.ts';
import { invitations } from '#db/tables/families.ts';
import { addressLimits, requireConfirmedEmail, requireTries, sha256 } from '#features/accounts/workflows.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { os, requireNotClosed, requireWritable } from '#platform/procedure.ts';
import {
  acceptInvitation as acceptStatement,
  emailsOf,
  findInvitation,
  findLinkByEmail,
  holdFamily,
  openInvitation as openStatement,
  revokeInvitations,
} from './queries.ts';
import { holdStudent, record, requireManaging, requireRoom, requireTerms } from './shared.ts';

export const invite = os.families.invite.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, email, ...terms } = input;
    const { services } = context;
    const student = await holdStudent(context, tx, actor, studentId);
    const { schoolId, schoolName } = student;
    requireConfirmedEmail(actor);
    requireWritable(actor, schoolId);
    requireTerms(terms, student);
    if (student.isAccountEnding) throw errors.ACCOUNT_ENDS();
    // Nobody becomes the guardian of themselves, nor of a student whom they decide on.
    const own = student.studentUserId ? await tx.query(emailsOf({ userIds: [student.studentUserId] })) : [];
    if ([actor.email, ...own.map((one) => one.email)].some((one) => one.toLowerCase() === email)) {
      throw errors.OWN_ADDRESS();
    }
    const [linked] = await tx.query(findLinkByEmail({ schoolId, studentId, email }));
    if (linked) throw errors.ALREADY_LINKED();
    const now = context.clock.now();
    await tx.query(revokeInvitations({ schoolId, studentId, invitationId: null, email, now }));
    await requireRoom(context, tx, student);
    const token = randomBytes(24).toString('base64url');
    const invitationId = newId<InvitationId>();
    await tx.orm.insert(invitations).values({
      ...terms,
      schoolId,
      id: invitationId,
      studentId,
      email,
      rights: orderedRights(terms.rights),
      tokenHash: sha256(token),
      expiresAt: new Date(services.clock.millis() + INVITATION_DAYS * 86_400_000).toISOString(),
      invitedBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    });
    // The address stands with the invitation, which goes when it is over; the log stays.
    const id = { id: invitationId, type: 'invitation' };
    record(context, tx, actor, student, { action: 'invitation.sent', ...id, after: terms });
    const to = { userId: null, address: email, locale: actor.locale, schoolId };
    await services.mailer.queue(tx, `invitation:${invitationId}`, to, 'guardian-invitation', {
      studentName: student.name.split(' ')[0] ?? student.name,
      schoolName,
      days: INVITATION_DAYS,
      link: services.mailer.link(`/invite#token=${token}`),
    });
    return { invitationId };
  }),
);

export const revokeInvitation = os.families.revokeInvitation.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { invitationId } = input;
    const now = context.clock.now();
    const [found] = await tx.query(findInvitation({ invitationId, now }));
    const student = requireManaging(actor, found);
    const { schoolId, studentId } = student;
    requireNotClosed(actor, schoolId);
    await tx.query(holdFamily({ studentId }));
    const done = await tx.query(revokeInvitations({ schoolId, studentId, invitationId, email: null, now }));
    if (done.length > 0) {
      record(context, tx, actor, student, {
        action: 'invitation.taken_back',
        id: invitationId,
        type: 'invitation',
      });
    }
    return {};
  }),
);

export const openInvitation = os.families.openInvitation.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const [found] = await services.units.write({ role: 'fieldhouse_public', enter: null }, (tx) =>
    tx.query(openStatement({ tokenHash: sha256(input.token), now: services.clock.now() })),
  );
  if (!found) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  return { ...found, rights: [...found.rights] };
});

export const acceptInvitation = os.families.acceptInvitation.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const taken = await context.unit(async (tx, actor) => {
    const [done] = await tx.query(
      acceptStatement({ tokenHash: sha256(input.token), now: services.clock.now() }),
    );
    if (done?.outcome === 'accepted') {
      const people = [actor.userId, ...(done.studentUserId ? [done.studentUserId] : [])];
      announce(tx, people, { topic: 'membership', id: done.linkId ?? actor.userId });
    }
    return done;
  });
  switch (taken?.outcome) {
    case 'accepted':
      if (taken.studentId) return { studentId: taken.studentId };
      break;
    case 'other_address':
      throw errors.OTHER_ADDRESS({ data: { email: taken.invitedEmail ?? '' } });
    case 'closed':
      throw errors.PARENT_CLOSED();
    case 'minor':
      throw errors.UNDER_AGE();
    case 'full':
      throw errors.TOO_MANY_GUARDIANS();
  }
  await services.limiter.countWrong(limits);
  throw errors.INVALID_LINK();
});
