import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { jobInSchool } from '#db/scopes.ts';
import type { Services } from '#platform/services.ts';
import { PAST } from './history.ts';
import type { DemoClient, Stage } from './stage.ts';

/** Northfield confirms what its list holds, but for one course: its platform mark waits for the school. */
const UNCONFIRMED = 'Philosophy & Religion';
/** The list has it by another title than the catalog. */
const LISTED_OTHERWISE: Readonly<Record<string, string>> = { 'Spanish I': 'Spanish 1' };

const PORTAL = 'NCAA High School Portal';
const SPORTS = ['Soccer', 'Basketball', 'Track and field', 'Swimming', 'Volleyball', 'Rowing'] as const;

/** The NCAA list of the demo school, how accounts stand, and the dates of its students in high school. */
export async function keepEligibility(
  services: Services,
  office: DemoClient,
  { schoolId: school, officeUserId, learners }: Stage,
): Promise<void> {
  const schoolId = school as SchoolId;
  const now = services.clock.now();
  const today = now.slice(0, 10);
  const isAutumn = Number(today.slice(5, 7)) >= 7;
  const schoolYear = Number(today.slice(0, 4)) - (isAutumn ? 0 : 1);
  const status = {
    ...({ effectiveOn: `${schoolYear - 3}-08-01`, accountStatus: 'cleared', lowestPass: 'D' } as const),
    ...{ areWeightsReported: false, areWeightsInGpa: false, isCalendarNontraditional: false },
    ...{ source: PORTAL, checkedOn: today, reason: null, schoolId },
  };
  await office.eligibility.saveStatus({
    ...{ ...status, outsideSchool: null, ceebCode: '262458', offersLabScience: true },
  });
  await office.eligibility.saveStatus({
    ...{ ...status, outsideSchool: 'Ridgeview High School', ceebCode: null, offersLabScience: null },
  });
  const { rows } = await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      `select title, ncaa_area as area from courses
       where school_id = $1 and ncaa_approved and ncaa_area is not null and status <> 'archived' order by title`,
      [schoolId],
    ),
  );
  const taught = rows as { title: string; area: (typeof PAST)[9][number]['area'] }[];
  const titles = new Map(
    [...Object.values(PAST).flat(), ...taught].map(({ title, area }) => [
      LISTED_OTHERWISE[title] ?? title,
      area,
    ]),
  );
  titles.delete(UNCONFIRMED);
  await office.eligibility.addTitles({
    ...{ schoolId, outsideSchool: null, source: PORTAL, checkedOn: today },
    titles: [...titles].map(([title, area]) => ({
      ...{ title, area, units: 1, weight: 0, isLab: area === 'science', validFrom: null },
    })),
  });
  // Courses of earlier years have no term: they ran from August to the day on which they ended.
  await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      `insert into course_dates (school_id, enrollment_id, student_id, entered_on, exited_on, by, updated_at)
       select school_id, id, student_id, (completed_at - interval '290 days')::date, completed_at::date, $2, $3
       from enrollments where school_id = $1 and status = 'completed' and term_id is null`,
      [schoolId, officeUserId, now],
    ),
  );
  for (const [index, { student, studentId }] of learners.entries()) {
    if (student.place !== 'northfield' || student.gradeLevel < 9) continue;
    const began = schoolYear - (student.gradeLevel - 9);
    const id = studentId as StudentId;
    const { officialGpa } = (await office.records.student({ studentId: id })).figures ?? {
      officialGpa: null,
    };
    await office.eligibility.saveProfile({
      ...{
        studentId: id,
        grade9StartedOn: `${began}-08-20`,
        seventhSemesterOn: null,
        eighthSemesterEndsOn: null,
      },
      ...{
        graduationExpectedOn: `${began + 4}-06-05`,
        graduatedOn: null,
        fullTimeCollegeOn: null,
        schooling: 'us',
      },
      ...{ hasDocumentedDisability: false, ncaaId: null, sport: SPORTS[index % SPORTS.length] ?? null },
      targets: index % 3 === 0 ? ['DI', 'DII'] : index % 3 === 1 ? ['DII', 'NAIA'] : ['DI'],
      ...{ overallGpa: officialGpa === null ? null : Math.round(officialGpa * 1000) / 1000 },
      ...{ actScore: null, satScore: null, isTopHalf: null, reason: null, version: 0 },
    });
  }
}
