import { os } from '#platform/procedure.ts';
import { canSeeWork } from './policy.ts';
import { findWork } from './queries.ts';

export const presence = os.grading.presence.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [work] = await tx.query(findWork({ attemptId: input.attemptId }));
    if (!work || !canSeeWork(actor, work)) throw errors.NOT_FOUND();
    const { presence: here } = context.services;
    await here.sign(tx, {
      key: work.attemptId,
      userId: actor.userId,
      name: actor.fullName,
      isLeaving: input.isLeaving ?? false,
    });
    return { others: here.others(work.attemptId, actor.userId).map((name) => ({ name })) };
  }),
);
