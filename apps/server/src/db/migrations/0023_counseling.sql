CREATE TABLE "counselor_assignments" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "counselor_assignments_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "counselor_assignments_end" CHECK (("counselor_assignments"."ended_at" is null) = ("counselor_assignments"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "eligibility_follow_ups" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"body" text,
	"finding" text,
	"task" text NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text,
	CONSTRAINT "eligibility_follow_ups_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "eligibility_follow_ups_body" CHECK ("eligibility_follow_ups"."body" in ('DI', 'DII', 'NAIA')),
	CONSTRAINT "eligibility_follow_ups_risk" CHECK (("eligibility_follow_ups"."body" is null) = ("eligibility_follow_ups"."finding" is null)),
	CONSTRAINT "eligibility_follow_ups_closed" CHECK (("eligibility_follow_ups"."closed_at" is null) = ("eligibility_follow_ups"."closed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "eligibility_snapshots" ADD COLUMN "summary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "counselor_assignments" ADD CONSTRAINT "counselor_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselor_assignments" ADD CONSTRAINT "counselor_assignments_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_follow_ups" ADD CONSTRAINT "eligibility_follow_ups_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_follow_ups" ADD CONSTRAINT "eligibility_follow_ups_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counselor_assignments_key" ON "counselor_assignments" USING btree ("school_id","student_id","user_id") WHERE "counselor_assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "counselor_assignments_user_idx" ON "counselor_assignments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "eligibility_follow_ups_student_idx" ON "eligibility_follow_ups" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "eligibility_follow_ups_owner_idx" ON "eligibility_follow_ups" USING btree ("owner_user_id");