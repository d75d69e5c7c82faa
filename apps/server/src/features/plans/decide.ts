import type { PlanId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { counsels } from '#features/counseling/workflows.ts';
import { canReadLedger, ledgersDue } from '#features/eligibility/workflows.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { askForItems } from './ask-for-items.ts';
import { type HeldPlan, holdPlan } from './hold-plan.ts';
import { canDecidePlan, canSavePlan } from './policy.ts';
import {
  listDeciders,
  listFamily,
  listItemsOf,
  markDecided,
  markProposed,
  replaceOther,
} from './saved-queries.ts';

export const propose = os.plans.propose.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { planId, version, note } = input;
    const plan = await holdPlan(tx, planId);
    if (!plan || !canReadLedger(actor, plan)) throw errors.NOT_FOUND();
    if (!canSavePlan(actor, plan)) throw errors.FORBIDDEN();
    const { schoolId, studentId } = plan;
    requireWritable(actor, schoolId);
    if (plan.state !== 'draft') throw errors.NO_DRAFT();
    if (plan.version !== version) throw errors.STALE();
    const items = await tx.query(listItemsOf({ schoolId, planId }));
    if (items.length === 0) throw errors.EMPTY();
    await tx.query(replaceOther({ schoolId, studentId, state: 'proposed' }));
    const at = context.clock.now();
    const [now] = await tx.query(markProposed({ schoolId, planId, note, by: actor.userId, at }));
    recordAudit(tx, context.clock, {
      ...about(plan, planId, actor, context),
      action: 'plan.proposed',
      after: { number: plan.number, courses: items.map(({ title }) => title) },
      ...(note === null ? {} : { reason: note }),
    });
    const deciders = await tx.query(listDeciders({ schoolId, studentId }));
    tell(tx, context.clock, plan, 'plan_proposed', othersThan(actor, deciders));
    return { version: now?.version ?? version + 1 };
  }),
);

export const approve = os.plans.approve.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { planId, version, reason } = input;
    const plan = await holdPlan(tx, planId);
    if (!plan || !counsels(actor, plan)) throw errors.NOT_FOUND();
    if (!canDecidePlan(actor, plan)) throw refusalAbout(actor, plan);
    const { schoolId, studentId } = plan;
    requireWritable(actor, schoolId);
    if (!plan.isAtSchool) throw errors.LEFT();
    if (plan.state !== 'proposed') throw errors.NOT_PROPOSED();
    if (plan.version !== version) throw errors.STALE();
    const at = context.clock.now();
    const byUserId = actor.userId;
    const replaced = await tx.query(replaceOther({ schoolId, studentId, state: 'approved' }));
    const [now] = await tx.query(
      markDecided({ schoolId, planId, state: 'approved', reason, by: byUserId, at }),
    );
    const { items, asked, refused } = await askForItems(tx, context.clock, plan, {
      planId,
      byUserId,
      reason: reason ?? plan.proposalNote,
    });
    recordAudit(tx, context.clock, {
      ...about(plan, planId, actor, context),
      action: 'plan.approved',
      after: { number: plan.number, replaced: replaced[0]?.planId ?? null, items },
      ...(reason === null ? {} : { reason }),
    });
    ledgersDue(tx, schoolId, [studentId], at);
    const family = await tx.query(listFamily({ schoolId, studentId, now: at }));
    tell(tx, context.clock, plan, 'plan_approved', othersThan(actor, family));
    return { version: now?.version ?? version + 1, asked, refused };
  }),
);

export const sendBack = os.plans.sendBack.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { planId, version, reason } = input;
    const plan = await holdPlan(tx, planId);
    if (!plan || !counsels(actor, plan)) throw errors.NOT_FOUND();
    if (!canDecidePlan(actor, plan)) throw refusalAbout(actor, plan);
    const { schoolId, studentId } = plan;
    requireWritable(actor, schoolId);
    if (plan.state !== 'proposed') throw errors.NOT_PROPOSED();
    if (plan.version !== version) throw errors.STALE();
    const at = context.clock.now();
    const [now] = await tx.query(
      markDecided({ schoolId, planId, state: 'returned', reason, by: actor.userId, at }),
    );
    recordAudit(tx, context.clock, {
      ...about(plan, planId, actor, context),
      action: 'plan.returned',
      after: { number: plan.number },
      reason,
    });
    const family = await tx.query(listFamily({ schoolId, studentId, now: at }));
    tell(tx, context.clock, plan, 'plan_returned', othersThan(actor, family));
    return { version: now?.version ?? version + 1 };
  }),
);

export const request = os.plans.request.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { planId } = input;
    const plan = await holdPlan(tx, planId);
    if (!plan || !canReadLedger(actor, plan)) throw errors.NOT_FOUND();
    if (!canSavePlan(actor, plan)) throw errors.FORBIDDEN();
    const { schoolId, studentId } = plan;
    requireWritable(actor, schoolId);
    if (!plan.isAtSchool) throw errors.LEFT();
    if (plan.state !== 'approved') throw errors.NOT_APPROVED();
    const { items, asked, refused } = await askForItems(tx, context.clock, plan, {
      planId,
      byUserId: actor.userId,
      reason: plan.decisionReason ?? plan.proposalNote,
    });
    recordAudit(tx, context.clock, {
      ...about(plan, planId, actor, context),
      action: 'plan.places_asked',
      after: { number: plan.number, items },
    });
    ledgersDue(tx, schoolId, [studentId], context.clock.now());
    return { items, asked, refused };
  }),
);

const about = (
  { schoolId }: HeldPlan,
  planId: PlanId,
  actor: Actor,
  { clientAddress, requestId }: Pick<RequestContext, 'clientAddress' | 'requestId'>,
): Omit<AuditEntry, 'action'> => ({
  schoolId,
  actorKind: 'user',
  actorUserId: actor.userId,
  entityType: 'plan',
  entityId: planId,
  ipAddress: clientAddress,
  requestId,
});

const othersThan = (actor: Actor, people: readonly { readonly userId: string | null }[]): string[] =>
  people.flatMap(({ userId }) => (userId === null || userId === actor.userId ? [] : [userId]));

function tell(
  tx: Transaction,
  clock: Clock,
  { schoolId, studentId }: HeldPlan,
  template: 'plan_proposed' | 'plan_approved' | 'plan_returned',
  userIds: readonly string[],
): void {
  notify(tx, clock, userIds, {
    schoolId,
    studentId,
    type: 'system',
    template,
    groupKey: `${template}:${studentId}`,
  });
}
