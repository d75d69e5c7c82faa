CREATE TABLE "course_dates" (
	"school_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"entered_on" date,
	"exited_on" date,
	"by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_dates_school_id_enrollment_id_pk" PRIMARY KEY("school_id","enrollment_id"),
	CONSTRAINT "course_dates_order" CHECK ("course_dates"."entered_on" <= "course_dates"."exited_on")
);
--> statement-breakpoint
CREATE TABLE "eligibility_due" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "eligibility_due_school_id_student_id_pk" PRIMARY KEY("school_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "eligibility_profiles" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"grade9_started_on" date,
	"seventh_semester_on" date,
	"eighth_semester_ends_on" date,
	"graduation_expected_on" date,
	"graduated_on" date,
	"full_time_college_on" date,
	"schooling" text,
	"has_documented_disability" boolean DEFAULT false NOT NULL,
	"ncaa_id" text,
	"sport" text,
	"targets" text[] DEFAULT '{}' NOT NULL,
	"overall_gpa" numeric(5, 3),
	"act_score" integer,
	"sat_score" integer,
	"is_top_half" boolean,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "eligibility_profiles_school_id_student_id_pk" PRIMARY KEY("school_id","student_id"),
	CONSTRAINT "eligibility_profiles_schooling" CHECK ("eligibility_profiles"."schooling" in ('us', 'mixed', 'international')),
	CONSTRAINT "eligibility_profiles_targets" CHECK ("eligibility_profiles"."targets" <@ array['DI', 'DII', 'NAIA'])
);
--> statement-breakpoint
CREATE TABLE "eligibility_snapshots" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"input_sha256" text NOT NULL,
	"ledger" jsonb NOT NULL,
	"is_current" boolean NOT NULL,
	"checked_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eligibility_snapshots_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "eligibility_snapshots_number_key" UNIQUE("school_id","student_id","number")
);
--> statement-breakpoint
CREATE TABLE "ncaa_school_status" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outside_school" text,
	"effective_on" date NOT NULL,
	"account_status" text NOT NULL,
	"ceeb_code" text,
	"lowest_pass" text,
	"are_weights_reported" boolean DEFAULT false NOT NULL,
	"are_weights_in_gpa" boolean DEFAULT false NOT NULL,
	"offers_lab_science" boolean,
	"is_calendar_nontraditional" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"reason" text,
	"entered_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ncaa_school_status_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "ncaa_school_status_account" CHECK ("ncaa_school_status"."account_status" in ('cleared', 'extended_evaluation', 'not_cleared', 'in_review', 'suspended', 'withdrawn', 'closed', 'none')),
	CONSTRAINT "ncaa_school_status_pass" CHECK ("ncaa_school_status"."lowest_pass" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE "ncaa_titles" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outside_school" text,
	"title" text NOT NULL,
	"area" text NOT NULL,
	"units" numeric(4, 2) NOT NULL,
	"weight" numeric(3, 2) DEFAULT 0 NOT NULL,
	"is_lab" boolean DEFAULT false NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"end_reason" text,
	"confirmed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ncaa_titles_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "ncaa_titles_key" UNIQUE NULLS NOT DISTINCT("school_id","outside_school","title","valid_from"),
	CONSTRAINT "ncaa_titles_area" CHECK ("ncaa_titles"."area" in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy')),
	CONSTRAINT "ncaa_titles_units" CHECK ("ncaa_titles"."units" > 0 and "ncaa_titles"."units" <= 1),
	CONSTRAINT "ncaa_titles_weight" CHECK ("ncaa_titles"."weight" between 0 and 1),
	CONSTRAINT "ncaa_titles_dates" CHECK ("ncaa_titles"."valid_from" <= "ncaa_titles"."valid_to")
);
--> statement-breakpoint
ALTER TABLE "course_dates" ADD CONSTRAINT "course_dates_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_dates" ADD CONSTRAINT "course_dates_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_due" ADD CONSTRAINT "eligibility_due_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_profiles" ADD CONSTRAINT "eligibility_profiles_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_snapshots" ADD CONSTRAINT "eligibility_snapshots_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ncaa_school_status" ADD CONSTRAINT "ncaa_school_status_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ncaa_titles" ADD CONSTRAINT "ncaa_titles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_dates_student_idx" ON "course_dates" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "eligibility_due_idx" ON "eligibility_due" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "eligibility_snapshots_current_key" ON "eligibility_snapshots" USING btree ("school_id","student_id") WHERE "eligibility_snapshots"."is_current";--> statement-breakpoint
CREATE INDEX "ncaa_school_status_idx" ON "ncaa_school_status" USING btree ("school_id","outside_school","effective_on");