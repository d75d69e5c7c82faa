import { isKnownIn } from '#access/actor.ts';
import { storable } from '#platform/html/storable.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { draftOf, holdBack } from './deliver.ts';
import { aboutWhom, openConversation } from './open-conversation.ts';
import { areFamily, canWriteIn, isStaffMember, mayReach, type Standing, strangersAmong } from './policy.ts';
import { findSent } from './queries.ts';
import { findRules, listStanding, rulesFrom } from './standing-queries.ts';
import { findClosed, lockFor } from './write-queries.ts';

export const start = os.messages.start.handler(async ({ input, context, errors }) => {
  const { schoolId, messageKey } = input;
  const { actor: asker } = await context.read([findRules({ schoolId })]);
  if (!isKnownIn(asker, schoolId)) throw errors.NOT_FOUND();
  const draft = draftOf(input);
  if (!draft) throw errors.NOTHING_TO_SEND();
  const wait = await holdBack(context.services, asker.userId);
  if (wait > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: wait } });

  return await context.unit(async (tx, actor) => {
    if (!isKnownIn(actor, schoolId)) throw errors.NOT_FOUND();
    await tx.query(lockFor({ what: `messages:${actor.userId}:${messageKey}` }));
    const [sent] = await tx.query(findSent({ schoolId, messageKey }));
    if (sent) return { conversationId: sent.conversationId };

    const now = context.clock.now();
    const rules = rulesFrom((await tx.query(findRules({ schoolId })))[0]);
    const recipientIds = [...new Set(input.recipientIds)].filter((userId) => userId !== actor.userId);
    const standings = await tx.query(
      listStanding({ now, schoolId, people: [actor.userId, ...recipientIds] }),
    );
    const me = standings.find(({ userId }) => userId === actor.userId);
    const others = standings.filter(({ userId }) => userId !== actor.userId);
    if (!me) throw errors.NOT_FOUND();
    const isSchoolClosed = (await tx.query(findClosed({ schoolId }))).length > 0;
    if (!canWriteIn(actor, { schoolId, isSchoolClosed }, others)) requireWritable(actor, schoolId);
    const unreached = others.filter((one) => !mayReach(me, one, rules));
    if (unreached.length > 0 || others.length < Math.max(1, recipientIds.length)) {
      const named = unreached.filter((one) => mayKnow(me, one)).map(({ name }) => name);
      throw errors.NOT_ALLOWED({ data: { names: named } });
    }
    const everybody = [me, ...others];
    const studentId = aboutWhom(everybody, me, input.studentId, rules);
    if (studentId === undefined) throw errors.STUDENT_MISSING();
    if (studentId === null) {
      const strangers = strangersAmong(everybody, rules).filter((one) => one !== me);
      if (strangers.length > 0) {
        throw errors.NOT_ALLOWED({ data: { names: strangers.map(({ name }) => name) } });
      }
    }
    const subject = storable(input.subject).replaceAll('\n', ' ').trim();
    const conversationId = await openConversation(tx, context.clock, {
      schoolId,
      now,
      me,
      others,
      studentId,
      subject,
      draft,
      rules,
    });
    if (conversationId === null) throw errors.FILE_NOT_FOUND();
    return { conversationId };
  });
});

/** Whether one knows who the other is: ids alone tell nobody a name. */
const mayKnow = (me: Standing, one: Standing): boolean =>
  isStaffMember(me) || isStaffMember(one) || areFamily(me, one);
