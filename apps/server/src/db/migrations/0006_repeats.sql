ALTER TABLE "grading_policies" ADD COLUMN "repeats" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
CREATE INDEX "student_gpas_owed_idx" ON "student_gpas" USING btree ("school_id") WHERE "student_gpas"."as_of" = 'epoch';--> statement-breakpoint
ALTER TABLE "grading_policies" ADD CONSTRAINT "grading_policies_repeats" CHECK ("grading_policies"."repeats" in ('best', 'latest', 'average'));--> statement-breakpoint
-- Credits, official and progress GPA follow other rules from here on: the first start makes them anew.
ALTER TABLE "student_gpas" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE student_gpas SET as_of = 'epoch';--> statement-breakpoint
ALTER TABLE "student_gpas" FORCE ROW LEVEL SECURITY;
