ALTER TABLE "posting_windows" ADD COLUMN "enrollment_ids" uuid[];--> statement-breakpoint
ALTER TABLE "posting_windows" ADD CONSTRAINT "posting_windows_named" CHECK ("posting_windows"."enrollment_ids" is null or "posting_windows"."state" = 'reopened');--> statement-breakpoint
-- Attempts get the term of their course: those that run, and those whose posting names it and came after it began.
ALTER TABLE "enrollments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "terms" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "posting_windows" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "enrollments" SET "term_id" = "terms"."id" FROM "courses", "terms"
WHERE "courses"."school_id" = "enrollments"."school_id" AND "courses"."id" = "enrollments"."course_id"
	AND "terms"."school_id" = "courses"."school_id" AND "terms"."id" = "courses"."term_id" AND "enrollments"."term_id" IS NULL
	AND ("enrollments"."status" IN ('requested', 'waitlisted', 'active') OR EXISTS (
		SELECT FROM "final_grades" f
		WHERE f."school_id" = "enrollments"."school_id" AND f."enrollment_id" = "enrollments"."id"
			AND f."course_snapshot"->>'termName' = "terms"."name" AND f."posted_at"::date >= "terms"."starts_on"));--> statement-breakpoint
-- Totals that are to be made anew at the next start, and those of attempts that have none yet; posted ones stay.
INSERT INTO "course_grades" ("school_id", "enrollment_id", "student_id", "course_id", "updated_at")
SELECT e."school_id", e."id", e."student_id", e."course_id", 'epoch' FROM "enrollments" e
WHERE e."status" = 'active' AND NOT EXISTS (
	SELECT FROM "posting_windows" w
	WHERE w."school_id" = e."school_id" AND w."course_id" = e."course_id" AND w."grading_period_id" IS NULL AND w."state" = 'locked')
ON CONFLICT ("school_id", "enrollment_id") DO UPDATE SET "updated_at" = excluded."updated_at";--> statement-breakpoint
ALTER TABLE "enrollments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "terms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "posting_windows" FORCE ROW LEVEL SECURITY;
