import type { ReportId } from '@fieldhouse/contract/ids.ts';
import { REPORT_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { statement } from '#db/unit.ts';
import { listCourseTeachers } from '#features/grading/workflows.ts';
import {
  COURSE_RELATION,
  COURSE_RELATION_JOIN,
  type CourseScope,
  guardedIn,
  isLearnerOf,
} from '#features/lessons/workflows.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';

interface SubjectRow extends CourseScope {
  readonly courseId: string;
}

/** The course that an assignment ($1) or a lesson ($2) belongs to. */
const findSubject = statement<SubjectRow>(`
  select c.id as "courseId", ${COURSE_RELATION}
  from (
    select a.course_id from assignments a where a.id = $1::uuid and a.status = 'published'
    union all
    select l.course_id from lessons l where l.id = $2::uuid and l.status = 'published') subject
    join courses c on c.id = subject.course_id and c.school_id is not null
    ${COURSE_RELATION_JOIN}`);

/** What a person says while their report is open is kept together. $1 to $8 as named; $9 most characters. */
const addReport = statement<{ id: string }>(`
  insert into content_reports as r (school_id, id, entity, entity_id, course_id, reporter, note, state, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'open', $8)
  on conflict (school_id, entity, entity_id, reporter) where state = 'open'
    do update set note = right(r.note || E'\n\n' || excluded.note, $9), version = r.version + 1
  returning id`);

/** Room for a few reports that came one after the other. */
const KEPT_CHARACTERS = 10 * REPORT_MAX_CHARACTERS;

export const reportProblem = os.coursework.reportProblem.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { subject, note } = input;
    const assignmentId = subject.kind === 'assignment' ? subject.assignmentId : null;
    const lessonId = subject.kind === 'lesson' ? subject.lessonId : null;
    const [course] = await tx.query(findSubject(assignmentId, lessonId));
    if (!course || !(isLearnerOf(actor, course) || guardedIn(actor, course).length > 0)) {
      throw errors.NOT_FOUND();
    }
    const { schoolId, courseId } = course;
    requireWritable(actor, schoolId);
    const [report] = await tx.query(
      addReport(
        schoolId,
        newId(),
        subject.kind,
        assignmentId ?? lessonId,
        courseId,
        actor.userId,
        note,
        context.clock.now(),
        KEPT_CHARACTERS,
      ),
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
    return { reportId: report.id as ReportId };
  }),
);
