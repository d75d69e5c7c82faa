import { goalName, type PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import type { RequirementSet } from '@fieldhouse/domain/records/graduation.ts';
import { plainRecord } from '#features/eligibility/workflows.ts';

/** A problem as a page gets it: plain data that may be changed, without what the page has itself or isn't to have. */
export function presentBoard(problem: PlanProblem) {
  const { asOf, record, credits, standings, terms, courses, goals, gradeRatios } = problem;
  const diploma = goals.find((goal) => goal.kind === 'graduation');
  return {
    asOf,
    record: plainRecord(record),
    credits: credits.map((row) => ({ ...row })),
    standings: Object.fromEntries(Object.entries(standings).map(([id, row]) => [id, { ...row }])),
    terms: terms.map((term) => ({ ...term })),
    courses: courses.map((course) => ({
      ...course,
      row: { ...course.row, listing: { ...course.row.listing } },
      offerings: course.offerings.map(({ termIds, seatsLeft }) => ({ termIds: [...termIds], seatsLeft })),
      prerequisites: course.prerequisites.map((one) => ({ ...one })),
    })),
    goals: goals.map(goalName),
    graduation: diploma ? diplomaOf(diploma.set) : null,
    gradeRatios: { ...gradeRatios },
  };
}

const diplomaOf = ({ requirements, totalCredits }: RequirementSet) => ({
  requirements: requirements.map((one) => ({
    ...one,
    subjects: [...one.subjects],
    titles: [...one.titles],
  })),
  totalCredits,
});
