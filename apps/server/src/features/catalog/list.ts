import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { mayDropOn } from '@fieldhouse/domain/catalog/leaving.ts';
import { blocksEnrollment } from '@fieldhouse/domain/catalog/prerequisites.ts';
import type { Actor } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import { presentCourseImage } from '#features/files/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { os } from '#platform/procedure.ts';
import { canEnroll, canOpen, canSeeInCatalog } from './policy.ts';
import {
  listOwnPrerequisiteRows,
  listPrerequisiteRows,
  type PrerequisiteRow,
  standingOf,
} from './prerequisites.ts';
import { type CatalogRow, findOverview, listCourses, listSyllabus } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const GRADES = Array.from({ length: 13 }, (_, level) => level);

export const list = os.catalog.list.handler(async ({ input, context }) => {
  const { subject, gradeLevel } = input;
  const { clock } = context;
  const { actor, rows } = await context.read([
    listCourses({ search: input.search || null, now: clock.now() }),
    listOwnPrerequisiteRows(),
  ]);
  const askedBy = Map.groupBy(rows[1], ({ courseId }) => courseId as string);
  const found = rows[0].filter((row) =>
    canSeeInCatalog(actor, { schoolId: row.schoolId, status: 'published' }),
  );
  const ofSubject = (row: CatalogRow) => subject === undefined || row.subject === subject;
  const ofGrade = (row: CatalogRow, level: number | undefined) =>
    level === undefined || row.gradeLevel === null || row.gradeLevel === level;
  const ofGradeAsked = found.filter((row) => ofGrade(row, gradeLevel));
  const ofSubjectAsked = found.filter(ofSubject);

  const subjects = new Map<string, number>();
  for (const row of ofGradeAsked) subjects.set(row.subject, (subjects.get(row.subject) ?? 0) + 1);
  const courses = ofGradeAsked
    .filter(ofSubject)
    .map((row) => present(actor, clock, row, askedBy.get(row.courseId) ?? []));
  return {
    courses,
    enrolledCount: courses.filter(({ enrollment }) => enrollment === 'active').length,
    availableCount: courses.filter(({ enrollment }) => enrollment === null).length,
    subjects: [...subjects].map(([name, count]) => ({ subject: name, count })),
    anySubjectCount: ofGradeAsked.length,
    grades: GRADES.map((level) => ({
      gradeLevel: level,
      count: ofSubjectAsked.filter((row) => ofGrade(row, level)).length,
    })),
    anyGradeCount: ofSubjectAsked.length,
  };
});

function present(
  actor: Actor,
  clock: Clock,
  row: CatalogRow,
  asked: readonly PrerequisiteRow[],
): CatalogCourse {
  const { schoolId, timeZone, imageFileId, imageAlt, teaches: _, guardedStudentIds: __, ...course } = row;
  const isStudent = canEnroll(actor, { schoolId, status: 'published' });
  const isOpen = course.enrollment === null || course.enrollment === 'completed';
  return {
    ...course,
    courseId: course.courseId as CourseId,
    image: presentCourseImage({ imageFileId, imageAlt }),
    prerequisites: asked.map((one) => ({
      title: one.title,
      courseId: one.isPublished ? one.requiresCourseId : null,
      kind: one.kind,
      minRatio: one.minRatio,
      standing: isStudent ? standingOf(one) : null,
    })),
    can: {
      enroll: isStudent && isOpen && !asked.some((one) => blocksEnrollment(one.kind, standingOf(one))),
      drop:
        isStudent &&
        course.enrollment === 'active' &&
        timeZone !== null &&
        mayDropOn(course.dropUntil, clock.today(timeZone)),
      cancel: isStudent && (course.enrollment === 'requested' || course.enrollment === 'waitlisted'),
      open: canOpen(actor, row),
    },
  };
}

/** The actor's record in the school of a course. */
const findOwnRecord = statement<Sql['findOwnRecord'], { courseId: CourseId }>(`
  select sp.id as "studentId" from courses c
    join student_profiles sp on sp.school_id = c.school_id and sp.user_id = app.user_id()
  where c.id = :courseId`);

export const get = os.catalog.get.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([
    findOverview({ courseId, now: context.clock.now() }),
    listSyllabus({ courseId }),
    findOwnRecord({ courseId }),
  ]);
  const [[row], lines, [own]] = rows;
  if (!row || !canSeeInCatalog(actor, { schoolId: row.schoolId, status: 'published' })) {
    throw errors.NOT_FOUND();
  }
  const isStudent = canEnroll(actor, { schoolId: row.schoolId, status: 'published' });
  const { rows: asked } = await context.read([
    listPrerequisiteRows({ courseId, studentId: isStudent ? (own?.studentId ?? null) : null }),
  ]);
  const modules = new Map<
    string,
    { title: string; lessons: { title: string; estimatedMinutes: number | null }[] }
  >();
  for (const { moduleId, moduleTitle, title, estimatedMinutes } of lines) {
    const module = modules.get(moduleId) ?? { title: moduleTitle, lessons: [] };
    module.lessons.push({ title, estimatedMinutes });
    modules.set(moduleId, module);
  }
  return {
    ...present(actor, context.clock, row, asked[0]),
    ncaaArea: row.ncaaArea,
    capacity: row.capacity,
    waitlistLength: row.waitlistLength,
    needsDecision: row.needsDecision,
    requestedAt: row.requestedAt,
    isStudent,
    modules: [...modules.values()],
  };
});
