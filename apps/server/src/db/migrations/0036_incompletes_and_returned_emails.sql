ALTER TABLE "enrollments" ADD COLUMN "incomplete_reminded_for" date;--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "incomplete_overdue_for" date;--> statement-breakpoint
ALTER TABLE "final_grades" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD COLUMN "undelivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD COLUMN "undelivered_why" text;--> statement-breakpoint
CREATE INDEX "final_grades_incomplete_idx" ON "final_grades" USING btree ("school_id","course_id") WHERE "final_grades"."result" = 'incomplete';--> statement-breakpoint
CREATE INDEX "transcript_requests_undelivered_idx" ON "transcript_requests" USING btree ("school_id","undelivered_at") WHERE "transcript_requests"."undelivered_at" is not null;--> statement-breakpoint
ALTER TABLE "final_grades" ADD CONSTRAINT "final_grades_due" CHECK ("final_grades"."result" = 'incomplete' or "final_grades"."due_on" is null);--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_undelivered_why" CHECK ("transcript_requests"."undelivered_why" in ('no_mailbox', 'refused'));--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_undelivered" CHECK (num_nulls("transcript_requests"."undelivered_at", "transcript_requests"."undelivered_why") in (0, 2) and ("transcript_requests"."undelivered_at" is null or "transcript_requests"."sent_at" is not null));