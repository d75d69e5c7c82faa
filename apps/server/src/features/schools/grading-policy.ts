import type { SchoolPolicy } from '@fieldhouse/contract/terms.ts';
import { gradingPolicies } from '#db/tables/schools.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canRunSchool, schoolWithPolicies } from './policy.ts';
import type { Sql } from './rows.gen.ts';

type PolicyRow = RowOf<typeof listPolicies>;

/** The policy in effect of each of the actor's schools. */
const listPolicies = statement<Sql['listPolicies'], { now: string }>(`
  select distinct on (s.id) s.id as "schoolId", p.number, p.effective_on as "effectiveOn", p.missing, p.late,
    p.ai_release as "aiRelease", p.default_release as "defaultRelease", p.enrollment_mode as "enrollmentMode",
    p.course_publishing as "coursePublishing", p.drop_until as "dropUntil", p.official_gpa as "officialGpa", p.repeats,
    (select m.display_name from school_memberships m where m.school_id = s.id and m.user_id = p.created_by
      order by m.id limit 1) as "byName"
  from schools s join grading_policies p on p.school_id = s.id
  where s.id = any ((select app.known_school_ids())::uuid[])
    and p.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
  order by s.id, p.effective_on desc, p.number desc`);

export const policy = os.schools.policy.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([listPolicies({ now: context.clock.now() })]);
  const schoolId = schoolWithPolicies(actor);
  const row = rows[0].find((one) => one.schoolId === schoolId);
  if (!schoolId || !row) throw errors.NOT_FOUND();
  return {
    policy: policyOf(row),
    number: row.number,
    effectiveOn: row.effectiveOn,
    byName: row.byName,
    can: { edit: canRunSchool(actor, schoolId) },
  };
});

const policyOf = (row: PolicyRow): SchoolPolicy => ({
  missing: row.missing,
  late: row.late,
  aiRelease: row.aiRelease,
  defaultRelease: row.defaultRelease,
  enrollmentMode: row.enrollmentMode,
  coursePublishing: row.coursePublishing,
  dropUntil: row.dropUntil,
  repeats: row.repeats,
});

/** One change of a school's policy at a time. */
const lockPolicies = statement<Sql['lockPolicies'], { schoolId: string }>(
  "select pg_advisory_xact_lock(hashtextextended('policy:' || :schoolId::text, 0))",
);

const findLast = statement<Sql['findLast'], { schoolId: string }>(`
  select max(p.number) as number, s.time_zone as "timeZone" from schools s
    join grading_policies p on p.school_id = s.id where s.id = :schoolId group by s.time_zone`);

export const savePolicy = os.schools.savePolicy.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolWithPolicies(actor);
    if (!schoolId || !canRunSchool(actor, schoolId)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    await tx.query(lockPolicies({ schoolId }));
    const before = (await tx.query(listPolicies({ now: context.clock.now() }))).find(
      (one) => one.schoolId === schoolId,
    );
    const [last] = await tx.query(findLast({ schoolId }));
    if (!before || !last) throw errors.NOT_FOUND();
    if (before.number !== input.baseNumber) throw errors.STALE();
    const id = newId();
    const number = last.number + 1;
    await tx.orm.insert(gradingPolicies).values({
      schoolId,
      id,
      number,
      effectiveOn: context.clock.today(last.timeZone),
      ...input.policy,
      officialGpa: before.officialGpa,
      createdBy: actor.userId,
      createdAt: context.clock.now(),
    });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'grading_policy.changed',
      entityType: 'grading_policy',
      entityId: id,
      before: policyOf(before),
      after: input.policy,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await context.services.jobs.enqueue(tx, 'grading.recompute', { schoolId });
    return { number };
  }),
);
