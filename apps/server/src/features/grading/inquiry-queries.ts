import type { AttemptId, InquiryId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { TEACHER_ROLE } from '#access/teachers.ts';
import { type None, statement } from '#db/unit.ts';
import type { WorkScope } from './queries.ts';
import type { Sql } from './rows.gen.ts';

export interface InquiryRow extends WorkScope {
  readonly inquiryId: string;
  readonly studentName: string;
  readonly assignmentId: string;
  readonly assignmentTitle: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly criterionName: string | null;
  readonly text: string;
  readonly askedBy: string;
  readonly askedByName: string | null;
  readonly askedAt: string;
  readonly attemptId: string | null;
  readonly state: 'open' | 'answered' | 'changed' | 'closed';
}

const INQUIRY = `
  select i.id as "inquiryId", i.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId",
    sp.legal_name as "studentName", a.id as "assignmentId", a.title as "assignmentTitle", c.id as "courseId",
    c.title as "courseTitle", i.text, i.asked_by as "askedBy", i.created_at as "askedAt", i.state,
    g.attempt_id as "attemptId",
    (select cr->>'name' from jsonb_array_elements(a.rubric->'criteria') cr where cr->>'id' = i.criterion_id limit 1
    ) as "criterionName",
    (select coalesce(max(p.full_name), '') from profiles p where p.id = i.asked_by) as "askedByName",
    ${TEACHER_ROLE()} as "teacherRole"
  from grade_inquiries i
    join assignments a on a.school_id = i.school_id and a.id = i.assignment_id
    join courses c on c.school_id = i.school_id and c.id = i.course_id
    join student_profiles sp on sp.school_id = i.school_id and sp.id = i.student_id
    left join grades g on g.school_id = i.school_id and g.course_id = i.course_id and g.enrollment_id = i.enrollment_id
      and g.assignment_id = i.assignment_id`;

const MAX_INQUIRIES = 200;

/** Open questions of the actor's schools, oldest first. */
export const listInquiries = statement<
  Sql['listInquiries'],
  None,
  { attemptId: AttemptId | null }
>(`${INQUIRY}
  where i.school_id = any ((select app.known_school_ids())::uuid[]) and i.state = 'open'
  order by i.created_at, i.id limit ${MAX_INQUIRIES}`);

/** The open question about the work of an attempt. */
export const findInquiryOfAttempt = statement<
  Sql['findInquiryOfAttempt'],
  { attemptId: AttemptId },
  { attemptId: AttemptId | null }
>(`${INQUIRY}
    join submissions w on w.school_id = i.school_id and w.enrollment_id = i.enrollment_id
      and w.assignment_id = i.assignment_id
    join submission_attempts t on t.school_id = w.school_id and t.submission_id = w.id and t.id = :attemptId
  where i.state = 'open'`);

export const lockInquiry = statement<
  Sql['lockInquiry'],
  { inquiryId: InquiryId },
  { attemptId: AttemptId | null }
>(`${INQUIRY} where i.id = :inquiryId for update of i`);

export const closeInquiry = statement<
  Sql['closeInquiry'],
  {
    schoolId: SchoolId;
    inquiryId: InquiryId;
    outcome: 'open' | 'answered' | 'changed' | 'closed';
    answer: string | null;
    answeredBy: string | null;
    answeredAt: string | null;
  }
>(`
  update grade_inquiries set state = :outcome, answer = :answer, answered_by = :answeredBy, answered_at = :answeredAt, version = version + 1
  where school_id = :schoolId and id = :inquiryId`);
