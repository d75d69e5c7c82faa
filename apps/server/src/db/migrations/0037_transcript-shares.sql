CREATE TABLE "transcript_shares" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"shows" text NOT NULL,
	"given_by" uuid NOT NULL,
	"basis" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transcript_shares_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_shares_shows" CHECK ("transcript_shares"."shows" in ('name', 'summary')),
	CONSTRAINT "transcript_shares_basis" CHECK ("transcript_shares"."basis" in ('student', 'guardian')),
	CONSTRAINT "transcript_shares_ended" CHECK (("transcript_shares"."ended_by" is null) = ("transcript_shares"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_purpose";--> statement-breakpoint
ALTER TABLE "transcript_run_students" DROP CONSTRAINT "transcript_run_students_refusal";--> statement-breakpoint
ALTER TABLE "issued_transcripts" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "transcript_settings" ADD COLUMN "shows_attendance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_settings" ADD COLUMN "shows_tests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_shares" ADD CONSTRAINT "transcript_shares_transcript_fk" FOREIGN KEY ("school_id","transcript_id") REFERENCES "public"."issued_transcripts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_shares" ADD CONSTRAINT "transcript_shares_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_shares_open_key" ON "transcript_shares" USING btree ("school_id","transcript_id") WHERE "transcript_shares"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "transcript_shares_student_idx" ON "transcript_shares" USING btree ("school_id","student_id");--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_purpose" CHECK ("disclosures"."purpose" in ('own_request', 'guardian_request', 'school_work', 'recruiting', 'transcript_request', 'verification'));--> statement-breakpoint
ALTER TABLE "transcript_run_students" ADD CONSTRAINT "transcript_run_students_refusal" CHECK ("transcript_run_students"."refusal" in ('too_close', 'on_hold', 'figures_differ', 'unprintable', 'picture_missing', 'no_key', 'not_allowed', 'gone', 'cancelled', 'failed'));