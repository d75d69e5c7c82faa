import type { MissingPrerequisites, Prerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import {
  blocksEnrollment,
  type CourseRecord,
  findPrerequisiteCycle,
  type PrerequisiteStanding,
  prerequisiteStanding,
} from '@fieldhouse/domain/catalog/prerequisites.ts';
import {
  isNotPassedInWriting,
  isPassedElsewhere,
  type OutsideResult,
} from '@fieldhouse/domain/credits/outside-credit.ts';
import { type None, statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canReadRoster, canRunCourse } from './policy.ts';
import { findTaughtCourse } from './roster-queries.ts';
import type { Sql } from './rows.gen.ts';

export interface PrerequisiteRow {
  readonly kind: 'required' | 'recommended' | 'corequisite';
  readonly requiresCourseId: CourseId | null;
  readonly title: string;
  readonly minRatio: number | null;
  /** The course stands in the catalog. */
  readonly isPublished: boolean;
  readonly isCompleted: boolean;
  readonly bestRatio: number | null;
  readonly isTaking: boolean;
  /** Credit from elsewhere under the course's title. */
  readonly elsewhere: readonly OutsideResult[];
}

/**
 * What courses ask for, and how a student's record answers it. A course counts under its printed title too: earlier
 * years' runs, and credit from elsewhere. `student`: SQL of whose record it is, or null.
 */
const askedSql = (student: string) => `
  select q.course_id as "courseId", q.kind, q.requires_course_id as "requiresCourseId",
    coalesce(q.requires_text, r.title) as title,
    q.min_ratio as "minRatio", coalesce(r.status = 'published', false) as "isPublished",
    coalesce(e.completed, false) as "isCompleted", e.best as "bestRatio", coalesce(e.taking, false) as "isTaking",
    coalesce(x.credits, '[]') as elsewhere
  from course_prerequisites q
    left join courses r on r.id = q.requires_course_id
    left join lateral (
      select bool_or(n.status = 'completed') as completed,
        max(n.final_ratio) filter (where n.status = 'completed')::float8 as best,
        bool_or(n.status in ('requested', 'waitlisted', 'active')) as taking
      from enrollments n join courses k on k.id = n.course_id
      where n.school_id = q.school_id and n.student_id = ${student}
        and (k.id = r.id or lower(coalesce(k.transcript_title, k.title)) = lower(coalesce(r.transcript_title, r.title)))
    ) e on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('ratio', t.ratio::float8, 'gradeRaw', t.grade_raw, 'isPassed', t.is_passed)) as credits
      from transfer_credits t
      where t.school_id = q.school_id and t.student_id = ${student} and t.status = 'approved'
        and lower(t.title) in (lower(r.title), lower(r.transcript_title))
    ) x on true`;

const IN_ORDER = `array_position(array['required', 'corequisite', 'recommended'], q.kind), q.order_index`;

/** Of one course. `studentId`: student or null. */
export const listPrerequisiteRows = statement<
  Sql['listPrerequisiteRows'],
  { courseId: string; studentId: string | null },
  { title: string; elsewhere: readonly OutsideResult[] }
>(`${askedSql(':studentId::uuid')}
  where q.course_id = :courseId
  order by ${IN_ORDER}`);

/** Of all published courses of the actor's schools, by the actor's own records. */
export const listOwnPrerequisiteRows = statement<
  Sql['listOwnPrerequisiteRows'],
  None,
  { title: string; elsewhere: readonly OutsideResult[] }
>(`${askedSql(`(select sp.id from student_profiles sp
        where sp.school_id = q.school_id and sp.user_id = app.user_id())`)}
  where q.school_id = any ((select app.school_ids())::uuid[])
    and exists (select from courses c where c.id = q.course_id and c.status = 'published')
  order by q.course_id, ${IN_ORDER}`);

export const standingOf = (row: PrerequisiteRow): PrerequisiteStanding =>
  prerequisiteStanding(row, courseRecordOf(row));

/** What a record says about a course under its titles, with what other schools say. */
export function courseRecordOf(
  row: Pick<PrerequisiteRow, 'isCompleted' | 'bestRatio' | 'isTaking' | 'elsewhere'>,
): CourseRecord {
  // With a percent the rule of the prerequisite decides, but a written fail meets none; without one, whether it was passed.
  const counted = row.elsewhere.filter((one) =>
    one.ratio === null ? isPassedElsewhere(one) : !isNotPassedInWriting(one.gradeRaw),
  );
  const ratios = [row.bestRatio, ...counted.map(({ ratio }) => ratio)].filter((ratio) => ratio !== null);
  return {
    isCompleted: row.isCompleted || counted.length > 0,
    bestRatio: ratios.length > 0 ? Math.max(...ratios) : null,
    isTaking: row.isTaking,
  };
}

/** What stands between a student and a course. */
export async function missingFor(
  tx: Transaction,
  courseId: string,
  studentId: string,
): Promise<MissingPrerequisites['missing']> {
  const rows = await tx.query(listPrerequisiteRows({ courseId, studentId }));
  return rows
    .filter((row) => blocksEnrollment(row.kind, standingOf(row)))
    .map(({ title, minRatio }) => ({ title, minRatio }));
}

interface KeptPrerequisite {
  readonly kind: 'required' | 'recommended' | 'corequisite';
  readonly requiresCourseId: string | null;
  readonly requiresText: string | null;
  readonly minRatio: number | null;
}

const listKept = statement<Sql['listKept'], { courseId: string }>(`
  select kind, requires_course_id as "requiresCourseId", requires_text as "requiresText", min_ratio as "minRatio"
  from course_prerequisites where course_id = :courseId order by order_index`);

/** Courses that a course of the same school could ask for. */
const listChoices = statement<Sql['listChoices'], { courseId: CourseId }>(`
  select o.id as "courseId", o.title from courses c join courses o on o.school_id = c.school_id and o.id <> c.id
  where c.id = :courseId and (o.status = 'published'
    or exists (select from course_prerequisites q where q.course_id = c.id and q.requires_course_id = o.id))
  order by o.title, o.id limit 500`);

export const listPrerequisites = os.catalog.listPrerequisites.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findTaughtCourse({ courseId: input.courseId }),
    listKept({ courseId: input.courseId }),
    listChoices({ courseId: input.courseId }),
  ]);
  const [[course], kept, choices] = rows;
  if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
  return {
    prerequisites: kept.map(present),
    choices: choices.map((one) => ({ ...one, courseId: one.courseId })),
    can: { save: canRunCourse(actor, course) },
  };
});

const present = ({ kind, requiresCourseId, requiresText, minRatio }: KeptPrerequisite): Prerequisite =>
  requiresCourseId === null
    ? { of: 'text', text: requiresText ?? '', kind }
    : { of: 'course', courseId: requiresCourseId as CourseId, kind, minRatio };

/** Two authors of one school who save at once are judged one after the other. */
const lockGraph = statement<Sql['lockGraph'], { schoolId: SchoolId }>(
  "select pg_advisory_xact_lock(hashtextextended('prerequisites ' || :schoolId::text, 0))",
);
const clearKept = statement<Sql['clearKept'], { courseId: CourseId }>(
  'delete from course_prerequisites where course_id = :courseId',
);
const insertKept = statement<
  Sql['insertKept'],
  {
    schoolId: string | null;
    coursePrerequisiteId: string;
    courseId: string;
    requiresCourseId: CourseId | null;
    requiresText: string | null;
    kind: 'required' | 'recommended' | 'corequisite';
    minRatio: number | null;
    orderIndex: number;
  }
>(`
  insert into course_prerequisites (school_id, id, course_id, requires_course_id, requires_text, kind, min_ratio,
    order_index) values (:schoolId, :coursePrerequisiteId, :courseId, :requiresCourseId, :requiresText, :kind, :minRatio, :orderIndex)`);

const listEdges = statement<Sql['listEdges'], { schoolId: SchoolId }>(`
  select course_id as "from", requires_course_id as "to" from course_prerequisites
  where school_id = :schoolId and requires_course_id is not null`);

const listTitles = statement<Sql['listTitles'], { schoolId: SchoolId; courseIds: readonly string[] }>(`
  select id as "courseId", title from courses where school_id = :schoolId and id = any (:courseIds::uuid[])`);

export const savePrerequisites = os.catalog.savePrerequisites.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findTaughtCourse({ courseId: input.courseId }));
    if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
    if (!canRunCourse(actor, course)) throw errors.FORBIDDEN();
    const { schoolId } = course;
    const { courseId, prerequisites } = input;
    requireWritable(actor, schoolId);
    const named = prerequisites.flatMap((one) => (one.of === 'course' ? [one.courseId] : []));
    if (new Set(named).size < named.length) throw errors.TWICE();
    await tx.query(lockGraph({ schoolId }));
    const titles = new Map<string, string>(
      (await tx.query(listTitles({ schoolId, courseIds: [...named, courseId] }))).map((one) => [
        one.courseId,
        one.title,
      ]),
    );
    if (named.some((id) => !titles.has(id))) throw errors.COURSE_NOT_FOUND();

    const before = await tx.query(listKept({ courseId }));
    await tx.query(clearKept({ courseId }));
    for (const [index, one] of prerequisites.entries()) {
      const isCourse = one.of === 'course';
      await tx
        .query(
          insertKept({
            schoolId,
            coursePrerequisiteId: newId(),
            courseId,
            requiresCourseId: isCourse ? one.courseId : null,
            requiresText: isCourse ? null : one.text,
            kind: one.kind,
            minRatio: isCourse ? one.minRatio : null,
            orderIndex: index + 1,
          }),
        )
        .catch((error: unknown) => {
          // A course can't come before itself: the database says so too.
          if ((error as { constraint?: string }).constraint !== 'course_prerequisites_other') throw error;
          throw errors.PREREQUISITE_CYCLE({ data: { titles: [course.title, course.title] } });
        });
    }
    const graph = new Map<string, string[]>();
    for (const { from, to } of await tx.query(listEdges({ schoolId }))) {
      graph.set(from, [...(graph.get(from) ?? []), to]);
    }
    const cycle = findPrerequisiteCycle(graph, courseId);
    if (cycle) {
      const all = await tx.query(listTitles({ schoolId, courseIds: [...cycle] }));
      const titleOf = new Map<string, string>(all.map((one) => [one.courseId, one.title]));
      throw errors.PREREQUISITE_CYCLE({ data: { titles: cycle.map((id) => titleOf.get(id) ?? '') } });
    }
    recordAudit(tx, context.clock, {
      ...{ schoolId, actorKind: 'user', actorUserId: actor.userId, action: 'course.prerequisites_changed' },
      ...{ entityType: 'course', entityId: courseId, before: before.map(present), after: prerequisites },
      ...{ ipAddress: context.clientAddress, requestId: context.requestId },
    });
    return {};
  }),
);

/** What one course asks for, asked for by its copy too. Both stand in one school. */
export async function copyPrerequisites(
  tx: Transaction,
  { schoolId, from, to }: { schoolId: string; from: string; to: string },
): Promise<void> {
  const kept = await tx.query(listKept({ courseId: from }));
  for (const [index, one] of kept.entries()) {
    const { requiresCourseId, requiresText, kind, minRatio } = one;
    await tx.query(
      insertKept({
        schoolId,
        coursePrerequisiteId: newId(),
        courseId: to,
        requiresCourseId,
        requiresText,
        kind,
        minRatio,
        orderIndex: index + 1,
      }),
    );
  }
}
