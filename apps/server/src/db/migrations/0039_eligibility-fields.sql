ALTER TABLE "ncaa_titles" DROP CONSTRAINT "ncaa_titles_key";--> statement-breakpoint
ALTER TABLE "ncaa_titles" ALTER COLUMN "area" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ncaa_titles" ALTER COLUMN "confirmed_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "ncaa_school_status" ADD COLUMN "units_per_term" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "ncaa_titles" ADD COLUMN "course_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "content_says" text;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "content_row_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "content_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "content_part" integer;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD COLUMN "content_parts" integer;--> statement-breakpoint
ALTER TABLE "ncaa_titles" ADD CONSTRAINT "ncaa_titles_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ncaa_titles_course_idx" ON "ncaa_titles" USING btree ("school_id","course_id") WHERE "ncaa_titles"."course_id" is not null;--> statement-breakpoint
ALTER TABLE "ncaa_titles" ADD CONSTRAINT "ncaa_titles_key" UNIQUE NULLS NOT DISTINCT("school_id","course_id","outside_school","title","valid_from");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_mode" CHECK ("courses"."mode" in ('in_person', 'online', 'nontraditional'));--> statement-breakpoint
ALTER TABLE "ncaa_school_status" ADD CONSTRAINT "ncaa_school_status_units" CHECK ("ncaa_school_status"."units_per_term" > 0 and "ncaa_school_status"."units_per_term" <= 1);--> statement-breakpoint
ALTER TABLE "ncaa_titles" ADD CONSTRAINT "ncaa_titles_mark" CHECK (case when "ncaa_titles"."course_id" is null then "ncaa_titles"."confirmed_by" is not null and "ncaa_titles"."area" is not null else "ncaa_titles"."source" = 'platform' and "ncaa_titles"."outside_school" is null end);--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_mode" CHECK ("transfer_credits"."mode" in ('in_person', 'online', 'nontraditional'));--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_content_says" CHECK ("transfer_credits"."content_says" in ('own', 'same', 'repeat'));--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_content" CHECK (case when "transfer_credits"."content_says" is null then "transfer_credits"."content_row_id" is null else "transfer_credits"."content_id" is not null and ("transfer_credits"."content_says" = 'own') = ("transfer_credits"."content_row_id" is null) end);--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_content_part" CHECK (("transfer_credits"."content_part" is null) = ("transfer_credits"."content_parts" is null) and "transfer_credits"."content_part" between 1 and "transfer_credits"."content_parts" and "transfer_credits"."content_parts" between 2 and 6);--> statement-breakpoint
-- Marks that are there already become rows of the registry. Row-level security, forced for the owner as well, is put back.
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ncaa_titles" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "ncaa_titles" ("school_id", "id", "course_id", "title", "area", "units", "valid_from", "source", "checked_on", "confirmed_by", "created_at", "updated_at")
SELECT c."school_id", gen_random_uuid(), c."id", coalesce(c."transcript_title", c."title"), c."ncaa_area", least(c."credits", 1),
	(c."ncaa_set_at" AT TIME ZONE s."time_zone")::date, 'platform', (coalesce(c."ncaa_set_at", c."updated_at") AT TIME ZONE s."time_zone")::date,
	c."ncaa_set_by", c."updated_at", c."updated_at"
FROM "courses" c JOIN "schools" s ON s."id" = c."school_id" WHERE c."ncaa_approved";--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ncaa_titles" FORCE ROW LEVEL SECURITY;
