import type { CourseId, EnrollmentId, TermId, UserId } from '@fieldhouse/contract/ids.ts';
import type { PlanItemState } from '@fieldhouse/contract/plans-saved.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { termsNow } from '@fieldhouse/domain/planning/saved-terms.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { askForPlace } from '#features/catalog/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import type { HeldPlan } from './hold-plan.ts';
import { isOpen, itemState, type PlanItemRow } from './item-state.ts';
import { findInCatalog, findOffered, listEnteredTerms, listItemsOf, markAsked } from './saved-queries.ts';

type EnteredTerm = RowOf<typeof listEnteredTerms>;

export interface AskedItem {
  readonly courseId: CourseId;
  readonly enrollmentId: EnrollmentId | null;
  readonly state: PlanItemState;
}

interface AskedItems {
  readonly items: readonly AskedItem[];
  /** Places that are had or asked for now and weren't before. */
  readonly asked: number;
  readonly refused: number;
}

/**
 * Asks for places in the courses of an approved plan whose terms the school has entered, by the rules by which students enroll
 * themselves, and notes at each what came of it. Courses of later terms wait.
 *
 * @param reason for taking a course once more; null: nothing was said.
 */
export async function askForItems(
  tx: Transaction,
  clock: Clock,
  { schoolId, studentId, timeZone }: HeldPlan,
  { planId, byUserId, reason }: { planId: PlanItemRow['planId']; byUserId: UserId; reason: string | null },
): Promise<AskedItems> {
  const today = clock.today(timeZone);
  const at = clock.now();
  const [rows, terms] = await Promise.all([
    tx.query(listItemsOf({ schoolId, planId })),
    tx.query(listEnteredTerms({ schoolId, today })),
  ]);
  const items: AskedItem[] = [];
  let [asked, refused] = [0, 0];
  // In one order for everybody, since each course's places are held on the way.
  for (const row of rows.toSorted((a, b) => (a.courseId < b.courseId ? -1 : 1))) {
    const { planItemId, courseId } = row;
    const known = { courseId, enrollmentId: row.enrollmentId, state: itemState(row) };
    const span = isOpen(row) ? termsOfItem(row, terms) : null;
    if (span === null) {
      items.push(known);
      continue;
    }
    const [offered] = await tx.query(findOffered({ schoolId, courseId, termIds: span.all }));
    if (!offered && (await tx.query(findInCatalog({ schoolId, courseId }))).length > 0) {
      // Its run of that term isn't in the catalog yet.
      items.push(known);
      continue;
    }
    const found = offered
      ? await askForPlace(tx, clock, {
          schoolId,
          studentId,
          byUserId,
          reason,
          courseId: offered.courseId,
          termId: span.last,
        })
      : ({ refusal: 'not_offered', missing: [] } as const);
    const outcome =
      'refusal' in found
        ? { enrollmentId: null, refusal: found.refusal, refusalTitles: found.missing }
        : { enrollmentId: found.enrollmentId, refusal: null, refusalTitles: [] };
    await tx.query(markAsked({ schoolId, planItemId, ...outcome, by: byUserId, at }));
    if ('refusal' in found) refused += 1;
    else asked += 1;
    items.push({
      courseId,
      enrollmentId: outcome.enrollmentId,
      state: 'refusal' in found ? found.refusal : found.status === 'active' ? 'enrolled' : found.status,
    });
  }
  return { items, asked, refused };
}

/**
 * The terms of an item that the school has entered, the year that covers them among them, and the one by which the course ends;
 * null: it hasn't entered all of them, or they are over.
 */
function termsOfItem(
  { terms }: PlanItemRow,
  entered: readonly EnteredTerm[],
): { readonly all: readonly TermId[]; readonly last: TermId } | null {
  const known = entered.map((one) => ({
    ...one,
    id: one.termId,
    startsOn: one.startsOn as CalendarDate,
    endsOn: one.endsOn as CalendarDate,
  }));
  const found = termsNow(
    terms,
    known.filter(({ kind, id }) => kind !== 'year' || terms.some((one) => one.id === id)),
  );
  const [first, last] = [found?.[0], found?.at(-1)];
  if (!found || !first || !last) return null;
  const year = known.find(
    ({ kind, startsOn, endsOn }) => kind === 'year' && startsOn <= first.startsOn && endsOn >= last.endsOn,
  );
  return {
    all: [...found.map(({ id }) => id), ...(year ? [year.id] : [])],
    last: found.length > 1 && year ? year.id : last.id,
  };
}
