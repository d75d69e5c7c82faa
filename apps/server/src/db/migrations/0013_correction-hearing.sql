ALTER TABLE "correction_requests" DROP CONSTRAINT "correction_requests_statement";--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_on" date;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_by" text;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_decision" text;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_reason" text;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD COLUMN "hearing_recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_hearing" CHECK (num_nulls("correction_requests"."hearing_on", "correction_requests"."hearing_by", "correction_requests"."hearing_decision", "correction_requests"."hearing_reason", "correction_requests"."hearing_recorded_at") in (0, 5)
        and ("correction_requests"."hearing_on" is null or "correction_requests"."hearing_asked_at" is not null)
        and "correction_requests"."hearing_decision" in ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_statement" CHECK (("correction_requests"."statement" is null or "correction_requests"."state" = 'refused' or "correction_requests"."hearing_decision" is not null) and ("correction_requests"."statement" is null) = ("correction_requests"."statement_at" is null));