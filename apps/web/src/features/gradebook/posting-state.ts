import type { EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { isIncompleteDueDay } from '@fieldhouse/domain/records/incomplete.ts';

export type Basis = 'so_far' | 'if_nothing_else';
export type Result = 'graded' | 'incomplete' | 'withdrawn';

/** What somebody chose for one student. */
export interface Choice {
  /** `later`: isn't posted now. */
  readonly result: Result | 'later';
  /** Another figure than the gradebook's, as it is typed; null: the gradebook's. */
  readonly override: { readonly percent: string; readonly reason: string } | null;
  /** By when an incomplete is to be made up, as it is typed; left out: as posted before. */
  readonly dueOn?: string;
}

/** All that was chosen and typed; students who aren't named have what stands by default. */
export interface Choices {
  readonly basis: Basis;
  readonly byEnrollment: Readonly<Record<string, Choice>>;
}

export const NO_CHOICES: Choices = { basis: 'so_far', byEnrollment: {} };

interface Totals {
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
}

interface Student extends Totals {
  readonly enrollmentId: EnrollmentId;
  readonly isLocked: boolean;
  /** Joined after the course was posted: may be posted later. */
  readonly mayWait: boolean;
  readonly missingCount: number;
  readonly needsGradingCount: number;
  readonly heldCount: number;
  readonly notDueCount: number;
  readonly posted: {
    readonly result: Result;
    readonly ratio: number | null;
    readonly overrideReason: string | null;
    readonly dueOn: string | null;
  } | null;
  /** The days between which an incomplete may be due. */
  readonly incompleteDue: { readonly earliestOn: string; readonly latestOn: string };
}

/** What stands in the way of a student's line. */
export type LineProblem = 'no_figure' | 'percent' | 'reason' | 'due';

/** Percents above 100 are possible with extra credit, above 200 they are a typing mistake. */
const PERCENT_MOST = 200;

/** A typed percent with at most two decimals, or null when it is none. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent <= PERCENT_MOST ? percent : null;
}

/** The gradebook's total that would be posted, a share of one; null: nothing is graded. */
export const totalOf = (student: Totals, basis: Basis): number | null =>
  basis === 'so_far' ? student.soFarRatio : student.ifNothingElseRatio;

/**
 * What holds for a student: what was chosen, else what was posted before, else the gradebook's total; or nothing yet,
 * where the student joined after the course was posted.
 */
export function choiceOf(student: Student, choices: Choices): Choice {
  const chosen = choices.byEnrollment[student.enrollmentId];
  if (chosen) return chosen;
  const { posted } = student;
  if (!posted) return { result: student.mayWait ? 'later' : 'graded', override: null };
  const isOverridden = posted.overrideReason !== null && posted.ratio !== null;
  return {
    result: posted.result,
    override: isOverridden
      ? { percent: String(Math.round(posted.ratio * 10_000) / 100), reason: posted.overrideReason }
      : null,
  };
}

/** By when an incomplete would be to be made up; empty: nobody said. */
export const dueOnOf = ({ posted }: Pick<Student, 'posted'>, choice: Choice): string =>
  choice.dueOn ?? posted?.dueOn ?? '';

/** The figure that would be posted, a share of one, and what is wrong with the line. */
export function finalOf(
  student: Totals & Pick<Student, 'posted' | 'incompleteDue'>,
  choice: Choice,
  basis: Basis,
): { readonly ratio: number | null; readonly problem: LineProblem | null } {
  if (choice.result === 'incomplete') {
    const isDue = isIncompleteDueDay(
      dueOnOf(student, choice) || null,
      student.incompleteDue,
      student.posted?.dueOn ?? null,
    );
    return { ratio: null, problem: isDue ? null : 'due' };
  }
  if (choice.result !== 'graded') return { ratio: null, problem: null };
  if (!choice.override) {
    const ratio = totalOf(student, basis);
    return { ratio, problem: ratio === null ? 'no_figure' : null };
  }
  const percent = parsePercent(choice.override.percent);
  if (percent === null) return { ratio: null, problem: 'percent' };
  return { ratio: percent / 100, problem: choice.override.reason.trim() === '' ? 'reason' : null };
}

/** Something of this student's should be looked at before posting. */
export const isInTheWay = (student: Student, choices: Choices): boolean =>
  student.missingCount > 0 ||
  student.needsGradingCount > 0 ||
  student.heldCount > 0 ||
  finalOf(student, choiceOf(student, choices), choices.basis).problem !== null;

/** Those who are posted now: what is locked stays, and who joined later may wait. */
export const postedNow = <One extends Student>(students: readonly One[], choices: Choices): One[] =>
  students.filter((student) => !student.isLocked && choiceOf(student, choices).result !== 'later');

/** How many students have each kind of thing in the way. */
export function warningsOf(students: readonly Student[]) {
  const count = (has: (student: Student) => boolean) => students.filter(has).length;
  return {
    needsGrading: count(({ needsGradingCount }) => needsGradingCount > 0),
    held: count(({ heldCount }) => heldCount > 0),
    missing: count(({ missingCount }) => missingCount > 0),
    notDue: count(({ notDueCount }) => notDueCount > 0),
  };
}

/** The lines as they are sent, or whose have a problem. */
export function linesOf(students: readonly Student[], choices: Choices) {
  const judged = postedNow(students, choices).map((student) => {
    const choice = choiceOf(student, choices);
    return { student, choice, final: finalOf(student, choice, choices.basis) };
  });
  const wrong = judged.filter(({ final }) => final.problem !== null);
  if (wrong.length > 0) return { lines: null, wrongCount: wrong.length };
  return {
    wrongCount: 0,
    lines: judged.flatMap(({ student, choice, choice: { result, override } }) =>
      result === 'later'
        ? []
        : [
            {
              enrollmentId: student.enrollmentId,
              result,
              reviewedRatio: totalOf(student, choices.basis),
              override:
                result === 'graded' && override
                  ? {
                      percent: parsePercent(override.percent) ?? 0,
                      reason: override.reason.trim(),
                    }
                  : null,
              ...(result === 'incomplete' ? { dueOn: dueOnOf(student, choice) } : {}),
            },
          ],
    ),
  };
}

/** Totals as somebody saw them first, by enrolment. */
export type Seen = Readonly<Record<string, Totals>>;

export const seenOf = (students: readonly Student[]): Seen =>
  Object.fromEntries(
    students.map(({ enrollmentId, soFarRatio, ifNothingElseRatio }) => [
      enrollmentId,
      { soFarRatio, ifNothingElseRatio },
    ]),
  );

/** The total as it was seen before it changed; undefined: it hasn't. */
export function totalBefore(student: Student, seen: Seen, basis: Basis): number | null | undefined {
  const before = seen[student.enrollmentId];
  if (!before) return undefined;
  const total = totalOf(before, basis);
  return total === totalOf(student, basis) ? undefined : total;
}

/** Choices as they are kept on the device. Whatever can't be read counts as nothing kept. */
export function readChoices(text: string): Choices {
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || !isRecord(kept.byEnrollment)) return NO_CHOICES;
    return {
      basis: kept.basis === 'if_nothing_else' ? 'if_nothing_else' : 'so_far',
      byEnrollment: Object.fromEntries(
        Object.entries(kept.byEnrollment).flatMap(([id, choice]) => (isChoice(choice) ? [[id, choice]] : [])),
      ),
    };
  } catch {
    return NO_CHOICES;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) &&
  ['graded', 'incomplete', 'withdrawn', 'later'].includes(String(value.result)) &&
  (value.override === null ||
    (isRecord(value.override) &&
      typeof value.override.percent === 'string' &&
      typeof value.override.reason === 'string')) &&
  (value.dueOn === undefined || typeof value.dueOn === 'string');
