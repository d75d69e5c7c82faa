import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { jobInSchool } from '#db/scopes.ts';
import { courses } from '#db/tables/courses.ts';
import { enrollments } from '#db/tables/coursework.ts';
import { courseDates } from '#db/tables/eligibility.ts';
import type { Services } from '#platform/services.ts';
import { DAY_MS } from './cast.ts';
import { PAST } from './history.ts';
import type { DemoClient, Stage } from './stage.ts';

/** In days. */
const A_YEAR_OF_SCHOOL = 290;
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
  const taught = await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.orm
      .select({ title: courses.title, area: courses.ncaaArea })
      .from(courses)
      .where(and(eq(courses.schoolId, schoolId), courses.ncaaApproved, ne(courses.status, 'archived')))
      .orderBy(courses.title),
  );
  const titles = new Map(
    [...Object.values(PAST).flat(), ...taught].flatMap(({ title, area }) =>
      area === null ? [] : [[LISTED_OTHERWISE[title] ?? title, area] as const],
    ),
  );
  titles.delete(UNCONFIRMED);
  await office.eligibility.addTitles({
    ...{ schoolId, outsideSchool: null, source: PORTAL, checkedOn: today },
    titles: [...titles].map(([title, area]) => ({
      ...{ title, area, units: 1, weight: 0, isLab: area === 'science', validFrom: null },
    })),
  });
  // Courses of earlier years have no term: they ran from August to the day on which they ended.
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    const past = await tx.orm
      .select({
        enrollmentId: enrollments.id,
        studentId: enrollments.studentId,
        completedAt: enrollments.completedAt,
      })
      .from(enrollments)
      .where(
        and(
          eq(enrollments.schoolId, schoolId),
          eq(enrollments.status, 'completed'),
          isNull(enrollments.termId),
        ),
      );
    const rows = past.flatMap(({ completedAt, ...one }) =>
      completedAt === null
        ? []
        : {
            ...{ ...one, schoolId, by: officeUserId, updatedAt: now, exitedOn: completedAt.slice(0, 10) },
            enteredOn: new Date(Date.parse(completedAt) - A_YEAR_OF_SCHOOL * DAY_MS)
              .toISOString()
              .slice(0, 10),
          },
    );
    if (rows.length > 0) await tx.orm.insert(courseDates).values(rows);
  });
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
  await counsel(office, { schoolId, officeUserId: officeUserId as UserId, learners, today });
}

interface Counseled extends Pick<Stage, 'learners'> {
  readonly schoolId: SchoolId;
  readonly officeUserId: UserId;
  readonly today: string;
}

/** What the office sees to, by the place of a student in the list: one is overdue. */
const FOLLOW_UPS = [
  { at: 24, days: -2, task: 'Ask the old school for its transcript' },
  { at: 30, days: 4, task: 'Find a summer course in English and call the family' },
] as const;

/** The seniors have a counselor, the others none yet; and two students are followed up. */
async function counsel(office: DemoClient, { schoolId, officeUserId, learners, today }: Counseled) {
  const { counseling } = office;
  await counseling.assign({
    schoolId,
    userId: officeUserId,
    isAssigned: true,
    who: { by: 'grade', gradeLevel: 12 },
  });
  for (const { at, days, task } of FOLLOW_UPS) {
    const student = learners[at];
    if (!student) continue;
    await counseling.saveFollowUp({
      followUpId: null,
      studentId: student.studentId as StudentId,
      risk: null,
      task,
      ownerUserId: officeUserId,
      dueOn: new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10),
      version: 0,
    });
  }
}
