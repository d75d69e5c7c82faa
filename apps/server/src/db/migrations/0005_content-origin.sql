ALTER TABLE "courses" ADD COLUMN "content_origin_id" uuid DEFAULT null;
--> statement-breakpoint
-- Existing courses: the origin at the end of the chain of sources, also where that source is gone; else the course itself. Row-level security, forced for the owner as well, is put back.
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
WITH RECURSIVE "chain" AS (
	SELECT c."id", coalesce(c."source_course_id", c."id") AS "origin" FROM "courses" c
	WHERE NOT EXISTS (SELECT FROM "courses" s WHERE s."id" = c."source_course_id")
	UNION ALL
	SELECT c."id", "chain"."origin" FROM "courses" c JOIN "chain" ON c."source_course_id" = "chain"."id"
)
UPDATE "courses" SET "content_origin_id" = "chain"."origin" FROM "chain" WHERE "chain"."id" = "courses"."id";--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "content_origin_id" SET NOT NULL;
