ALTER TABLE "submissions" DROP CONSTRAINT "submissions_student_assignment_key";--> statement-breakpoint
ALTER TABLE "grade_events" DROP CONSTRAINT "grade_events_seq_key";--> statement-breakpoint
DROP INDEX "lesson_progress_course_idx";--> statement-breakpoint
DROP INDEX "matching_checks_student_idx";--> statement-breakpoint
DROP INDEX "course_grades_course_idx";--> statement-breakpoint
DROP INDEX "grade_inquiries_open_key";--> statement-breakpoint
DROP INDEX "grades_student_idx";--> statement-breakpoint
DROP INDEX "grades_assignment_idx";--> statement-breakpoint
DROP INDEX "lesson_events_lesson_idx";--> statement-breakpoint
DROP INDEX "assignment_overrides_live_key";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_school_id_student_id_assignment_id_pk";--> statement-breakpoint
ALTER TABLE "course_grades" DROP CONSTRAINT "course_grades_school_id_student_id_course_id_pk";--> statement-breakpoint
ALTER TABLE "grades" DROP CONSTRAINT "grades_school_id_course_id_student_id_assignment_id_pk";--> statement-breakpoint
ALTER TABLE "course_progress" DROP CONSTRAINT "course_progress_school_id_student_id_course_id_pk";--> statement-breakpoint
ALTER TABLE "lesson_progress" DROP CONSTRAINT "lesson_progress_school_id_student_id_lesson_id_pk";--> statement-breakpoint
ALTER TABLE "enrollments" ALTER COLUMN "final_ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "course_grades" ALTER COLUMN "released_so_far_ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "course_grades" ALTER COLUMN "released_if_nothing_else_ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "course_grades" ALTER COLUMN "staff_so_far_ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "course_grades" ALTER COLUMN "staff_if_nothing_else_ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "student_gpas" ALTER COLUMN "official_gpa" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "student_gpas" ALTER COLUMN "progress_gpa" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "final_grades" ALTER COLUMN "ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "transfer_credits" ALTER COLUMN "ratio" SET DATA TYPE numeric(30, 20);--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "is_current" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_checks" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "course_grades" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "grade_events" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "grade_inquiries" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "lesson_events" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "assignment_overrides" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "matching_checks" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submissions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_inquiries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_progress" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_progress" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignment_overrides" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrollments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_attempts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Work belongs to an attempt at a course: to the one that ran when it was done.
CREATE FUNCTION migration_enrollment_at(p_school uuid, p_student uuid, p_course uuid, p_at timestamptz) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT id FROM enrollments
  WHERE school_id = p_school AND student_id = p_student AND course_id = p_course
  ORDER BY coalesce(enrolled_at, requested_at) <= p_at DESC,
    CASE WHEN coalesce(enrolled_at, requested_at) <= p_at THEN coalesce(enrolled_at, requested_at) END DESC NULLS LAST,
    attempt_number
  LIMIT 1
$$;--> statement-breakpoint
-- Work of whoever was never enrolled gets an attempt that was left.
INSERT INTO enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at)
SELECT DISTINCT ON (w.school_id, w.student_id, w.course_id)
  w.school_id, gen_random_uuid(), w.student_id, w.course_id, 'withdrawn', now(), now()
FROM (
  SELECT school_id, student_id, course_id FROM grades
  UNION SELECT school_id, student_id, course_id FROM grade_events
  UNION SELECT school_id, student_id, course_id FROM submissions
  UNION SELECT school_id, student_id, course_id FROM course_grades
  UNION SELECT school_id, student_id, course_id FROM course_progress
  UNION SELECT school_id, student_id, course_id FROM lesson_progress
  UNION SELECT school_id, student_id, course_id FROM grade_inquiries
  UNION SELECT d.school_id, d.student_id, a.course_id FROM drafts d JOIN assignments a ON a.id = d.assignment_id
  UNION SELECT k.school_id, k.student_id, a.course_id FROM matching_checks k JOIN assignments a ON a.id = k.assignment_id
  UNION SELECT o.school_id, o.student_id, a.course_id FROM assignment_overrides o JOIN assignments a ON a.id = o.assignment_id
  UNION SELECT v.school_id, v.student_id, l.course_id FROM lesson_events v JOIN lessons l ON l.id = v.lesson_id) w
WHERE NOT EXISTS (SELECT FROM enrollments e
  WHERE e.school_id = w.school_id AND e.student_id = w.student_id AND e.course_id = w.course_id);--> statement-breakpoint
UPDATE enrollments e SET is_current = true FROM (
  SELECT DISTINCT ON (school_id, student_id, course_id) school_id, id FROM enrollments
  WHERE status IN ('active', 'completed', 'dropped', 'withdrawn') AND (enrolled_at IS NOT NULL OR status = 'completed')
  ORDER BY school_id, student_id, course_id, status = 'active' DESC, status = 'completed' DESC, attempt_number DESC) one
WHERE e.school_id = one.school_id AND e.id = one.id;--> statement-breakpoint
UPDATE submissions s SET enrollment_id = migration_enrollment_at(s.school_id, s.student_id, s.course_id, coalesce(s.last_submitted_at, s.created_at));--> statement-breakpoint
-- Attempts of an earlier attempt at the course get a submission of their own.
INSERT INTO submissions (school_id, id, student_id, enrollment_id, assignment_id, course_id, created_at)
SELECT DISTINCT ON (t.school_id, own.enrollment_id, t.assignment_id)
  t.school_id, gen_random_uuid(), t.student_id, own.enrollment_id, t.assignment_id, s.course_id, t.submitted_at
FROM submission_attempts t
  JOIN submissions s ON s.school_id = t.school_id AND s.id = t.submission_id
  CROSS JOIN LATERAL (SELECT migration_enrollment_at(t.school_id, t.student_id, s.course_id, t.submitted_at) AS enrollment_id) own
WHERE own.enrollment_id <> s.enrollment_id
ORDER BY t.school_id, own.enrollment_id, t.assignment_id, t.submitted_at;--> statement-breakpoint
UPDATE submission_attempts t SET submission_id = earlier.id
FROM submissions s, submissions earlier
WHERE s.school_id = t.school_id AND s.id = t.submission_id AND earlier.school_id = t.school_id
  AND earlier.assignment_id = t.assignment_id AND earlier.student_id = t.student_id AND earlier.id <> s.id
  AND earlier.enrollment_id = migration_enrollment_at(t.school_id, t.student_id, s.course_id, t.submitted_at);--> statement-breakpoint
UPDATE submissions s SET current_attempt_id = latest.id, attempt_count = latest.attempt_number,
  last_submitted_at = latest.submitted_at
FROM (SELECT DISTINCT ON (school_id, submission_id) * FROM submission_attempts
  ORDER BY school_id, submission_id, attempt_number DESC) latest
WHERE latest.school_id = s.school_id AND latest.submission_id = s.id
  AND s.current_attempt_id IS DISTINCT FROM latest.id;--> statement-breakpoint
UPDATE grade_events g SET enrollment_id = coalesce((SELECT s.enrollment_id FROM submission_attempts t JOIN submissions s ON s.school_id = t.school_id AND s.id = t.submission_id
    WHERE t.school_id = g.school_id AND t.id = g.attempt_id),
  migration_enrollment_at(g.school_id, g.student_id, g.course_id, g.at));--> statement-breakpoint
UPDATE grades g SET enrollment_id = coalesce((SELECT s.enrollment_id FROM submission_attempts t JOIN submissions s ON s.school_id = t.school_id AND s.id = t.submission_id
    WHERE t.school_id = g.school_id AND t.id = g.attempt_id),
  migration_enrollment_at(g.school_id, g.student_id, g.course_id, coalesce(g.submitted_at, g.set_at, now())));--> statement-breakpoint
-- What a cell was in an earlier attempt at the course is still known from its events.
INSERT INTO grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points, late_deduction,
  points_possible, attempt_id, source, is_held, released_at, criteria, feedback, is_late, attempt_number, submitted_at,
  last_seq, set_by, set_at)
SELECT v.school_id, v.course_id, v.student_id, v.enrollment_id, v.assignment_id, v.state, v.points, v.late_deduction,
  a.points_possible, v.attempt_id, v.source, v.kind = 'held',
  CASE WHEN v.kind <> 'held' AND v.state <> 'ungraded' THEN v.at END, v.criteria, v.feedback, coalesce(t.is_late, false),
  coalesce(t.attempt_number, 0), t.submitted_at, v.seq, v.by, v.at
FROM (SELECT DISTINCT ON (school_id, enrollment_id, assignment_id) * FROM grade_events
    ORDER BY school_id, enrollment_id, assignment_id, seq DESC) v
  JOIN assignments a ON a.id = v.assignment_id
  LEFT JOIN submission_attempts t ON t.school_id = v.school_id AND t.id = v.attempt_id
WHERE NOT EXISTS (SELECT FROM grades g WHERE g.school_id = v.school_id AND g.course_id = v.course_id
  AND g.enrollment_id = v.enrollment_id AND g.assignment_id = v.assignment_id);--> statement-breakpoint
UPDATE course_grades g SET enrollment_id = migration_enrollment_at(g.school_id, g.student_id, g.course_id, now());--> statement-breakpoint
-- Totals of earlier attempts that were one row with the later ones: of an instant that says they are to be made.
INSERT INTO course_grades (school_id, enrollment_id, student_id, course_id, updated_at)
SELECT DISTINCT g.school_id, g.enrollment_id, g.student_id, g.course_id, 'epoch'::timestamptz FROM grades g
WHERE NOT EXISTS (SELECT FROM course_grades t WHERE t.school_id = g.school_id AND t.enrollment_id = g.enrollment_id);--> statement-breakpoint
UPDATE course_grades t SET updated_at = 'epoch'
WHERE EXISTS (SELECT FROM course_grades o WHERE o.school_id = t.school_id AND o.student_id = t.student_id
  AND o.course_id = t.course_id AND o.enrollment_id <> t.enrollment_id);--> statement-breakpoint
UPDATE lesson_events v SET enrollment_id = migration_enrollment_at(v.school_id, v.student_id, (SELECT l.course_id FROM lessons l WHERE l.school_id = v.school_id AND l.id = v.lesson_id), v.occurred_at);--> statement-breakpoint
UPDATE lesson_progress p SET enrollment_id = migration_enrollment_at(p.school_id, p.student_id, p.course_id, coalesce(greatest(p.completed_at, p.last_opened_at), now()));--> statement-breakpoint
UPDATE course_progress p SET enrollment_id = migration_enrollment_at(p.school_id, p.student_id, p.course_id, now());--> statement-breakpoint
INSERT INTO course_progress (school_id, enrollment_id, student_id, course_id, lessons_completed)
SELECT e.school_id, e.id, e.student_id, e.course_id, (SELECT count(*) FROM lesson_progress p
  WHERE p.school_id = e.school_id AND p.enrollment_id = e.id AND p.completed_at IS NOT NULL)
FROM enrollments e
WHERE EXISTS (SELECT FROM course_progress p WHERE p.school_id = e.school_id AND p.student_id = e.student_id
    AND p.course_id = e.course_id)
  AND NOT EXISTS (SELECT FROM course_progress p WHERE p.school_id = e.school_id AND p.enrollment_id = e.id);--> statement-breakpoint
UPDATE drafts d SET enrollment_id = migration_enrollment_at(d.school_id, d.student_id, (SELECT a.course_id FROM assignments a WHERE a.school_id = d.school_id AND a.id = d.assignment_id), d.saved_at);--> statement-breakpoint
UPDATE matching_checks k SET enrollment_id = migration_enrollment_at(k.school_id, k.student_id, (SELECT a.course_id FROM assignments a WHERE a.school_id = k.school_id AND a.id = k.assignment_id), k.checked_at);--> statement-breakpoint
UPDATE assignment_overrides o SET enrollment_id = migration_enrollment_at(o.school_id, o.student_id, (SELECT a.course_id FROM assignments a WHERE a.school_id = o.school_id AND a.id = o.assignment_id), o.created_at);--> statement-breakpoint
UPDATE grade_inquiries i SET enrollment_id = migration_enrollment_at(i.school_id, i.student_id, i.course_id, i.created_at);--> statement-breakpoint
DROP FUNCTION migration_enrollment_at(uuid, uuid, uuid, timestamptz);--> statement-breakpoint
ALTER TABLE "drafts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "matching_checks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submissions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_inquiries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_progress" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_progress" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignment_overrides" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrollments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_attempts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_checks" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_grades" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "grade_events" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "grade_inquiries" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_progress" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_events" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_overrides" ALTER COLUMN "enrollment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_school_id_enrollment_id_assignment_id_pk" PRIMARY KEY("school_id","enrollment_id","assignment_id");--> statement-breakpoint
ALTER TABLE "course_grades" ADD CONSTRAINT "course_grades_school_id_enrollment_id_pk" PRIMARY KEY("school_id","enrollment_id");--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_school_id_course_id_enrollment_id_assignment_id_pk" PRIMARY KEY("school_id","course_id","enrollment_id","assignment_id");--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_school_id_enrollment_id_pk" PRIMARY KEY("school_id","enrollment_id");--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_school_id_enrollment_id_lesson_id_pk" PRIMARY KEY("school_id","enrollment_id","lesson_id");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_checks" ADD CONSTRAINT "matching_checks_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grades" ADD CONSTRAINT "course_grades_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_inquiries" ADD CONSTRAINT "grade_inquiries_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_events" ADD CONSTRAINT "lesson_events_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_overrides" ADD CONSTRAINT "assignment_overrides_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_student_idx" ON "drafts" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_current_key" ON "enrollments" USING btree ("school_id","student_id","course_id") WHERE "enrollments"."is_current";--> statement-breakpoint
CREATE INDEX "matching_checks_enrollment_idx" ON "matching_checks" USING btree ("school_id","enrollment_id","assignment_id","checked_at");--> statement-breakpoint
CREATE INDEX "submissions_student_idx" ON "submissions" USING btree ("school_id","student_id","assignment_id");--> statement-breakpoint
CREATE INDEX "course_grades_student_idx" ON "course_grades" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "grade_inquiries_student_idx" ON "grade_inquiries" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "course_progress_student_idx" ON "course_progress" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_student_idx" ON "lesson_progress" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "matching_checks_student_idx" ON "matching_checks" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "course_grades_course_idx" ON "course_grades" USING btree ("school_id","course_id","enrollment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_inquiries_open_key" ON "grade_inquiries" USING btree ("school_id","enrollment_id","assignment_id") WHERE "grade_inquiries"."state" = 'open';--> statement-breakpoint
CREATE INDEX "grades_student_idx" ON "grades" USING btree ("school_id","student_id","enrollment_id","assignment_id");--> statement-breakpoint
CREATE INDEX "grades_assignment_idx" ON "grades" USING btree ("school_id","assignment_id","enrollment_id");--> statement-breakpoint
CREATE INDEX "lesson_events_lesson_idx" ON "lesson_events" USING btree ("school_id","enrollment_id","lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_overrides_live_key" ON "assignment_overrides" USING btree ("school_id","enrollment_id","assignment_id") WHERE "assignment_overrides"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_enrollment_assignment_key" UNIQUE("school_id","enrollment_id","assignment_id");--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_seq_key" UNIQUE("school_id","enrollment_id","assignment_id","seq");--> statement-breakpoint
CREATE INDEX "course_grades_owed_idx" ON "course_grades" USING btree ("school_id") WHERE "course_grades"."updated_at" = 'epoch';
