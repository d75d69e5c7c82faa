import { NOT_PERSONAL, ofPerson, ofStudent, ofStudentAlone } from './exported.ts';
import { AS_ACT, cleared, DELETED, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, leftAt, WITH_ACCOUNT, WITH_SCHOOL, WORK, workOf } from './retention.ts';
import { NOBODY, type TableRules } from './rule.ts';

const OWN_ATTEMPTS = `(school_id, attempt_id) in (select a.school_id, a.id from submission_attempts a
  join student_profiles sp on sp.school_id = a.school_id and sp.id = a.student_id where sp.user_id = p_user)`;

/** Grades stay in the record; what they quote of the work goes with the work. */
const OWN_POINTS = {
  criteria: `(select jsonb_agg(c || '{"quotes":[]}') from jsonb_array_elements(criteria) c)`,
};
const WITHOUT_QUOTES = cleared(OWN_POINTS);
/** Nothing is left of the work that could be graded. */
const WITHOUT_WORK = cleared({ ...OWN_POINTS, needs_grading: 'false' });

/**
 * Terms that the built-in engine looked for, and the words of levels, are grading notes in other words: they stay with
 * staff like the notes.
 */
const OWN_RESULTS = `(select jsonb_agg(case
    when coalesce((a.rubric->>'showNotes')::boolean, false) then c
    when c->'reason'->>'kind' = 'terms' then c || '{"reason":null,"levelLabel":null}'
    else c || '{"levelLabel":null}' end) from jsonb_array_elements(g.criteria) c)`;

/** Bytes and text leave the store by the job files.sweep. */
export const WITHOUT_CONTENT = {
  name: "'deleted'",
  sha256: "''",
  deleted_at: 'coalesce(deleted_at, now())',
} as const;

/** What students do and how it is judged. */
export const LEARNING_RULES = {
  enrollments: {
    owner: 'catalog',
    code: 'T',
    entry: { select: true },
    people: { student_id: IN_RECORD, decided_by: AS_ACT },
    exported: ofStudent('Courses taken', {
      from: '(select e.*, c.title as course_title from enrollments e join courses c on c.id = e.course_id)',
      omit: ['decided_by', 'incomplete_reminded_for', 'incomplete_overdue_for'],
    }),
    retention: FOR_GOOD,
  },
  enrollment_events: {
    owner: 'catalog',
    code: 'T',
    isAppendOnly: true,
    people: { by: AS_ACT },
    exported: ofStudent('What happened to spots in courses', {
      from: `(select v.*, e.student_id from enrollment_events v
        join enrollments e on e.school_id = v.school_id and e.id = v.enrollment_id)`,
      omit: ['by'],
    }),
    retention: FOR_GOOD,
  },
  files: {
    owner: 'files',
    code: 'T',
    isHiddenFromOperator: true,
    people: {
      owner_user_id: cleared(WITHOUT_CONTENT, { where: "purpose in ('submission', 'message')" }),
      // A transcript that was read for the person and never became credit.
      entity_id: cleared(WITHOUT_CONTENT, {
        whose: `(school_id, id) in (select r.school_id, r.file_id from transcript_readings r
          join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
          where sp.user_id = p_user and r.state <> 'approved')`,
      }),
    },
    exported: {
      title: 'Uploaded files, and documents behind credits',
      scope: 'student',
      from: `(select f.id, f.school_id, f.purpose, f.name, f.media_type, f.size_bytes, f.sha256, f.entity_id,
          f.attached_at, f.created_at, f.owner_user_id from files f where f.deleted_at is null)`,
      where: `(t.owner_user_id = $1::uuid and t.purpose <> 'record') or exists (
        select from submission_files sf join submission_attempts a on a.school_id = sf.school_id and a.id = sf.attempt_id
        where sf.school_id = t.school_id and sf.file_id = t.id
          and (a.school_id, a.student_id) in (select school_id, student_id from own)) or exists (
        select from transfer_credits c
        where c.school_id = t.school_id and c.source_file_id = t.id
          and (c.school_id, c.student_id) in (select school_id, student_id from own)) or exists (
        select from transcript_readings r
        where r.school_id = t.school_id and r.file_id = t.id
          and (r.school_id, r.student_id) in (select school_id, student_id from own))`,
      omit: ['owner_user_id'],
    },
    retention: {
      group: 'work',
      since: `(select max(${leftAt('w.school_id', 'w.student_id')}) from submission_files sf
        join submission_attempts w on w.school_id = sf.school_id and w.id = sf.attempt_id
        where sf.school_id = t.school_id and sf.file_id = t.id)`,
      where: 't.deleted_at is null',
      set: WITHOUT_CONTENT,
    },
  },
  storage_usage: {
    owner: 'files',
    code: 'T',
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },

  lesson_events: {
    owner: 'lessons',
    code: 'T',
    isAppendOnly: true,
    people: { student_id: DELETED },
    exported: ofStudent('Activity in lessons'),
    retention: WORK,
  },
  lesson_progress: {
    owner: 'lessons',
    code: 'T',
    people: { student_id: DELETED },
    exported: ofStudent('Lessons'),
    retention: WORK,
  },
  course_progress: {
    owner: 'lessons',
    code: 'T',
    people: { student_id: IN_RECORD },
    exported: ofStudent('Progress in courses'),
    retention: FOR_GOOD,
  },
  study_days: {
    owner: 'lessons',
    code: 'T',
    people: { student_id: DELETED },
    exported: ofStudent('Study days'),
    retention: WORK,
  },
  todo_marks: {
    owner: 'home',
    code: 'T',
    mayDelete: true,
    people: { student_id: DELETED },
    exported: ofStudentAlone('Marks in the to-do list'),
    retention: WITH_ACCOUNT,
  },
  student_goals: {
    owner: 'home',
    code: 'T',
    mayDelete: true,
    people: { student_id: DELETED },
    exported: ofStudentAlone('Goals'),
    retention: WITH_ACCOUNT,
  },

  drafts: {
    owner: 'coursework',
    code: 'T',
    mayDelete: true,
    isHiddenFromOperator: true,
    people: { student_id: DELETED },
    exported: ofStudentAlone('Drafts'),
    retention: WORK,
  },
  submissions: {
    owner: 'coursework',
    code: 'T',
    people: { student_id: IN_RECORD },
    exported: ofStudent('Submitted assignments'),
    retention: WORK,
  },
  submission_attempts: {
    owner: 'coursework',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: {
      student_id: cleared({
        content: '\'{"v":1,"text":"","matches":[]}\'',
        content_sha256: "''",
        idempotency_key: 'id::text',
      }),
    },
    exported: ofStudent('Submitted work'),
    retention: WORK,
  },
  submission_files: {
    owner: 'coursework',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: NOBODY,
    exported: ofStudent('Which file belongs to which work', {
      from: `(select sf.*, a.student_id from submission_files sf
        join submission_attempts a on a.school_id = sf.school_id and a.id = sf.attempt_id)`,
    }),
    retention: workOf('t.attempt_id'),
  },
  matching_checks: {
    owner: 'coursework',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { student_id: DELETED },
    // Pairs stand there by their own ids, which say what belongs together.
    exported: ofStudent('Checks of matching activities', { omit: ['matches'] }),
    retention: WORK,
  },
  content_reports: {
    owner: 'coursework',
    code: 'T',
    people: { reporter: cleared({ note: "''" }), handled_by: AS_ACT },
    exported: ofPerson('Problems you reported in lessons and assignments', 'reporter', {
      omit: ['handled_by'],
    }),
    retention: WITH_SCHOOL,
  },

  grade_events: {
    owner: 'grading',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { student_id: WITHOUT_QUOTES, by: AS_ACT },
    exported: { not: 'Grades that are not released; released ones are under “Grades”.' },
    retention: WORK,
  },
  grades: {
    owner: 'grading',
    code: 'T',
    isHiddenFromOperator: true,
    people: { student_id: WITHOUT_WORK, set_by: AS_ACT },
    exported: ofStudent('Grades', {
      from: `(select g.school_id, g.student_id, a.title as assignment, c.title as course, g.state, g.points,
          g.points_possible, g.late_deduction, ${OWN_RESULTS} as criteria, g.feedback, g.is_late, g.source, g.submitted_at, g.released_at
        from grades g join assignments a on a.id = g.assignment_id join courses c on c.id = g.course_id
        where g.released_at is not null and g.state <> 'ungraded')`,
    }),
    retention: WORK,
  },
  grade_inquiries: {
    owner: 'grading',
    code: 'T',
    isHiddenFromOperator: true,
    people: {
      // Nobody reads the answer any more.
      student_id: cleared({
        state: "case when state = 'open' then 'closed' else state end",
        answered_at: "case when state = 'open' then p_at else answered_at end",
      }),
      asked_by: cleared({ text: "''" }),
      answered_by: AS_ACT,
    },
    exported: ofStudent('Questions about grades', { omit: ['asked_by', 'answered_by'] }),
    retention: WORK,
  },
  ai_proposals: {
    owner: 'grading',
    code: 'T',
    isHiddenFromOperator: true,
    people: {
      // They quote the work.
      student_id: cleared({ criteria: "'[]'", decisions: 'null', flags: "'{}'", first_reading: "'{}'" }),
      decided_by: AS_ACT,
    },
    exported: { not: 'Proposals that no teacher has released; released ones are under “Grades”.' },
    retention: WORK,
  },
  comment_bank: {
    owner: 'grading',
    code: 'T',
    mayDelete: true,
    isHiddenFromOperator: true,
    people: { user_id: DELETED },
    exported: ofPerson('Your own comments for grading'),
    retention: WITH_ACCOUNT,
  },
  calibration_scores: {
    owner: 'grading',
    code: 'T',
    isHiddenFromOperator: true,
    people: {
      attempt_id: { do: 'delete', whose: OWN_ATTEMPTS },
      by: AS_ACT,
    },
    exported: { not: 'Comparisons of graders, which don’t count for the student.' },
    retention: workOf('t.attempt_id'),
  },
  course_grades: {
    owner: 'grading',
    code: 'T',
    people: { student_id: cleared({ needs_grading_count: '0' }) },
    exported: ofStudent('Totals of courses', {
      from: `(select school_id, student_id, course_id, released_earned, released_possible, released_so_far_ratio,
          released_if_nothing_else_ratio, released_graded_count, updated_at from course_grades)`,
    }),
    retention: FOR_GOOD,
  },
  student_gpas: {
    owner: 'grading',
    code: 'T',
    people: { student_id: IN_RECORD },
    exported: ofStudent('GPA and credits'),
    retention: FOR_GOOD,
  },
} as const satisfies TableRules;
