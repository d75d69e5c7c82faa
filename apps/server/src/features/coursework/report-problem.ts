import type { AssignmentId, CourseId, LessonId, ReportId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { REPORT_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { COURSE_RELATION, COURSE_RELATION_JOIN, guardedIn, isLearnerOf } from '#access/courses.ts';
import { statement } from '#db/unit.ts';
import { listCourseTeachers } from '#features/grading/workflows.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/** The course that an assignment (:assignmentId) or a lesson (:lessonId) belongs to. */
const findSubject = statement<
  Sql['findSubject'],
  { assignmentId: AssignmentId | null; lessonId: LessonId | null }
>(`
  select c.id as "courseId", ${COURSE_RELATION}
  from (
    select a.course_id from assignments a where a.id = :assignmentId::uuid and a.status = 'published'
    union all
    select l.course_id from lessons l where l.id = :lessonId::uuid and l.status = 'published') subject
    join courses c on c.id = subject.course_id and c.school_id is not null
    ${COURSE_RELATION_JOIN}`);

/**
 * What a person says while their report is open is kept together.
 */
const addReport = statement<
  Sql['addReport'],
  {
    schoolId: SchoolId;
    reportId: ReportId;
    kind: 'assignment' | 'lesson';
    entityId: string;
    courseId: CourseId;
    reporter: string;
    note: string;
    now: string;
    mostCharacters: number;
  }
>(`
  insert into content_reports as r (school_id, id, entity, entity_id, course_id, reporter, note, state, created_at)
  values (:schoolId, :reportId, :kind, :entityId, :courseId, :reporter, :note, 'open', :now)
  on conflict (school_id, entity, entity_id, reporter) where state = 'open'
    do update set note = right(r.note || E'\n\n' || excluded.note, :mostCharacters), version = r.version + 1
  returning id`);

/** Room for a few reports that came one after the other. */
const KEPT_CHARACTERS = 10 * REPORT_MAX_CHARACTERS;

export const reportProblem = os.coursework.reportProblem.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { subject, note } = input;
    const assignmentId = subject.kind === 'assignment' ? subject.assignmentId : null;
    const lessonId = subject.kind === 'lesson' ? subject.lessonId : null;
    const [course] = await tx.query(findSubject({ assignmentId, lessonId }));
    if (!course || !(isLearnerOf(actor, course) || guardedIn(actor, course).length > 0)) {
      throw errors.NOT_FOUND();
    }
    const { schoolId, courseId } = course;
    requireWritable(actor, schoolId);
    const [report] = await tx.query(
      addReport({
        schoolId,
        reportId: newId(),
        kind: subject.kind,
        entityId: subject.kind === 'assignment' ? subject.assignmentId : subject.lessonId,
        courseId,
        reporter: actor.userId,
        note,
        now: context.clock.now(),
        mostCharacters: KEPT_CHARACTERS,
      }),
    );
    if (!report) throw new Error('a report without a row');
    notify(tx, context.clock, await listCourseTeachers(tx, schoolId, courseId), {
      schoolId,
      courseId,
      ...(assignmentId ? { assignmentId } : {}),
      type: 'assignment',
      template: 'problem_reported',
      groupKey: `problem:${assignmentId ?? lessonId}`,
    });
    return { reportId: report.id };
  }),
);
