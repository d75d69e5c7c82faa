import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';

/** A copy that may be changed, as the contract's type has it; a birth date is in no answer. */
export const plainRecord = ({ student, schools, courses, overall }: EligibilityRecord) => ({
  student: {
    ...student,
    birthOn: null,
    homeSchool: student.homeSchool && {
      ...student.homeSchool,
      taughtAtHome: [...student.homeSchool.taughtAtHome],
      worksheetsOf: [...student.homeSchool.worksheetsOf],
    },
  },
  schools: schools.map((school) => ({
    ...school,
    scales: school.scales.map(({ fromOn, toOn, steps }) => ({
      fromOn,
      toOn,
      steps: steps.map(([letter, lowest]): [string, number] => [letter, lowest]),
    })),
  })),
  courses: courses.map((row) => ({ ...row, listing: { ...row.listing } })),
  overall,
});
