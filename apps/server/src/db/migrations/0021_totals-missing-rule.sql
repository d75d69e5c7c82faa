ALTER TABLE "course_grades" ADD COLUMN "missing" jsonb;--> statement-breakpoint
-- Posted totals say which rule they were made with: the course's own, else the school's of when they were posted.
ALTER TABLE "course_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grading" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grading_policies" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "course_grades" t SET "missing" = COALESCE(
	(SELECT cg."missing" FROM "course_grading" cg WHERE cg."school_id" = t."school_id" AND cg."course_id" = t."course_id"),
	(SELECT gp."missing" FROM "grading_policies" gp
		WHERE gp."school_id" = t."school_id" AND gp."created_at" <= posted."at"
		ORDER BY gp."effective_on" DESC, gp."number" DESC LIMIT 1))
FROM (
	SELECT f."school_id", f."enrollment_id", max(f."posted_at") AS "at" FROM "final_grades" f
	WHERE f."grading_period_id" IS NULL GROUP BY 1, 2) posted
WHERE posted."school_id" = t."school_id" AND posted."enrollment_id" = t."enrollment_id";--> statement-breakpoint
ALTER TABLE "grading_policies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grading" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "final_grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_grades" FORCE ROW LEVEL SECURITY;
