import type { Subject } from '@fieldhouse/contract/catalog.ts';
import type { RequirementSetId } from '@fieldhouse/contract/ids.ts';
import { type Requirement, requirementSetProblem } from '@fieldhouse/domain/records/graduation.ts';
import { asksNothing } from '@fieldhouse/domain/records/graduation-rows.ts';
import { isWritable } from '#access/actor.ts';
import { requirementSets } from '#db/tables/graduation.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { heldSets } from './held-sets.ts';
import { canKeepSets, canSeeSets, schoolOfSets } from './policy.ts';
import { listSets, lockSets } from './queries.ts';

export const sets = os.graduation.sets.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfSets(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const rows = await tx.query(listSets({ schoolId }));
    const held = heldSets(rows);
    return {
      schoolId,
      number: rows.at(-1)?.number ?? 0,
      sets: held.map(
        ({ setId, fromYear, name, requirements, totalCredits, reason, enteredByName, enteredAt }, at) => ({
          setId,
          fromYear,
          name,
          totalCredits,
          toYear: held[at + 1] ? held[at + 1]!.fromYear - 1 : null,
          requirements: requirements.map(presentRequirement),
          entered: { reason, byName: enteredByName, at: enteredAt },
        }),
      ),
      can: { keep: canKeepSets(actor, schoolId) && isWritable(actor, schoolId) },
    };
  }),
);

export const saveSet = os.graduation.saveSet.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, baseNumber, fromYear, set, reason } = input;
    if (!canSeeSets(actor, schoolId)) throw errors.NOT_FOUND();
    if (!canKeepSets(actor, schoolId)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    await tx.query(lockSets({ schoolId }));
    const rows = await tx.query(listSets({ schoolId }));
    const last = rows.at(-1)?.number ?? 0;
    if (last !== baseNumber) throw errors.STALE();
    const problem = set && requirementSetProblem(set);
    if (problem) throw errors.SET_WRONG({ data: { why: problem } });
    if (set && asksNothing(set)) throw errors.SET_WRONG({ data: { why: 'nothing_asked' } });
    const before = heldSets(rows).find((one) => one.fromYear === fromYear);
    if (!set && !before) throw errors.NOTHING_TO_TAKE_BACK();
    if (before && !reason) throw errors.REASON_REQUIRED();
    const number = last + 1;
    const id = newId<RequirementSetId>();
    await tx.orm.insert(requirementSets).values({
      schoolId,
      id,
      number,
      fromYear,
      reason,
      name: set?.name ?? null,
      requirements: set?.requirements ?? null,
      totalCredits: set?.totalCredits ?? null,
      enteredBy: actor.userId,
      enteredAt: context.clock.now(),
    });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'requirement_set.entered',
      entityType: 'requirement_set',
      entityId: id,
      before: before
        ? { name: before.name, requirements: before.requirements, totalCredits: before.totalCredits }
        : null,
      after: { fromYear, set },
      ...(reason ? { reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { number };
  }),
);

const presentRequirement = ({ label, credits, subjects, titles }: Requirement) => ({
  label,
  credits,
  subjects: [...subjects] as Subject[],
  titles: [...titles],
});
