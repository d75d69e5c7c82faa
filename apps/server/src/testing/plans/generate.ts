import type { ClientBase } from 'pg';
import { currentMark } from '#platform/html/stored.ts';

/** How large a generated platform is. */
export interface Scale {
  readonly students: number;
  readonly schools: number;
  readonly courses: number;
  /** Courses per student. */
  readonly load: number;
  readonly assignmentsPerCourse: number;
  /** In eight modules. */
  readonly lessonsPerCourse: number;
  /** Graded pieces of work per student and course. */
  readonly worksPerCourse: number;
}

export const LARGE: Scale = {
  students: 100_000,
  schools: 50,
  courses: 5_000,
  load: 5,
  assignmentsPerCourse: 20,
  lessonsPerCourse: 32,
  worksPerCourse: 4,
};
export const SMALL: Scale = { ...LARGE, students: 100, schools: 1, courses: 5 };
export const EMBEDDED: Scale = { ...LARGE, students: 2_000, schools: 5, courses: 500 };

/** Ids that say what they are: a letter for the kind, and a number. */
const id = (kind: string, number: string) =>
  `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export const benchId = (kind: string, number: number): string =>
  `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

export const benchEmail = (student: number): string => `s${student}@bench.test`;
export const benchToken = (student: number): string =>
  `bench-token-${String(student).padStart(7, '0')}-abcdefgh`;

/** Students who have a session, from 1. */
export const SIGNED_IN = 2_000;

/** Text of about 300 characters, as short answers are. */
const ANSWER = `repeat('Plants take in light and turn it into sugar, which every cell can burn. ', 4)`;

/**
 * Fills an empty, migrated database. Students of school s are those whose number leaves s on division; each takes `load`
 * courses of the school. Numbers decide everything, so that two runs make the same rows.
 *
 * @param client as superuser: policies and foreign keys are passed over for speed.
 * @param passwordHash of every student's password.
 */
export async function generate(
  client: ClientBase,
  scale: Scale,
  passwordHash: string,
  say: (text: string) => void,
): Promise<void> {
  const { students, schools, courses, load, assignmentsPerCourse, lessonsPerCourse, worksPerCourse } = scale;
  const perModule = lessonsPerCourse / 8;
  const perSchool = courses / schools;
  const school = (number: string) => id('a', `(${number} % ${schools})`);
  /** Course k of a student: spread over the courses of the student's school. */
  const courseOf = (student: string, k: string) =>
    `((((${student} / ${schools}) * ${load} + ${k}) % ${perSchool}) * ${schools} + (${student} % ${schools}))`;

  const steps: [string, string][] = [
    [
      'schools',
      `insert into schools (id, kind, name) select ${school('n')}, 'school', 'School ' || n from generate_series(0, ${schools - 1}) n`,
    ],
    [
      'policies',
      `insert into grading_policies (school_id, id, number, effective_on, missing, ai_release, default_release, official_gpa, enrollment_mode, course_publishing)
       select ${school('n')}, ${id('b', 'n')}, 1, '2020-01-01', '{"kind":"not_counted"}', 'teacher_confirms', 'immediate', 'mean_over_25', 'auto', 'approval'
       from generate_series(0, ${schools - 1}) n`,
    ],
    [
      'users',
      `insert into users (id, name, email, email_verified)
       select ${id('1', 'n')}, 'Student ' || n, 's' || n || '@bench.test', true from generate_series(1, ${students}) n
       union all select ${id('2', 'n')}, 'Teacher ' || n, 't' || n || '@bench.test', true from generate_series(0, ${courses - 1}) n`,
    ],
    [
      'accounts',
      `insert into auth_accounts (id, account_id, provider_id, user_id, password)
       select ${id('3', 'n')}, ${id('1', 'n')}::text, 'credential', ${id('1', 'n')}, '${passwordHash}' from generate_series(1, ${students}) n`,
    ],
    [
      'sessions',
      `insert into auth_sessions (id, token, user_id, expires_at)
       select ${id('4', 'n')}, 'bench-token-' || lpad(n::text, 7, '0') || '-abcdefgh', ${id('1', 'n')}, now() + interval '5 years'
       from generate_series(1, ${Math.min(SIGNED_IN, students)}) n`,
    ],
    [
      'profiles',
      `insert into profiles (id, given_name, family_name)
       select ${id('1', 'n')}, 'Student', n::text from generate_series(1, ${students}) n
       union all select ${id('2', 'n')}, 'Teacher', n::text from generate_series(0, ${courses - 1}) n`,
    ],
    [
      'settings',
      `insert into user_settings (user_id) select ${id('1', 'n')} from generate_series(1, ${students}) n`,
    ],
    [
      'memberships',
      `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, display_name, sort_name)
       select ${school('n')}, ${id('5', 'n')}, ${id('1', 'n')}, 'student', 'active', 'import', now(), 'Student ' || n, n || ', Student'
       from generate_series(1, ${students}) n
       union all select ${school('n')}, ${id('6', 'n')}, ${id('2', 'n')}, 'teacher', 'active', 'import', now(), 'Teacher ' || n, n || ', Teacher'
       from generate_series(0, ${courses - 1}) n`,
    ],
    [
      'students',
      `insert into student_profiles (school_id, id, user_id, student_number, legal_name, grade_level, graduation_year, birth_on)
       select ${school('n')}, ${id('7', 'n')}, ${id('1', 'n')}, n::text, 'Student ' || n, 9 + n % 4, 2030 - n % 4, '2010-01-01'
       from generate_series(1, ${students}) n`,
    ],
    [
      'courses',
      `insert into courses (id, content_origin_id, school_id, title, subject, description, status, grade_level, ncaa_approved)
       select ${id('c', 'n')}, ${id('c', 'n')}, ${school('n')}, 'Course ' || n, 'Science', 'A course of the bench', 'published', 9 + n % 4, n % 3 <> 0
       from generate_series(0, ${courses - 1}) n`,
    ],
    [
      'course teachers',
      `insert into course_teachers (school_id, id, course_id, user_id, role)
       select ${school('n')}, ${id('d', 'n')}, ${id('c', 'n')}, ${id('2', 'n')}, 'owner' from generate_series(0, ${courses - 1}) n`,
    ],
    [
      'modules',
      `insert into course_modules (id, school_id, course_id, title, order_index)
       select ${id('e', 'n * 8 + m')}, ${school('n')}, ${id('c', 'n')}, 'Module ' || m, m
       from generate_series(0, ${courses - 1}) n, generate_series(1, 8) m`,
    ],
    [
      'lessons',
      `insert into lessons (id, school_id, course_id, module_id, title, order_index, estimated_minutes, status, content)
       select ${id('8', `n * ${lessonsPerCourse} + l`)}, ${school('n')}, ${id('c', 'n')}, ${id('e', `n * 8 + 1 + l / ${perModule}`)}, 'Lesson ' || l, l % ${perModule}, 25, 'published',
         '{"v":1,"objectives":["Explain it"],"introduction":"Begin here.","mainContent":"${currentMark('lesson')}<p>Text of a lesson.</p>","keyConcepts":[]}'
       from generate_series(0, ${courses - 1}) n, generate_series(0, ${lessonsPerCourse - 1}) l`,
    ],
    [
      'assignments',
      `insert into assignments (id, school_id, course_id, lesson_id, title, kind, due_at, points_possible, instructions, rubric, order_index, status)
       select ${id('9', `n * ${assignmentsPerCourse} + i`)}, ${school('n')}, ${id('c', 'n')}, ${id('8', `n * ${lessonsPerCourse} + i`)}, 'Assignment ' || i, 'assignment',
         now() + make_interval(days => i * 7 - 40), 20,
         '{"v":1,"durationMinutes":20,"materials":[],"steps":["Write"],"story":null}',
         '{"v":1,"criteria":[{"id":"ideas","name":"Ideas","points":20,"description":"Explains light, sugar and cells","source":"ai","levels":[{"id":"full","label":"Full","points":20},{"id":"half","label":"Half","points":10},{"id":"none","label":"None","points":0}]}]}',
         i, 'published'
       from generate_series(0, ${courses - 1}) n, generate_series(0, ${assignmentsPerCourse - 1}) i`,
    ],
    [
      'live sessions',
      `insert into live_sessions (school_id, id, course_id, teacher_id, title, scheduled_at, platform, meeting_url)
       select ${school('n')}, ${id('7', `n * 20 + i + ${students + 1}`)}, ${id('c', 'n')}, ${id('2', 'n')}, 'Class ' || i,
         now() + make_interval(days => i * 7 - 60), 'jitsi', 'https://meet.jit.si/bench-' || n || '-' || i
       from generate_series(0, ${courses - 1}) n, generate_series(0, 19) i`,
    ],
    [
      'enrolments',
      `insert into enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at, is_current)
       select ${school('n')}, ${id('f', `n * ${load} + k`)}, ${id('7', 'n')}, ${id('c', courseOf('n', 'k'))}, 'active', now(), now(), true
       from generate_series(1, ${students}) n, generate_series(0, ${load - 1}) k`,
    ],
    [
      'course progress',
      `insert into course_progress (school_id, enrollment_id, student_id, course_id, lessons_completed, last_lesson_id, next_lesson_id, last_activity_at)
       select ${school('n')}, ${id('f', `n * ${load} + k`)}, ${id('7', 'n')}, ${id('c', courseOf('n', 'k'))}, 6, ${id('8', `${courseOf('n', 'k')} * ${lessonsPerCourse} + 5`)}, ${id('8', `${courseOf('n', 'k')} * ${lessonsPerCourse} + 6`)}, now()
       from generate_series(1, ${students}) n, generate_series(0, ${load - 1}) k`,
    ],
    [
      'lesson progress',
      `insert into lesson_progress (school_id, enrollment_id, student_id, lesson_id, course_id, completed_at, last_opened_at)
       select ${school('n')}, ${id('f', `n * ${load} + k`)}, ${id('7', 'n')}, ${id('8', `${courseOf('n', 'k')} * ${lessonsPerCourse} + l`)}, ${id('c', courseOf('n', 'k'))}, now(), now()
       from generate_series(1, ${students}) n, generate_series(0, ${load - 1}) k, generate_series(0, 5) l`,
    ],
    [
      'submissions',
      `insert into submissions (school_id, id, student_id, enrollment_id, assignment_id, course_id, current_attempt_id, attempt_count, last_submitted_at)
       select ${school('n')}, ${id('0', `(n * ${load} + k) * ${worksPerCourse} + i`)}, ${id('7', 'n')}, ${id('f', `n * ${load} + k`)},
         ${id('9', `${courseOf('n', 'k')} * ${assignmentsPerCourse} + i`)}, ${id('c', courseOf('n', 'k'))},
         ${id('0', `(n * ${load} + k) * ${worksPerCourse} + i`)}, 1, now()
       from generate_series(1, ${students}) n, generate_series(0, ${load - 1}) k, generate_series(0, ${worksPerCourse - 1}) i`,
    ],
    [
      'attempts',
      `insert into submission_attempts (school_id, id, submission_id, assignment_id, student_id, attempt_number, content, submitted_at, is_late, content_sha256, receipt, idempotency_key)
       select school_id, id, id, assignment_id, student_id, 1, jsonb_build_object('v', 1, 'text', ${ANSWER}, 'matches', '[]'::jsonb),
         last_submitted_at, false, 'sha', 'receipt', id::text from submissions`,
    ],
    [
      'grades',
      `insert into grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points, points_possible, attempt_id, source, released_at, attempt_number, submitted_at, last_seq, set_at)
       select school_id, course_id, student_id, enrollment_id, assignment_id, 'graded', 12 + abs(hashtext(id::text)) % 9, 20, id, 'teacher', now(), 1, last_submitted_at, 1, now()
       from submissions`,
    ],
    [
      'course grades',
      `insert into course_grades (school_id, enrollment_id, student_id, course_id, released_earned, released_possible, released_so_far_ratio, released_if_nothing_else_ratio,
         released_graded_count, staff_earned, staff_possible, staff_so_far_ratio, staff_if_nothing_else_ratio, staff_graded_count, published_count, submitted_count, updated_at)
       select school_id, enrollment_id, student_id, course_id, sum(points), sum(points_possible), sum(points) / sum(points_possible), sum(points) / (20 * ${assignmentsPerCourse}),
         count(*), sum(points), sum(points_possible), sum(points) / sum(points_possible), sum(points) / (20 * ${assignmentsPerCourse}), count(*),
         ${assignmentsPerCourse}, count(*), now()
       from grades group by school_id, enrollment_id, student_id, course_id`,
    ],
    [
      'figures',
      `insert into student_gpas (school_id, student_id, progress_gpa, credits_in_progress, core_projected, as_of)
       select school_id, student_id, avg(released_so_far_ratio) * 4, 2.5, 3, now() from course_grades group by school_id, student_id`,
    ],
    [
      'counts',
      `insert into course_stats (course_id, school_id, enrolled_count, lesson_count, assignment_count, published_minutes)
       select c.id, c.school_id, (select count(*) from enrollments e where e.school_id = c.school_id and e.course_id = c.id), ${lessonsPerCourse}, ${assignmentsPerCourse}, 800
       from courses c where c.school_id is not null`,
    ],
  ];
  await client.query('set session_replication_role = replica');
  for (const [what, sql] of steps) {
    const began = performance.now();
    const result = await client.query(sql);
    say(`  ${what}: ${result.rowCount} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
