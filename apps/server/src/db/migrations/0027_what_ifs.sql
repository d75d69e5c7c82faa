CREATE TABLE "family_message_recipients" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_message_recipients_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "family_message_recipients_key" UNIQUE("school_id","family_message_id","student_id","user_id"),
	CONSTRAINT "family_message_recipients_state" CHECK ("family_message_recipients"."state" in ('waiting', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "family_messages" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"message_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "family_messages_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "family_messages_key" UNIQUE("school_id","user_id","message_key"),
	CONSTRAINT "family_messages_audience" CHECK ("family_messages"."audience" in ('guardians', 'students', 'both'))
);
--> statement-breakpoint
CREATE TABLE "eligibility_scenarios" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"titles" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"created_by" uuid NOT NULL,
	"is_for_guardians" boolean NOT NULL,
	"is_for_counselors" boolean NOT NULL,
	"scenario_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "eligibility_scenarios_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "eligibility_scenarios_key" UNIQUE("school_id","created_by","scenario_key"),
	CONSTRAINT "eligibility_scenarios_made_by" CHECK ("eligibility_scenarios"."made_by" in ('student', 'guardian', 'staff')),
	CONSTRAINT "eligibility_scenarios_households" CHECK (not ("eligibility_scenarios"."made_by" = 'guardian' and "eligibility_scenarios"."is_for_guardians"))
);
--> statement-breakpoint
ALTER TABLE "eligibility_follow_ups" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "eligibility_follow_ups" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "family_message_recipients" ADD CONSTRAINT "family_message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_message_recipients" ADD CONSTRAINT "family_message_recipients_message_fk" FOREIGN KEY ("school_id","family_message_id") REFERENCES "public"."family_messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_message_recipients" ADD CONSTRAINT "family_message_recipients_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_scenarios" ADD CONSTRAINT "eligibility_scenarios_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_scenarios" ADD CONSTRAINT "eligibility_scenarios_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_message_recipients_student_idx" ON "family_message_recipients" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "family_message_recipients_user_idx" ON "family_message_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_messages_user_idx" ON "family_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "eligibility_scenarios_student_idx" ON "eligibility_scenarios" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "eligibility_scenarios_creator_idx" ON "eligibility_scenarios" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "eligibility_follow_ups_due_idx" ON "eligibility_follow_ups" USING btree ("due_on") WHERE "eligibility_follow_ups"."closed_at" is null;