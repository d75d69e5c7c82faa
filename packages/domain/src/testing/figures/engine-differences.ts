import { creditsEarned, creditsInProgress, creditsOfPosting } from '../../credits/credits.ts';
import { countsInGpaElsewhere, creditsOfTransfer, isPassedElsewhere } from '../../credits/outside-credit.ts';
import { coreCourseProgress } from '../../eligibility/core-course-progress.ts';
import { officialGpa } from '../../gpa/official-gpa.ts';
import { progressGpa } from '../../gpa/progress-gpa.ts';
import { judgeAttempts } from '../../gpa/repeats.ts';
import { type CourseCell, type CourseRules, courseTotals } from '../../grading/course-totals.ts';
import { type ExactRatio, ratioNumber } from '../../grading/exact-ratio.ts';
import { letterOn, STANDARD_STEPS, stepOf } from '../../grading/grading-scale.ts';
import { daysLate, lateDeduction } from '../../grading/late.ts';
import { decimal, type Fraction, minus, nearestNumber, written } from './fraction.ts';
import { type LifeEvent, LifeSoFar, type SchoolLife } from './school-life.ts';
import { creditsGiven, creditsPosted, progressRatios, type Repeats, standing } from './second-record.ts';
import {
  type Basis,
  categoryTotals,
  courseTotal,
  dropCount,
  lateDays,
  letterOf,
  pointsAfterLate,
  type Rules,
  totalWithout,
  type Work,
} from './second-totals.ts';

/** Where the domain says something else than the second calculation. */
export interface Difference {
  readonly seed: number;
  readonly figure: string;
  readonly where: string;
  readonly second: unknown;
  readonly engine: unknown;
  /** What both were given. */
  readonly given: unknown;
}

type Report = (figure: string, where: string, second: unknown, engine: unknown, given: unknown) => void;

/** Every figure of a life by both, whenever something was posted and at its end. */
export function differencesIn(life: SchoolLife): Difference[] {
  const found: Difference[] = [];
  const report: Report = (figure, where, second, engine, given) => {
    if (Object.is(second, engine)) return;
    found.push({ seed: life.seed, figure, where, second, engine, given });
  };
  const soFar = new LifeSoFar(life);
  for (const event of life.events) {
    compareLate(life, soFar, event, report);
    soFar.apply(event);
    if (event.kind === 'post') comparePosting(soFar, event.course, report);
  }
  for (const enrollment of soFar.enrollments) {
    const rules = soFar.rulesOf(enrollment.course);
    const [staff, released] = [soFar.workOf(enrollment, 'staff'), soFar.workOf(enrollment, 'released')];
    compareTotals(staff, rules, `${enrollment.key} staff`, report);
    // Mostly the student sees what staff see.
    if (released.some((one, at) => one.state !== staff[at]?.state)) {
      compareTotals(released, rules, `${enrollment.key} released`, report);
    }
  }
  compareRecord(soFar, life.repeats, report);
  return found;
}

const numberOf = (exact: Fraction | null): number | null => (exact === null ? null : nearestNumber(exact));

function compareLate(life: SchoolLife, soFar: LifeSoFar, event: LifeEvent, report: Report): void {
  if (event.kind !== 'grade' && event.kind !== 'import') return;
  const { course, cells } = soFar.current(event.course);
  for (const { work, points } of event.given) {
    const asked = course.work.find(({ id }) => id === work);
    const handedInAt = cells.get(work)?.handedInAt ?? null;
    if (!asked || handedInAt === null) continue;
    const given = { ...asked, handedInAt, points, late: course.late, zone: life.zone };
    const days = lateDays(handedInAt, asked.dueAt, life.zone);
    report('days late', work, days, daysLate(handedInAt, asked.dueAt, life.zone), given);
    const left = pointsAfterLate(points, asked.possible, days, course.late);
    const taken = lateDeduction(Number(points), Number(asked.possible), days, course.late);
    report('late deduction', work, nearestNumber(minus(decimal(points), left)), taken, given);
  }
}

function comparePosting(soFar: LifeSoFar, key: string, report: Report): void {
  const { course, posting } = soFar.current(key);
  const ratio = posting?.ratio ?? null;
  const credits = creditsPosted(course.credits, posting);
  const reached = ratio === null ? null : stepOf(STANDARD_STEPS, nearestNumber(ratio));
  const engine = creditsOfPosting(Number(course.credits), reached);
  report('credits of a posting', key, nearestNumber(credits), engine, course.credits);
  if (ratio !== null)
    report('letter', key, letterOf(ratio), letterOn(STANDARD_STEPS, nearestNumber(ratio)), ratio);
}

/** The rules and the work in the words of the domain. */
const asRules = ({ missing, weighting, categories }: Rules): CourseRules => ({
  ...{ missing, weighting },
  categories: categories.map(({ id, weight, neverDrop, ...rest }) => ({
    ...rest,
    ...{ categoryId: id, weightRatio: weight === null ? null : Number(weight), neverDropIds: neverDrop },
  })),
});
const asCell = ({ id, categoryId, state, points, possible, isExtraCredit }: Work): CourseCell => ({
  ...{ assignmentId: id, categoryId, isExtraCredit, hasWork: state === 'handed_in' },
  state: state === 'open' || state === 'handed_in' ? 'ungraded' : state,
  points: points === null ? null : Number(points),
  pointsPossible: Number(possible),
});

/** Both totals of a course, those of its categories, and what was dropped. */
function compareTotals(work: readonly Work[], rules: Rules, where: string, report: Report): void {
  const engine = courseTotals(work.map(asCell), asRules(rules));
  const given = { work, rules };
  const bases = [
    ['so_far', 'soFarRatio'],
    ['if_nothing_else', 'ifNothingElseRatio'],
  ] as const;
  for (const [basis, field] of bases) {
    const exact = courseTotal(work, rules, basis);
    report(`total ${basis}`, where, numberOf(exact), engine[field], given);
    if (exact !== null && engine[field] !== null) {
      report(`letter of ${basis}`, where, letterOf(exact), letterOn(STANDARD_STEPS, engine[field]), given);
    }
    if (rules.weighting === 'points') continue;
    for (const [at, share] of categoryTotals(work, rules, basis).entries()) {
      report(`category ${basis}`, `${where} ${at}`, numberOf(share), engine.categories[at]?.[field], given);
    }
  }
  compareDrops(work, rules, new Set(engine.droppedIds), where, report);
  const countOf = (state: CourseCell['state']) => work.filter((one) => asCell(one).state === state).length;
  report('graded', where, countOf('graded'), engine.gradedCount, given);
  report('missing', where, countOf('missing'), engine.missingCount, given);
}

/** Of works that are alike either may go: the choice must be as large as the rules say, and lead to the total. */
function compareDrops(
  work: readonly Work[],
  rules: Rules,
  dropped: ReadonlySet<string>,
  where: string,
  report: Report,
): void {
  const basis: Basis = 'so_far';
  const given = { work, rules, dropped: [...dropped] };
  if (dropped.size > 0) {
    const left = totalWithout(work, rules, basis, dropped);
    report('total without dropped', where, numberOf(courseTotal(work, rules, basis)), numberOf(left), given);
  }
  for (const category of rules.categories) {
    const own = work.filter(({ id, categoryId }) => categoryId === category.id && dropped.has(id));
    report('dropped', `${where} ${category.id}`, dropCount(work, rules, basis, category), own.length, given);
  }
}

/** With more digits than any sum of these needs: the domain takes decimals. */
const digits = (ratio: Fraction): string => written(ratio, 60);

function compareRecord(soFar: LifeSoFar, repeats: Repeats, report: Report): void {
  const attempts = soFar.attempts();
  const outside = [...soFar.credits.values()].filter(({ status }) => status === 'approved');
  const second = soFar.figures();
  const given = { attempts, outside };
  const engineNumber = (ratio: ExactRatio | null) => ratio && ratioNumber(ratio);
  const progress = progressGpa(progressRatios(attempts).map(digits));
  report('progress GPA', 'record', numberOf(second.progressGpa), engineNumber(progress), given);
  const judged = judgeAttempts(
    attempts.flatMap(({ enrollment, origin, credits, posting, countsAnyway }) => {
      if (!posting) return [];
      const ratio = posting.ratio && digits(posting.ratio);
      const worth = {
        credits: Number(credits),
        creditsEarned: nearestNumber(creditsPosted(credits, posting)),
        countsAnyway,
      };
      return [{ enrollmentId: enrollment, contentId: origin, ratio, ...worth }];
    }),
    repeats,
  );
  for (const attempt of attempts) {
    const counted = judged.find(({ enrollmentId }) => enrollmentId === attempt.enrollment)?.creditsCounted;
    const given = nearestNumber(creditsGiven(attempt, attempts));
    report('credits counted', attempt.enrollment, given, counted ?? 0, attempts);
  }
  const official = officialGpa('mean_over_25', [
    ...judged.flatMap(({ contentId, ratio, credits, countsInGpa }) =>
      countsInGpa && ratio !== null ? [{ group: contentId, ratio, credits }] : [],
    ),
    ...outside.flatMap(({ credit, ratio, credits, gradeRaw }) =>
      ratio !== null && countsInGpaElsewhere({ ratio, gradeRaw })
        ? [{ group: credit, ratio: digits(ratio), credits: Number(credits) }]
        : [],
    ),
  ]);
  report('official GPA', 'record', numberOf(second.officialGpa), engineNumber(official), given);
  const earned = creditsEarned([
    ...judged.map(({ creditsCounted }) => creditsCounted),
    ...outside.map(({ credits, ratio, gradeRaw }) =>
      creditsOfTransfer(Number(credits), { ratio: numberOf(ratio), gradeRaw, isPassed: null }),
    ),
  ]);
  report('credits earned', 'record', nearestNumber(second.creditsEarned), earned, given);
  const active = attempts.filter(({ status }) => status === 'active').length;
  report(
    'credits in progress',
    'record',
    nearestNumber(second.creditsInProgress),
    creditsInProgress(active),
    given,
  );
  const core = coreCourseProgress([
    ...attempts.flatMap((attempt) => {
      const { origin, isApproved, status } = attempt;
      if (status !== 'active' && status !== 'completed') return [];
      const record = { courseId: origin, title: origin, ncaaApproved: isApproved, status };
      return [{ ...record, ratio: numberOf(standing(attempt)) }];
    }),
    ...outside.map(({ credit, isCore, ratio, gradeRaw }) => ({
      ...{ courseId: credit, title: credit, ncaaApproved: isCore, status: 'completed' as const },
      ratio: isPassedElsewhere({ ratio: numberOf(ratio), gradeRaw, isPassed: null }) ? 1 : 0,
    })),
  ]);
  report('core courses earned', 'record', second.coreEarned, core.earned, given);
  report('core courses projected', 'record', second.coreProjected, core.projected, given);
}
