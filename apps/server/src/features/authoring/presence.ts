import { os } from '#platform/procedure.ts';
import { findAssignment, findLesson } from './content-queries.ts';
import { requireReader } from './scope.ts';

export const presence = os.authoring.presence.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { entity } = input;
    const now = context.clock.now();
    const [found] =
      entity.kind === 'lesson'
        ? await tx.query(findLesson({ lessonId: entity.lessonId, now }))
        : await tx.query(findAssignment({ assignmentId: entity.assignmentId, now }));
    requireReader(actor, found);
    const key = entity.kind === 'lesson' ? entity.lessonId : entity.assignmentId;
    const { presence: here } = context.services;
    await here.sign(tx, {
      key,
      userId: actor.userId,
      name: actor.fullName,
      isLeaving: input.isLeaving ?? false,
    });
    return { others: here.others(key, actor.userId).map((name) => ({ name })) };
  }),
);
