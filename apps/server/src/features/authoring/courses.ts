import type { CourseDetails, PublishProblem } from '@fieldhouse/contract/authoring.ts';
import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { CalendarDate } from '@fieldhouse/contract/dates.ts';
import type { CourseId, SchoolId, StudentId, TermId } from '@fieldhouse/contract/ids.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { and, eq } from 'drizzle-orm';
import { type Actor, isWritable } from '#access/actor.ts';
import { courseModules, courseStats, courses, courseTeachers } from '#db/tables/courses.ts';
import { terms } from '#db/tables/terms.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { requireConfirmedParent } from '#features/accounts/workflows.ts';
import { fillPlaces, holdPlaces } from '#features/catalog/workflows.ts';
import { ledgersDue, watched } from '#features/eligibility/workflows.ts';
import { isPictureOf, presentCourseImage } from '#features/files/workflows.ts';
import { listTotalsEnrollments, recomputeStudentFigures } from '#features/grading/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import {
  type CourseRow,
  findCourse,
  findLastShift,
  listConfirmedTitles,
  listCourses,
  listModules,
  listOutlineAssignments,
  listOutlineLessons,
  listSharing,
  listTerms,
  lockCourse,
  type OutlineAssignmentRow,
  type OutlineLessonRow,
} from './course-queries.ts';
import { contentOf } from './credited-content.ts';
import {
  type AuthorScope,
  authoringSchool,
  canAuthor,
  canDecide,
  canRead,
  canSetContent,
  needsApproval,
} from './policy.ts';
import { courseProblems, listingNow } from './problems.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor, requireReader } from './scope.ts';

const publishingOf = (
  actor: Actor,
  course: AuthorScope & { isRequested: boolean; refusal: string | null },
) => ({
  status: course.courseStatus,
  isRequested: course.isRequested,
  refusal: course.refusal,
  needsApproval: course.courseStatus === 'draft' && needsApproval(actor, course),
});

const mayEdit = (actor: Actor, course: AuthorScope): boolean =>
  canAuthor(actor, course) && isWritable(actor, course.schoolId);

const mayDecide = (actor: Actor, course: AuthorScope & { isRequested: boolean }): boolean =>
  course.isRequested && canDecide(actor, course) && isWritable(actor, course.schoolId);

export const list = os.authoring.list.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listCourses({ now: context.clock.now() })]);
  const schoolId = authoringSchool(actor);
  return {
    courses: rows[0]
      .filter((course) => canRead(actor, course))
      .map((course) => ({
        ...course,
        courseId: course.courseId,
        title: course.courseTitle,
        publishing: publishingOf(actor, course),
        can: { edit: mayEdit(actor, course), decide: mayDecide(actor, course) },
      })),
    can: { create: schoolId !== null && isWritable(actor, schoolId) },
  };
});

export const create = os.authoring.create.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = authoringSchool(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    requireConfirmedParent(actor, schoolId);
    requireWritable(actor, schoolId);
    const at = context.clock.now();
    const courseId = newId<CourseId>();
    const stamps = { createdAt: at, updatedAt: at };
    await tx.orm
      .insert(courses)
      .values({ ...input, ...stamps, id: courseId, schoolId, status: 'draft', createdBy: actor.userId });
    await tx.orm.insert(courseStats).values({ courseId, schoolId });
    await tx.orm
      .insert(courseTeachers)
      .values({ schoolId, id: newId(), courseId, userId: actor.userId, role: 'owner', createdAt: at });
    await tx.orm
      .insert(courseModules)
      .values({ ...stamps, id: newId(), schoolId, courseId, title: 'Module 1', orderIndex: 1 });
    audit(tx, context, actor, schoolId, {
      action: 'course.created',
      entityType: 'course',
      entityId: courseId,
      after: input,
    });
    return { courseId };
  }),
);

export const get = os.authoring.get.handler(async ({ input, context }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([
    findCourse({ courseId, now: context.clock.now() }),
    listModules({ courseId }),
    listOutlineLessons({ courseId }),
    listOutlineAssignments({ courseId }),
    listTerms({ courseId }),
    findLastShift({ courseId }),
    listConfirmedTitles({ courseId }),
    listSharing({ courseId }),
  ]);
  const [[found], moduleRows, lessons, assignments, termRows, [shift], titles, sharing] = rows;
  const course = requireReader(actor, found);
  const isWriter = mayEdit(actor, course);
  const listing = listingNow(course, titles, context.clock.today(course.timeZone));
  const isArchived = course.courseStatus === 'archived';
  return {
    courseId: course.courseId,
    details: detailsOf(course),
    color: course.color,
    image: presentCourseImage(course),
    isNcaaApproved: course.isNcaaApproved,
    publishing: publishingOf(actor, course),
    version: course.version,
    studentCount: course.studentCount,
    hasWork: course.hasWork,
    modules: moduleRows.map((module) => ({
      ...module,
      moduleId: module.moduleId,
      lessons: lessons.filter((lesson) => lesson.moduleId === module.moduleId).map(presentLesson),
    })),
    assignments: assignments.map(presentAssignment),
    terms: termRows.map((term) => ({
      ...term,
      termId: term.termId,
      startsOn: term.startsOn as CalendarDate,
      endsOn: term.endsOn as CalendarDate,
    })),
    problems: courseProblems(course, lessons, assignments, listing) as PublishProblem[],
    listing:
      titles.length === 0
        ? null
        : {
            state: listing.state,
            listedTitle: listing.state === 'near' ? listing.listedTitle : null,
            lastOn: listing.state === 'ended' ? listing.lastOn : null,
          },
    content: contentOf(courseId, sharing),
    lastShift: shift ? { ...shift, shiftId: shift.shiftId } : null,
    timeZone: course.timeZone,
    can: {
      edit: isWriter,
      publish: isWriter && !isArchived,
      decide: mayDecide(actor, course),
      archive: isWriter,
      delete: isWriter && !course.hasEnrollments && !course.hasWork,
      setContent: canSetContent(actor, course) && isWritable(actor, course.schoolId),
    },
  };
});

const presentLesson = ({ unpublished: _, moduleId: __, ...lesson }: OutlineLessonRow) => ({
  ...lesson,
  lessonId: lesson.lessonId,
});
const presentAssignment = ({ unpublished: _, ...assignment }: OutlineAssignmentRow) => ({
  ...assignment,
  assignmentId: assignment.assignmentId,
  lessonId: assignment.lessonId,
});

const detailsOf = (course: CourseRow): CourseDetails => ({
  title: course.title,
  subject: course.subject as CourseDetails['subject'],
  description: course.description,
  gradeLevel: course.gradeLevel,
  credits: course.credits,
  level: course.level,
  termId: course.termId,
  ncaaArea: course.ncaaArea as CourseDetails['ncaaArea'],
  transcriptTitle: course.transcriptTitle,
  provider: course.provider,
  mode: course.mode as CourseDetails['mode'],
  enrollmentMode: course.enrollmentMode,
  capacity: course.capacity,
  chosenColor: course.chosenColor,
  imageFileId: course.imageFileId,
  imageAlt: course.imageAlt,
});

/** Attempts that aren't over go with their course to another term. */
const moveEnrollments = statement<
  Sql['moveEnrollments'],
  { schoolId: SchoolId; courseId: CourseId; termId: TermId | null; termNow: string | null }
>(`
  update enrollments set term_id = :termNow
  where school_id = :schoolId and course_id = :courseId and term_id is not distinct from :termId
    and status in ('requested', 'waitlisted', 'active')`);

export const saveDetails = os.authoring.saveDetails.handler(async ({ input, context, errors }) =>
  watched(context, settingsChange(input), async (tx, actor, watch) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    if (course.version !== input.baseVersion) throw errors.STALE();
    const { capacity, termId } = input.details;
    if (capacity !== null && capacity < course.studentCount) throw errors.CAPACITY_BELOW_ENROLLED();
    if (termId !== null && termId !== course.termId) {
      const [term] = await tx.orm
        .select({ id: terms.id })
        .from(terms)
        .where(and(eq(terms.schoolId, course.schoolId), eq(terms.id, termId)));
      if (!term) throw errors.TERM_NOT_FOUND();
    }
    if (!(await hasItsPicture(tx, course.courseId, input.details))) throw errors.IMAGE_NOT_FOUND();
    const titles = await tx.query(listConfirmedTitles({ courseId: course.courseId }));
    const today = context.clock.today(course.timeZone);
    const standing = (details: CourseDetails) => listingNow(details, titles, today);
    const transcriptTitle = transcriptTitleOf(
      course,
      input.details,
      standing(input.details).state === 'listed',
    );
    if (transcriptTitle === undefined) throw errors.NCAA_TITLE_FIXED();

    const after = { ...input.details, transcriptTitle };
    const isReprinted = (after.transcriptTitle ?? after.title) !== (course.transcriptTitle ?? course.title);
    const listing = standing(after);
    // Who changes something else isn't asked to mend what was published before.
    if (course.courseStatus === 'published' && isReprinted && listing.state === 'near')
      throw errors.NEAR_LISTED_TITLE({ data: { listedTitle: listing.listedTitle } });
    const version = course.version + 1;
    const now = detailsOf(course);
    const isOnRecords = course.hasEnrollments && ON_RECORDS.some((field) => now[field] !== after[field]);
    const students = isOnRecords
      ? studentsOf(await listTotalsEnrollments(tx, course.schoolId, course.courseId))
      : [];
    const settle = await watch.begin(course.schoolId, students, {
      title: course.title,
      courseId: course.courseId,
    });
    await tx.orm
      .update(courses)
      .set({ ...after, version, updatedAt: context.clock.now() })
      .where(eq(courses.id, course.courseId));
    if (termId !== course.termId) {
      await tx.query(
        moveEnrollments({
          schoolId: course.schoolId,
          courseId: course.courseId,
          termId: course.termId,
          termNow: termId,
        }),
      );
    }
    audit(tx, context, actor, course.schoolId, {
      action: 'course.updated',
      entityType: 'course',
      entityId: course.courseId,
      before: now,
      after,
    });
    if (course.credits !== after.credits) {
      for (const studentId of students)
        await recomputeStudentFigures(tx, { schoolId: course.schoolId, studentId }, context.clock.now());
    } else if (students.length > 0) {
      ledgersDue(tx, course.schoolId, students, context.clock.now());
    }
    const places = await holdPlaces(tx, course.courseId, context.clock);
    if (places) await fillPlaces(tx, places, { clock: context.clock, byUserId: actor.userId });
    await settle();
    return { version };
  }),
);

/** A picture comes with its words, or with an empty text where it is decoration; no words without a picture. */
async function hasItsPicture(
  tx: Transaction,
  courseId: CourseId,
  { imageFileId, imageAlt }: CourseDetails,
): Promise<boolean> {
  if (imageFileId === null) return imageAlt === null;
  return imageAlt !== null && (await isPictureOf(tx, courseId, imageFileId));
}

type SaveDetails = InferContractRouterInputs<Contract>['authoring']['saveDetails'];

/** What of a course stands on the records of its students. */
const ON_RECORDS = [
  ...(['title', 'transcriptTitle', 'credits', 'level', 'termId', 'ncaaArea'] as const),
  ...(['provider', 'mode'] as const),
] as const;

/** What families acknowledge of a change of settings: what stands on records, wherever the rest goes. */
const settingsChange = ({ courseId, details, guard }: SaveDetails) => ({
  procedure: 'authoring.saveDetails',
  change: { courseId, ...Object.fromEntries(ON_RECORDS.map((field) => [field, details[field]])) },
  ask: guard,
});

/** In the order of locks. */
const studentsOf = (rows: readonly { readonly studentId: StudentId }[]): StudentId[] =>
  [...new Set(rows.map(({ studentId }) => studentId))].sort();

/**
 * The title for transcripts. Of a course that the NCAA counts it stays as it is to the letter: the first time the course
 * is renamed, the old title becomes it. It may always become one that a registrar confirmed on the school's list.
 * Undefined: somebody wants to change it otherwise.
 */
function transcriptTitleOf(
  course: CourseRow,
  wanted: CourseDetails,
  isListed: boolean,
): string | null | undefined {
  if (!course.isNcaaApproved || (isListed && wanted.transcriptTitle !== null)) return wanted.transcriptTitle;
  const printed = course.transcriptTitle ?? course.title;
  if (wanted.transcriptTitle !== null && wanted.transcriptTitle !== printed) return undefined;
  return course.transcriptTitle !== null || wanted.title !== course.title ? printed : null;
}
