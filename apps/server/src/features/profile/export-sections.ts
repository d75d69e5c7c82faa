import { statement } from '#db/unit.ts';

/** One part of the copy: a file of rows, and what it is in words. */
export interface ExportSection {
  readonly file: string;
  readonly title: string;
  readonly rows: ReturnType<typeof statement<{ row: Record<string, unknown> }>>;
}

/** Rows as they are kept, the oldest first. $1 the person. Aliased t. */
const section = (file: string, title: string, from: string, order: string): ExportSection => ({
  file,
  title,
  rows: statement<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${from} order by ${order}`,
  ),
});

/** The person's own student records. */
const OWN = '(select sp.school_id, sp.id as student_id from student_profiles sp where sp.user_id = $1) own';
const ofStudent = (table: string) =>
  `${table} t join ${OWN} on own.school_id = t.school_id and own.student_id = t.student_id`;

/** Columns of a grade that its student may read, and only once it is released. */
const RELEASED_GRADES = `(select g.school_id, a.title as assignment, c.title as course, g.state, g.points,
    g.points_possible, g.criteria, g.feedback, g.is_late, g.released_at
  from grades g join ${OWN} on own.school_id = g.school_id and own.student_id = g.student_id
    join assignments a on a.id = g.assignment_id join courses c on c.id = g.course_id
  where g.released_at is not null and g.state <> 'ungraded') t`;

/** Everything kept about a person, by table. Secrets (password, authenticator) aren't part of it. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  section(
    'account',
    'Account',
    `(select id, name, email, email_verified, two_factor_enabled, created_at from users where id = $1) t`,
    't.id',
  ),
  section('profile', 'Profile', '(select * from profiles where id = $1) t', 't.id'),
  section('settings', 'Settings', '(select * from user_settings where user_id = $1) t', 't.user_id'),
  section(
    'notification-preferences',
    'What you want to hear about',
    '(select * from notification_preferences where user_id = $1) t',
    't.type, t.channel',
  ),
  section(
    'memberships',
    'Schools',
    `(select m.*, s.name as school_name from school_memberships m join schools s on s.id = m.school_id
      where m.user_id = $1) t`,
    't.id',
  ),
  section(
    'student-records',
    'Student records',
    '(select * from student_profiles where user_id = $1) t',
    't.id',
  ),
  section(
    'teacher-profiles',
    'Teacher profiles',
    '(select * from teacher_profiles where user_id = $1) t',
    't.id',
  ),
  section(
    'parent-profiles',
    'Parent profiles',
    '(select * from parent_profiles where user_id = $1) t',
    't.id',
  ),
  section(
    'guardian-links',
    'Links between guardians and students',
    `(select g.* from guardian_links g where g.guardian_user_id = $1
      or exists (select from student_profiles sp where sp.school_id = g.school_id and sp.id = g.student_id
        and sp.user_id = $1)) t`,
    't.id',
  ),
  section(
    'enrollments',
    'Courses taken',
    `(select e.*, c.title as course_title from enrollments e join courses c on c.id = e.course_id
      join ${OWN} on own.school_id = e.school_id and own.student_id = e.student_id) t`,
    't.requested_at, t.id',
  ),
  section('lesson-progress', 'Lessons', ofStudent('lesson_progress'), 't.lesson_id'),
  section('course-progress', 'Progress in courses', ofStudent('course_progress'), 't.course_id'),
  section('study-days', 'Study days', ofStudent('study_days'), 't::text'),
  section('todo-marks', 'Marks in the list of what to do', ofStudent('todo_marks'), 't.created_at'),
  section('drafts', 'Drafts', ofStudent('drafts'), 't.assignment_id'),
  section('attempts', 'Work handed in', ofStudent('submission_attempts'), 't.id'),
  section(
    'files',
    'Files handed in',
    `(select id, name, media_type, size_bytes, sha256, entity_id, attached_at, created_at from files
      where owner_user_id = $1 and deleted_at is null) t`,
    't.id',
  ),
  section('grades', 'Grades released', RELEASED_GRADES, 't.released_at'),
  section(
    'notifications',
    'Notifications',
    '(select * from notifications where user_id = $1) t',
    't.created_at, t.id',
  ),
  section(
    'notification-deliveries',
    'Notifications sent to you',
    '(select * from notification_deliveries where user_id = $1) t',
    't.first_at, t.id',
  ),
  section(
    'devices',
    'Devices that show notifications',
    '(select id, endpoint, created_at, ended_at, failed_count from push_subscriptions where user_id = $1) t',
    't.created_at, t.id',
  ),
  section(
    'sign-ins',
    'Tries to sign in',
    '(select login_at, ip_address, success, reason from login_activity where user_id = $1) t',
    't.login_at',
  ),
  section(
    'messages',
    'Messages you wrote',
    `(select m.id, s.name as school_name, c.subject, m.body, m.created_at, m.removed_at,
        array(select f.name from message_files mf join files f on f.school_id = mf.school_id and f.id = mf.file_id
          where mf.school_id = m.school_id and mf.message_id = m.id order by mf.ord) as files
      from messages m join conversations c on c.school_id = m.school_id and c.id = m.conversation_id
        join schools s on s.id = m.school_id
      where m.user_id = $1) t`,
    't.created_at, t.id',
  ),
  section('payments', 'Payments', '(select * from payments where payer_user_id = $1) t', 't.created_at'),
  section(
    'letters',
    'Letters',
    `(select template, to_address, subject, state, sent_at, created_at from mail_outbox
      where to_user_id = $1) t`,
    't.created_at',
  ),
  section(
    'deeds',
    'What you did, as the schools and the platform note it',
    '(select action, entity_type, entity_id, at, ip_address from audit_log where actor_user_id = $1) t',
    't.at',
  ),
  section(
    'deletion-requests',
    'Wishes to delete the account',
    '(select * from deletion_requests where user_id = $1) t',
    't.created_at',
  ),
];

/** Bytes that belong to the person. $1 the person. */
export const listFiles = statement<{ id: string; name: string; storageKey: string }>(
  `select id, name, storage_key as "storageKey" from files where owner_user_id = $1 and deleted_at is null order by id`,
);
