ALTER TABLE "posting_windows" ADD COLUMN "enrollment_ids" uuid[];--> statement-breakpoint
ALTER TABLE "posting_windows" ADD CONSTRAINT "posting_windows_named" CHECK ("posting_windows"."enrollment_ids" is null or "posting_windows"."state" = 'reopened');--> statement-breakpoint
-- Attempts get the term of their course: those that run, and those whose posting names it and came after it began.
ALTER TABLE "enrollments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "terms" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "enrollments" SET "term_id" = "terms"."id" FROM "courses", "terms"
WHERE "courses"."school_id" = "enrollments"."school_id" AND "courses"."id" = "enrollments"."course_id"
	AND "terms"."school_id" = "courses"."school_id" AND "terms"."id" = "courses"."term_id" AND "enrollments"."term_id" IS NULL
	AND ("enrollments"."status" IN ('requested', 'waitlisted', 'active') OR EXISTS (
		SELECT FROM "final_grades" f
		WHERE f."school_id" = "enrollments"."school_id" AND f."enrollment_id" = "enrollments"."id"
			AND f."course_snapshot"->>'termName' = "terms"."name" AND f."posted_at"::date >= "terms"."starts_on"));--> statement-breakpoint
ALTER TABLE "enrollments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "terms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" FORCE ROW LEVEL SECURITY;
