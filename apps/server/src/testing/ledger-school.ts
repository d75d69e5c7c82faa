import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { jobInSchool } from '#db/scopes.ts';
import { NO_PROFILE } from './no-profile.ts';
import { inDays } from './school-days.ts';
import type { CoursePlace, Person, World } from './world.ts';

/** Titles with their areas: sixteen units as Division I asks for them. */
const TITLES = [
  ['English', 'english', 4],
  ['Algebra', 'math', 3],
  ['Biology', 'science', 2],
  ['Essays', 'english', 1],
  ['History', 'social_science', 2],
  ['French', 'world_language', 4],
] as const;

/**
 * The student's lock begins in so many days, and school ends in so many: the sixth semester has begun, and the student
 * graduates early in grade 12, so that none is to come in which what is lost would be taken again as a matter of course.
 */
export const LOCK_IN_DAYS = 170;
const END_IN_DAYS = 240;

let schools = 0;

/**
 * A school that is cleared and lists its courses, with a student in grade 11 who has taken them and aims at Division I.
 *
 * @param running how many of the sixteen run, with three quarters of the points; the others are posted with 85 %.
 */
export async function hasLedgerSchool(world: World, { running = 4, birthOn = '2012-03-04' } = {}) {
  schools += 1;
  const school = await world.hasSchool(`Guarded ${schools}`);
  const schoolId = school.schoolId as SchoolId;
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const titles = TITLES.flatMap(([title, area, count]) =>
    Array.from({ length: count }, (_, index) => ({ title: `${title} ${index + 1}`, area })),
  );
  const courses: CoursePlace[] = [];
  for (const { title } of titles) courses.push(await school.hasCourse({ title, teacher }));
  const ada = await school.hasStudent({ name: 'Ada Park', in: courses, birthOn });
  const studentId = ada.studentId as StudentId;
  const posted = courses.slice(0, courses.length - running);
  for (const course of posted) await postGrade(admin, teacher, course, 85);
  for (const { courseId, assignmentIds } of courses.slice(posted.length))
    await teacher.client.gradebook.setCells({
      courseId,
      source: 'typed',
      changes: [
        {
          studentId,
          assignmentId: assignmentIds[0]!,
          baseSeq: 0,
          to: { state: 'graded', points: 15 },
        },
      ],
    });
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  const { rows } = await sql(
    'select e.id, c.title from enrollments e join courses c on c.id = e.course_id where e.student_id = $1',
    [studentId],
  );
  const enrollments = new Map(
    (rows as { id: EnrollmentId; title: string }[]).map(({ id, title }) => [title, id]),
  );
  for (const [index, { title }] of titles.entries())
    await admin.client.eligibility.saveCourseDates({
      enrollmentId: enrollments.get(title)!,
      enteredOn: null,
      reason: 'From the old system',
      exitedOn: inDays(index < posted.length ? -30 : 120),
    });
  await admin.client.eligibility.addTitles({
    schoolId,
    outsideSchool: null,
    source: 'High School Portal',
    checkedOn: inDays(-9),
    titles: titles.map(({ title, area }) => ({
      title,
      area,
      units: 1,
      weight: 0,
      validFrom: null,
      isLab: false,
    })),
  });
  await admin.client.eligibility.saveStatus({
    schoolId,
    outsideSchool: null,
    effectiveOn: '2020-08-01',
    accountStatus: 'cleared',
    ceebCode: null,
    lowestPass: null,
    areWeightsReported: false,
    areWeightsInGpa: false,
    offersLabScience: null,
    isCalendarNontraditional: false,
    source: 'Portal',
    checkedOn: inDays(-9),
    reason: null,
  });
  await admin.client.eligibility.saveProfile({
    ...NO_PROFILE,
    studentId,
    grade9StartedOn: inDays(LOCK_IN_DAYS - 3 * 365),
    seventhSemesterOn: inDays(LOCK_IN_DAYS),
    eighthSemesterEndsOn: inDays(END_IN_DAYS),
    graduationExpectedOn: inDays(END_IN_DAYS),
    schooling: 'us',
    sport: 'Rowing',
    targets: ['DI'],
    reason: null,
  });
  return { school, schoolId, teacher, admin, ada, studentId, courses, titles, enrollments, sql };
}

/** Posts a percent for everybody in a course whose grade is open. */
export async function postGrade(admin: Person, teacher: Person, { courseId }: CoursePlace, percent: number) {
  const review = await admin.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    courseId,
    basis: 'so_far',
    lines: review.students
      .filter(({ isLocked }) => !isLocked)
      .map(({ enrollmentId, soFarRatio }) => ({
        enrollmentId,
        reviewedRatio: soFarRatio,
        result: 'graded' as const,
        override: { percent, reason: 'From the paper gradebook' },
      })),
  });
}
