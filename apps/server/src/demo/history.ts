import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { creditsOfPosting } from '@fieldhouse/domain/credits/credits.ts';
import { STANDARD_STEPS, stepOf } from '@fieldhouse/domain/grading/grading-scale.ts';
import type { NcaaArea, Subject } from '#db/library/types.ts';
import { jobInSchool } from '#db/scopes.ts';
import { courseStats, courses } from '#db/tables/courses.ts';
import { enrollmentEvents, enrollments } from '#db/tables/coursework.ts';
import { finalGrades } from '#db/tables/records.ts';
import { recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { DemoStudent } from './cast.ts';
import { chance } from './chance.ts';

interface PastCourse {
  readonly title: string;
  readonly subject: Subject;
  readonly area: NcaaArea;
}

/** What a student took in a grade, before the school moved to this platform: titles and final grades alone. */
export const PAST: Readonly<Record<number, readonly PastCourse[]>> = {
  9: [
    { title: 'English 9', subject: 'English Language Arts', area: 'english' },
    { title: 'Algebra I', subject: 'Mathematics', area: 'math' },
    { title: 'Biology', subject: 'Science', area: 'science' },
    { title: 'World History', subject: 'Social Studies', area: 'social_science' },
    { title: 'French I', subject: 'World Languages', area: 'world_language' },
  ],
  10: [
    { title: 'English 10', subject: 'English Language Arts', area: 'english' },
    { title: 'Geometry', subject: 'Mathematics', area: 'math' },
    { title: 'Chemistry', subject: 'Science', area: 'science' },
    { title: 'Human Geography', subject: 'Social Studies', area: 'social_science' },
    { title: 'French II', subject: 'World Languages', area: 'world_language' },
  ],
  11: [
    { title: 'English 11', subject: 'English Language Arts', area: 'english' },
    { title: 'Algebra II', subject: 'Mathematics', area: 'math' },
    { title: 'Physics', subject: 'Science', area: 'science' },
    { title: 'United States History', subject: 'Social Studies', area: 'social_science' },
    { title: 'French III', subject: 'World Languages', area: 'world_language' },
  ],
};

interface PastRecord {
  readonly student: DemoStudent;
  readonly studentId: string;
}

/** Posts the final grades of the school years before this one, and the figures that follow from them. */
export async function postPastYears(
  services: Services,
  schoolId: string,
  byUserId: string,
  records: readonly PastRecord[],
  today: string,
): Promise<void> {
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    for (const [grade, past] of Object.entries(PAST)) {
      const gradeLevel = Number(grade);
      for (const course of past) {
        // A course of grade 9 was taken one year ago by a student of grade 10, two by one of grade 11.
        const takers = records.filter(({ student }) => student.gradeLevel > gradeLevel);
        if (takers.length === 0) continue;
        const courseId = newId<CourseId>();
        const began = yearsBefore(today, 3);
        await tx.orm.insert(courses).values({
          id: courseId,
          schoolId,
          title: course.title,
          subject: course.subject,
          description: 'Carried over from earlier school years: final grades only.',
          status: 'archived',
          gradeLevel,
          credits: 1,
          createdBy: byUserId,
          ncaaApproved: true,
          ncaaSetAt: began,
          ncaaArea: course.area,
          createdAt: began,
          updatedAt: began,
        });
        await tx.orm.insert(courseStats).values({ courseId, schoolId });
        const rows = takers.map(({ student, studentId }) => {
          const completedAt = endOfYear(today, student.gradeLevel - gradeLevel);
          return {
            ...{ schoolId, id: newId(), studentId, courseId },
            status: 'completed' as const,
            requestedAt: completedAt,
            enrolledAt: completedAt,
            completedAt,
            finalRatio: finalRatio(student, course.title),
            createdAt: completedAt,
            updatedAt: completedAt,
          };
        });
        await tx.orm.insert(enrollments).values(rows);
        await tx.orm.insert(finalGrades).values(
          rows.map((row) => ({
            ...{ schoolId, id: newId(), enrollmentId: row.id, studentId: row.studentId, courseId },
            gradingPeriodId: null,
            number: 1,
            result: 'graded' as const,
            ratio: row.finalRatio,
            letter: stepOf(STANDARD_STEPS, row.finalRatio).letter,
            creditsAttempted: 1,
            creditsEarned: creditsOfPosting(1, stepOf(STANDARD_STEPS, row.finalRatio)),
            courseSnapshot: {
              v: 1 as const,
              title: course.title,
              transcriptTitle: course.title,
              level: 'general',
              ncaaArea: course.area,
              isNcaaApproved: true,
              teacherName: null,
              termName: null,
            },
            postedBy: byUserId,
            postedAt: row.completedAt,
          })),
        );
        await tx.orm.insert(enrollmentEvents).values(
          rows.map((row) => ({
            ...{ schoolId, id: newId(), enrollmentId: row.id },
            toStatus: 'completed',
            reason: 'Carried over from earlier school years',
            by: byUserId,
            at: row.completedAt,
          })),
        );
      }
    }
    for (const { student, studentId } of records) {
      if (student.gradeLevel <= 9) continue;
      await recomputeOfficialFigures(tx, { schoolId, studentId }, today);
    }
  });
}

const yearsBefore = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}-08-20T12:00:00.000Z`;

/** The last day of the school year that ended that many years ago. */
const endOfYear = (today: string, years: number): string => {
  const isAutumn = Number(today.slice(5, 7)) >= 7;
  return `${Number(today.slice(0, 4)) - years + (isAutumn ? 1 : 0)}-06-05T12:00:00.000Z`;
};

/** Between a bare pass and nearly all: better students had better grades, and nobody the same everywhere. */
const finalRatio = (student: DemoStudent, title: string): number => {
  const wobble = (chance('final', student.key, title) - 0.5) * 0.16;
  const ratio = 0.56 + 0.26 * student.strength + 0.14 * student.diligence + wobble;
  return Math.round(Math.min(0.99, Math.max(0.52, ratio)) * 1000) / 1000;
};
