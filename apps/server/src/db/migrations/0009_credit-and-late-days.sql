CREATE TABLE "credit_decisions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"counts_anyway" boolean NOT NULL,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_decisions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "credit_decisions_number_key" UNIQUE("school_id","enrollment_id","number")
);
--> statement-breakpoint
ALTER TABLE "credit_decisions" ADD CONSTRAINT "credit_decisions_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_decisions" ADD CONSTRAINT "credit_decisions_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_decisions_student_idx" ON "credit_decisions" USING btree ("school_id","student_id");--> statement-breakpoint
-- Late work was judged by blocks of 24 hours from the due instant, in binary fractions; now the school's calendar days
-- count. Where what was taken is exactly what the old count makes of the rule in force, and the new one takes less, the
-- difference is given back, with an event that says why. What was posted stays, and so does all that another rule made.
ALTER TABLE "grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrollments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_attempts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_due_dates" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grading" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grading_policies" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "posting_windows" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_gpas" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Official GPAs that an earlier upgrade marked lost the mark where totals were made first: they are made anew.
UPDATE "student_gpas" SET "as_of" = 'epoch';--> statement-breakpoint
WITH late AS (
	SELECT g."school_id", g."enrollment_id", g."assignment_id", g."late_deduction" AS taken,
		(g."points" + g."late_deduction") * 100 AS given, g."points_possible" * 100 AS possible,
		policy.rule->>'kind' AS kind, (policy.rule->>'percent')::numeric AS percent,
		(policy.rule->>'mostPercent')::numeric AS most,
		ceil(extract(epoch FROM t."submitted_at" - due.at) / 86400) AS blocks,
		greatest(1, (t."submitted_at" AT TIME ZONE s."time_zone")::date - (due.at AT TIME ZONE s."time_zone")::date) AS days
	FROM "grades" g
		JOIN "enrollments" e ON e."school_id" = g."school_id" AND e."id" = g."enrollment_id" AND e."status" = 'active'
		JOIN "submission_attempts" t ON t."school_id" = g."school_id" AND t."id" = g."attempt_id"
		JOIN "assignments" a ON a."school_id" = g."school_id" AND a."id" = g."assignment_id"
		JOIN "schools" s ON s."id" = g."school_id"
		CROSS JOIN LATERAL (SELECT greatest(t."effective_due_at", (
			SELECT x."due_at" FROM "student_due_dates" x WHERE x."school_id" = t."school_id"
				AND x."student_id" = t."student_id" AND x."assignment_id" = t."assignment_id")) AS at) due
		CROSS JOIN LATERAL (SELECT coalesce(a."late_policy", (
				SELECT c."late" FROM "course_grading" c WHERE c."school_id" = g."school_id" AND c."course_id" = g."course_id"), (
				SELECT p."late" FROM "grading_policies" p WHERE p."school_id" = g."school_id"
					AND p."effective_on" <= (g."set_at" AT TIME ZONE s."time_zone")::date AND p."created_at" <= g."set_at"
				ORDER BY p."effective_on" DESC, p."number" DESC LIMIT 1)) AS rule) policy
	WHERE g."state" = 'graded' AND g."late_deduction" > 0 AND t."effective_due_at" IS NOT NULL AND t."submitted_at" > due.at
		AND NOT EXISTS (SELECT FROM "final_grades" f
			WHERE f."school_id" = g."school_id" AND f."enrollment_id" = g."enrollment_id" AND f."grading_period_id" IS NULL)
		AND NOT EXISTS (SELECT FROM "posting_windows" w WHERE w."school_id" = g."school_id"
			AND w."course_id" = g."course_id" AND w."grading_period_id" IS NULL AND w."state" = 'locked')),
counted AS (
	SELECT "school_id", "enrollment_id", "assignment_id", taken,
		CASE kind
			WHEN 'cap' THEN greatest(0, given - floor(possible::float8 * percent::float8 / 100 + 0.5)::numeric)
			ELSE least(given, floor(possible::float8 * least(percent::float8 * blocks::float8, most::float8) / 100 + 0.5)::numeric)
		END / 100 AS before,
		CASE kind
			WHEN 'cap' THEN greatest(0, given - round(possible * round(percent * 100) / 10000))
			ELSE least(given, round(possible * least(round(percent * 100) * days, round(most * 100)) / 10000))
		END / 100 AS now
	FROM late WHERE kind IN ('cap', 'percent_per_day')),
cell AS (
	UPDATE "grades" g SET "points" = g."points" + c.taken - c.now, "late_deduction" = c.now, "last_seq" = g."last_seq" + 1
	FROM counted c
	WHERE g."school_id" = c."school_id" AND g."enrollment_id" = c."enrollment_id" AND g."assignment_id" = c."assignment_id"
		AND c.before = c.taken AND c.now < c.taken
	RETURNING g.*),
event AS (
	INSERT INTO "grade_events" ("school_id", "id", "course_id", "assignment_id", "enrollment_id", "student_id", "attempt_id",
		"seq", "kind", "state", "points", "late_deduction", "criteria", "feedback", "source", "reason", "at")
	SELECT "school_id", gen_random_uuid(), "course_id", "assignment_id", "enrollment_id", "student_id", "attempt_id",
		"last_seq", 'recorded', 'graded', "points", "late_deduction", "criteria", "feedback", 'rule',
		'Late days are now counted by the school''s calendar, not in blocks of 24 hours.', now()
	FROM cell),
total AS (
	UPDATE "course_grades" t SET "updated_at" = 'epoch'
	WHERE EXISTS (SELECT FROM cell WHERE cell."school_id" = t."school_id" AND cell."enrollment_id" = t."enrollment_id"))
INSERT INTO "audit_log" ("id", "school_id", "actor_kind", "action", "entity_type", "entity_id", "after", "reason", "at")
SELECT gen_random_uuid(), "school_id", 'job', 'grades.late_days_counted', 'school', "school_id",
	jsonb_build_object('gradeCount', count(*)), 'Late days are now counted by the school''s calendar.', now()
FROM cell GROUP BY "school_id";--> statement-breakpoint
ALTER TABLE "grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grade_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrollments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "submission_attempts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_due_dates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grading" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grading_policies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "posting_windows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_gpas" FORCE ROW LEVEL SECURITY;
