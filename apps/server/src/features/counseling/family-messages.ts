import type { FamilyMessageId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import { isTooClose } from '#access/actor.ts';
import { familyMessageRecipients, familyMessages } from '#db/tables/counseling.ts';
import type { Transaction } from '#db/unit.ts';
import { type Family, familiesToWriteTo } from '#features/messages/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import type { Limit } from '#platform/limiter.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { findByKey, findProgress, listCounseled, lockKey } from './family-queries.ts';
import { counsels, schoolOfCounselor } from './policy.ts';

type Audience = 'guardians' | 'students' | 'both';

/** Thirty an hour, those that were refused among them: more than anybody has occasions, and less than a machine. */
const hourLimit = (userId: string): Limit => ({
  key: `counseling:family_messages:${userId}`,
  wrongTries: 30,
  windowSeconds: 3_600,
});

export const previewFamilies = os.counseling.previewFamilies.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentIds, audience } = input;
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const families = await familiesOf(tx, actor, schoolId, studentIds, audience, context.clock.now());
    if (!families) throw errors.NOT_FOUND();
    return {
      families: families.map(({ studentId, name, people }) => ({
        studentId,
        name,
        people: people.map((person) => ({ ...person })),
      })),
    };
  }),
);

export const writeToFamilies = os.counseling.writeToFamilies.handler(async ({ input, context, errors }) => {
  const { studentIds, audience, messageKey } = input;
  const body = storable(input.body).trim();
  const { services, clock } = context;
  // Counted before anything is decided, outside of the unit that may wait for others.
  const { actor: asker } = await context.read([listCounseled({ studentIds: [] })]);
  if (!schoolOfCounselor(asker)) throw errors.FORBIDDEN();
  const limit = hourLimit(asker.userId);
  const retryAfterSeconds = await services.limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
  await services.limiter.count([limit], 1);
  return await context.unit(async (tx, actor) => {
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    await tx.query(lockKey({ messageKey }));
    const [known] = await tx.query(findByKey({ schoolId, messageKey }));
    if (known) return known;
    const at = clock.now();
    const families = await familiesOf(tx, actor, schoolId, studentIds, audience, at);
    if (!families) throw errors.NOT_FOUND();
    requireWritable(actor, schoolId);
    const reached = families.flatMap(({ studentId, people }) =>
      people.flatMap(({ userId, notReached }) =>
        userId !== null && notReached === null ? [{ studentId, userId }] : [],
      ),
    );
    if (reached.length === 0 || body === '') throw errors.NOBODY();
    const familyMessageId = newId<FamilyMessageId>();
    await tx.orm.insert(familyMessages).values({
      schoolId,
      id: familyMessageId,
      userId: actor.userId,
      body,
      audience,
      messageKey,
      createdAt: at,
    });
    await tx.orm.insert(familyMessageRecipients).values(
      reached.map(({ studentId, userId }) => ({
        schoolId,
        id: newId(),
        familyMessageId,
        studentId,
        userId,
        state: 'waiting' as const,
        createdAt: at,
      })),
    );
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'counseling.families_written',
      entityType: 'family_message',
      entityId: familyMessageId,
      // What was written stands in the conversations.
      after: { audience, recipients: reached.length, studentIds: families.map((one) => one.studentId) },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await services.jobs.enqueue(tx, 'counseling.write', { schoolId, familyMessageId }, familyMessageId);
    return { familyMessageId };
  });
});

export const familyMessage = os.counseling.familyMessage.handler(async ({ input, context, errors }) => {
  const { rows } = await context.read([findProgress({ familyMessageId: input.familyMessageId })]);
  const [found] = rows[0];
  if (!found) throw errors.NOT_FOUND();
  const { finishedAt, total, sent, refused, families } = found;
  return { isFinished: finishedAt !== null, total, sent, refused, families };
});

/** The families of students whom the actor looks after; null: one of them isn't theirs. One's own is left to others. */
async function familiesOf(
  tx: Transaction,
  actor: Actor,
  schoolId: SchoolId,
  asked: readonly StudentId[],
  audience: Audience,
  now: string,
): Promise<Family[] | null> {
  const studentIds = [...new Set(asked)];
  const found = await tx.query(listCounseled({ studentIds }));
  const own = found.filter((one) => one.schoolId === schoolId && counsels(actor, one));
  if (own.length < studentIds.length) return null;
  const close = new Set(own.flatMap((one) => (isTooClose(actor, one) ? one.studentId : [])));
  const families = await familiesToWriteTo(tx, { schoolId, now, userId: actor.userId, studentIds, audience });
  return families.map((family) =>
    close.has(family.studentId)
      ? { ...family, people: family.people.map((one) => ({ ...one, notReached: 'self' as const })) }
      : family,
  );
}
