ALTER TABLE "guardian_links" DROP CONSTRAINT "guardian_links_status";--> statement-breakpoint
ALTER TABLE "school_memberships" DROP CONSTRAINT "school_memberships_status";--> statement-breakpoint
ALTER TABLE "school_memberships" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
-- Every course with teachers has exactly one owner: of several the first keeps the course, where there is none the first
-- teacher gets it. The policies hold for the owner of the tables too, and would hide the rows.
ALTER TABLE "course_teachers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "course_teachers" t SET "role" = 'teacher' WHERE t."role" = 'owner' AND t."ended_at" IS NULL AND EXISTS (
  SELECT FROM "course_teachers" o WHERE o."school_id" = t."school_id" AND o."course_id" = t."course_id"
    AND o."role" = 'owner' AND o."ended_at" IS NULL AND (o."created_at", o."id") < (t."created_at", t."id"));--> statement-breakpoint
UPDATE "course_teachers" t SET "role" = 'owner' FROM (
  SELECT DISTINCT ON (c."school_id", c."course_id") c."school_id", c."id" FROM "course_teachers" c
  WHERE c."ended_at" IS NULL AND NOT EXISTS (
    SELECT FROM "course_teachers" o WHERE o."school_id" = c."school_id" AND o."course_id" = c."course_id"
      AND o."role" = 'owner' AND o."ended_at" IS NULL)
  ORDER BY c."school_id", c."course_id", c."role" DESC, c."created_at", c."id") f
WHERE t."school_id" = f."school_id" AND t."id" = f."id";--> statement-breakpoint
ALTER TABLE "course_teachers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "course_teachers_owner_key" ON "course_teachers" USING btree ("school_id","course_id") WHERE "course_teachers"."role" = 'owner' and "course_teachers"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_status" CHECK ("guardian_links"."status" in ('pending', 'active', 'suspended', 'ended'));--> statement-breakpoint
ALTER TABLE "school_memberships" ADD CONSTRAINT "school_memberships_suspended" CHECK ("school_memberships"."status" <> 'suspended' or "school_memberships"."suspended_at" is not null);--> statement-breakpoint
ALTER TABLE "school_memberships" ADD CONSTRAINT "school_memberships_status" CHECK ("school_memberships"."status" in ('pending', 'provisional', 'active', 'suspended', 'ended'));