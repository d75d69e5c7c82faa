CREATE TABLE "transcript_holds" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"end_reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transcript_holds_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_holds_ended" CHECK (num_nulls("transcript_holds"."ended_by", "transcript_holds"."end_reason", "transcript_holds"."ended_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "transcript_requests" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text,
	"note" text,
	"due_on" date NOT NULL,
	"consent_basis" text,
	"consent_by" uuid,
	"consent_at" timestamp with time zone,
	"consent_text" text,
	"consent_locale" text,
	"declined_as" text,
	"declined_by" uuid,
	"decline_reason" text,
	"declined_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"transcript_id" uuid,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "transcript_requests_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_requests_key" UNIQUE("school_id","asked_by","request_key"),
	CONSTRAINT "transcript_requests_consent_basis" CHECK ("transcript_requests"."consent_basis" in ('student', 'guardian')),
	CONSTRAINT "transcript_requests_consent_locale" CHECK ("transcript_requests"."consent_locale" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "transcript_requests_declined_as" CHECK ("transcript_requests"."declined_as" in ('family', 'school')),
	CONSTRAINT "transcript_requests_consent" CHECK (num_nulls("transcript_requests"."consent_basis", "transcript_requests"."consent_by", "transcript_requests"."consent_at", "transcript_requests"."consent_text", "transcript_requests"."consent_locale") in (0, 5)),
	CONSTRAINT "transcript_requests_declined" CHECK (num_nulls("transcript_requests"."declined_as", "transcript_requests"."declined_by", "transcript_requests"."declined_at") in (0, 3)),
	CONSTRAINT "transcript_requests_withdrawn" CHECK (num_nulls("transcript_requests"."withdrawn_by", "transcript_requests"."withdrawn_at") in (0, 2)),
	CONSTRAINT "transcript_requests_sent" CHECK (num_nulls("transcript_requests"."sent_by", "transcript_requests"."sent_at", "transcript_requests"."transcript_id") in (0, 3) and ("transcript_requests"."sent_at" is null or "transcript_requests"."consent_at" is not null)),
	CONSTRAINT "transcript_requests_ended" CHECK (num_nonnulls("transcript_requests"."sent_at", "transcript_requests"."declined_at", "transcript_requests"."withdrawn_at") <= 1),
	CONSTRAINT "transcript_requests_link" CHECK ("transcript_requests"."token_hash" is null or "transcript_requests"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "transcript_run_students" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"transcript_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcript_run_students_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_run_students_key" UNIQUE("school_id","run_id","student_id"),
	CONSTRAINT "transcript_run_students_state" CHECK ("transcript_run_students"."state" in ('waiting', 'issued', 'refused')),
	CONSTRAINT "transcript_run_students_refusal" CHECK ("transcript_run_students"."refusal" in ('too_close', 'on_hold', 'figures_differ', 'unprintable', 'no_key', 'not_allowed', 'gone', 'cancelled', 'failed')),
	CONSTRAINT "transcript_run_students_refused" CHECK (("transcript_run_students"."state" = 'refused') = ("transcript_run_students"."refusal" is not null)),
	CONSTRAINT "transcript_run_students_issued" CHECK (("transcript_run_students"."state" = 'issued') = ("transcript_run_students"."transcript_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "transcript_runs" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_title" text,
	"graduation_year" integer,
	"recipient" text,
	"run_key" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "transcript_runs_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_runs_key" UNIQUE("school_id","started_by","run_key"),
	CONSTRAINT "transcript_runs_picked" CHECK ("transcript_runs"."course_title" is null or "transcript_runs"."graduation_year" is null)
);
--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_purpose";--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_recipient";--> statement-breakpoint
ALTER TABLE "transcript_holds" ADD CONSTRAINT "transcript_holds_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_transcript_fk" FOREIGN KEY ("school_id","transcript_id") REFERENCES "public"."issued_transcripts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_run_students" ADD CONSTRAINT "transcript_run_students_run_fk" FOREIGN KEY ("school_id","run_id") REFERENCES "public"."transcript_runs"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_run_students" ADD CONSTRAINT "transcript_run_students_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_run_students" ADD CONSTRAINT "transcript_run_students_transcript_fk" FOREIGN KEY ("school_id","transcript_id") REFERENCES "public"."issued_transcripts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_runs" ADD CONSTRAINT "transcript_runs_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_runs" ADD CONSTRAINT "transcript_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_holds_open_key" ON "transcript_holds" USING btree ("school_id","student_id") WHERE "transcript_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "transcript_holds_student_idx" ON "transcript_holds" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_requests_token_key" ON "transcript_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "transcript_requests_student_idx" ON "transcript_requests" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "transcript_requests_due_idx" ON "transcript_requests" USING btree ("school_id","due_on") WHERE "transcript_requests"."sent_at" is null and "transcript_requests"."declined_at" is null and "transcript_requests"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "transcript_requests_transcript_idx" ON "transcript_requests" USING btree ("school_id","transcript_id");--> statement-breakpoint
CREATE INDEX "transcript_run_students_student_idx" ON "transcript_run_students" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "transcript_run_students_transcript_idx" ON "transcript_run_students" USING btree ("school_id","transcript_id");--> statement-breakpoint
CREATE INDEX "transcript_runs_recent_idx" ON "transcript_runs" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "transcript_runs_user_idx" ON "transcript_runs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "student_profiles_year_idx" ON "student_profiles" USING btree ("school_id","graduation_year");--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_purpose" CHECK ("disclosures"."purpose" in ('own_request', 'guardian_request', 'school_work', 'recruiting', 'transcript_request'));--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_recipient" CHECK (("disclosures"."disclosed_to" is null) = ("disclosures"."recipient" is not null) and ("disclosures"."share_id" is null or "disclosures"."disclosed_to" is null));