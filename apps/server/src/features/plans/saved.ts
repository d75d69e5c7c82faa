import type { PlanId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { PlanTerm } from '@fieldhouse/domain/planning/problem.ts';
import { type TermSpan, termsNow } from '@fieldhouse/domain/planning/saved-terms.ts';
import { planItems, plans } from '#db/tables/plans.ts';
import type { RowOf } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { isOpen, itemState, type PlanItemRow } from './item-state.ts';
import { loadTime } from './load.ts';
import { NO_LIMITS } from './no-limits.ts';
import { canDecidePlan, canSavePlan } from './policy.ts';
import { termsOf } from './problem.ts';
import {
  changeDraft,
  clearItems,
  findDraft,
  findLastNumber,
  listAsked,
  listCoursesByIds,
  listItems,
  listOwnCounselors,
  listPlans,
  listSavedTerms,
  lockPlans,
  MOST_VERSIONS,
} from './saved-queries.ts';

type PlanRow = RowOf<typeof listPlans>;

export const saved = os.plans.saved.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const found = await context.unit(async (tx, actor) => {
    const time = await loadTime(tx, context.clock, actor, studentId);
    if (!time) return null;
    const [versions, items, asked, counselors] = await Promise.all([
      tx.query(listPlans({ studentId })),
      tx.query(listItems({ studentId })),
      tx.query(listAsked({ studentId })),
      tx.query(listOwnCounselors({ studentId })),
    ]);
    return { actor, time, versions, items, asked, counselors };
  });
  if (!found) throw errors.NOT_FOUND();
  const { actor, time, versions, items, asked, counselors } = found;
  const terms = termsOf(time, NO_LIMITS);
  const canSave = canSavePlan(actor, time.student);
  const canDecide = canDecidePlan(actor, time.student);
  return {
    plans: versions.slice(0, MOST_VERSIONS).map((row) => {
      const own = items.filter(({ planId }) => planId === row.planId);
      return {
        ...presentVersion(row),
        items: own.map((item) => presentItem(item, terms)),
        can: {
          propose: canSave && row.state === 'draft' && own.length > 0,
          decide: canDecide && row.state === 'proposed',
          request: canSave && row.state === 'approved' && own.some(isOpen),
        },
      };
    }),
    hasMore: versions.length > MOST_VERSIONS,
    counselors: counselors.flatMap(({ name }) => name ?? []),
    asked: [...asked],
    can: { save: canSave },
  };
});

const presentVersion = (row: PlanRow) => ({
  planId: row.planId,
  number: row.number,
  state: row.state,
  wishes: row.wishes,
  version: row.version,
  saved: { at: row.updatedAt, byName: row.updatedByName, words: null },
  proposed:
    row.proposedAt === null
      ? null
      : { at: row.proposedAt, byName: row.proposedByName, words: row.proposalNote },
  decided:
    row.decidedAt === null
      ? null
      : { at: row.decidedAt, byName: row.decidedByName, words: row.decisionReason },
});

function presentItem(row: PlanItemRow, now: readonly PlanTerm[]) {
  const terms = termsNow(row.terms, now) ?? row.terms;
  return {
    courseId: row.courseId,
    title: row.title,
    credits: row.credits,
    grade: row.grade,
    termIds: terms.map(({ id }) => id),
    termNames: terms.map(({ name }) => name),
    startsOn: row.startsOn as CalendarDate,
    endsOn: row.endsOn as CalendarDate,
    state: itemState(row),
    missing: [...row.refusalTitles],
    askedAt: row.askedAt,
  };
}

export const save = os.plans.save.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, planId, version, planKey, wishes, items } = input;
    const time = await loadTime(tx, context.clock, actor, studentId);
    if (!time) throw errors.NOT_FOUND();
    if (!canSavePlan(actor, time.student)) throw errors.FORBIDDEN();
    const { schoolId } = time.student;
    requireWritable(actor, schoolId);
    await tx.query(lockPlans({ studentId }));
    const [draft] = await tx.query(findDraft({ schoolId, studentId }));
    const isMeant =
      planId === null
        ? draft === undefined || draft.planKey === planKey
        : draft?.planId === planId && draft.version === version;
    if (!isMeant) throw errors.STALE();

    const [courses, before] = await Promise.all([
      tx.query(listCoursesByIds({ schoolId, courseIds: items.map(({ courseId }) => courseId) })),
      tx.query(listSavedTerms({ schoolId, studentId })),
    ]);
    const coming = termsOf(time, NO_LIMITS);
    const placed = items.map((item, place) => {
      const course = courses.find(({ courseId }) => courseId === item.courseId);
      if (!course) throw errors.COURSE_UNKNOWN({ data: { place } });
      const known: readonly TermSpan[] = [
        ...coming,
        ...before.flatMap(({ courseId, terms }) => (courseId === item.courseId ? terms : [])),
      ];
      const terms = item.termIds
        .flatMap((id) => known.find((one) => one.id === id) ?? [])
        .map(({ id, name, startsOn, endsOn }): TermSpan => ({ id, name, startsOn, endsOn }))
        .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
      const [first, last] = [terms[0], terms.at(-1)];
      if (!first || !last || terms.length < item.termIds.length)
        throw errors.TERM_UNKNOWN({ data: { place } });
      return { ...item, course, terms, startsOn: first.startsOn, endsOn: last.endsOn };
    });

    const at = context.clock.now();
    const id = draft?.planId ?? newId<PlanId>();
    const number = draft?.number ?? (await tx.query(findLastNumber({ schoolId, studentId })))[0]!.number + 1;
    const by = actor.userId;
    let saved = 1;
    if (draft) {
      const [changed] = await tx.query(
        changeDraft({ schoolId, planId: id, wishes: JSON.stringify(wishes), by, at }),
      );
      saved = changed?.version ?? draft.version + 1;
      await tx.query(clearItems({ schoolId, planId: id }));
    } else
      await tx.orm.insert(plans).values({
        schoolId,
        id,
        studentId,
        number,
        wishes,
        planKey,
        state: 'draft',
        createdBy: by,
        createdAt: at,
        updatedBy: by,
        updatedAt: at,
      });
    if (placed.length > 0)
      await tx.orm.insert(planItems).values(
        placed.map(({ courseId, course, grade, terms, startsOn, endsOn }, orderIndex) => ({
          schoolId,
          id: newId(),
          planId: id,
          studentId,
          courseId,
          orderIndex,
          grade,
          title: course.title,
          credits: course.credits,
          terms,
          startsOn,
          endsOn,
        })),
      );
    return { planId: id, number, version: saved, savedAt: at };
  }),
);
