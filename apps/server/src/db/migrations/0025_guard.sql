CREATE TABLE "eligibility_guards" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"procedure" text NOT NULL,
	"change_sha256" text NOT NULL,
	"title" text NOT NULL,
	"course_id" uuid,
	"broken" jsonb NOT NULL,
	"repairs" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"signed_by" uuid,
	"signed_at" timestamp with time zone,
	"proceeded_by" uuid,
	"proceed_reason" text,
	"proceeded_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "eligibility_guards_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "eligibility_guards_signed" CHECK (("eligibility_guards"."signed_by" is null) = ("eligibility_guards"."signed_at" is null)),
	CONSTRAINT "eligibility_guards_proceeded" CHECK (("eligibility_guards"."proceeded_by" is null) = ("eligibility_guards"."proceeded_at" is null) and ("eligibility_guards"."proceeded_by" is null) = ("eligibility_guards"."proceed_reason" is null)),
	CONSTRAINT "eligibility_guards_ended" CHECK (("eligibility_guards"."ended_by" is null) = ("eligibility_guards"."ended_at" is null)),
	CONSTRAINT "eligibility_guards_used" CHECK ("eligibility_guards"."used_at" is null or "eligibility_guards"."signed_by" is not null or "eligibility_guards"."proceeded_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "eligibility_settings" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"sign_days" integer NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "eligibility_settings_days" CHECK ("eligibility_settings"."sign_days" between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "eligibility_guards" ADD CONSTRAINT "eligibility_guards_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_settings" ADD CONSTRAINT "eligibility_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "eligibility_guards_open_key" ON "eligibility_guards" USING btree ("school_id","student_id","procedure","change_sha256") WHERE "eligibility_guards"."used_at" is null and "eligibility_guards"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "eligibility_guards_student_idx" ON "eligibility_guards" USING btree ("school_id","student_id","asked_at");