CREATE TABLE "plan_items" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"order_index" integer NOT NULL,
	"title" text NOT NULL,
	"credits" numeric(5, 3) NOT NULL,
	"grade" text NOT NULL,
	"terms" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_by" uuid,
	"enrollment_id" uuid,
	"refusal" text,
	"refusal_titles" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "plan_items_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "plan_items_course_key" UNIQUE("school_id","plan_id","course_id"),
	CONSTRAINT "plan_items_grade" CHECK ("plan_items"."grade" in ('A', 'B', 'C', 'D', 'F')),
	CONSTRAINT "plan_items_dates" CHECK ("plan_items"."starts_on" <= "plan_items"."ends_on"),
	CONSTRAINT "plan_items_refusal" CHECK ("plan_items"."refusal" in ('prerequisites', 'not_offered', 'repeat')),
	CONSTRAINT "plan_items_asked" CHECK (("plan_items"."asked_at" is null) = ("plan_items"."asked_by" is null)),
	CONSTRAINT "plan_items_outcome" CHECK ("plan_items"."asked_at" is not null or ("plan_items"."enrollment_id" is null and "plan_items"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"plan_key" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone,
	"proposal_note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "plans_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "plans_number_key" UNIQUE("school_id","student_id","number"),
	CONSTRAINT "plans_state" CHECK ("plans"."state" in ('draft', 'proposed', 'approved', 'returned', 'replaced')),
	CONSTRAINT "plans_proposed" CHECK (("plans"."proposed_at" is null) = ("plans"."proposed_by" is null)),
	CONSTRAINT "plans_decided" CHECK (("plans"."decided_at" is null) = ("plans"."decided_by" is null)),
	CONSTRAINT "plans_draft" CHECK (("plans"."state" = 'draft') = ("plans"."proposed_at" is null)),
	CONSTRAINT "plans_returned" CHECK ("plans"."state" <> 'returned' or ("plans"."decided_at" is not null and "plans"."decision_reason" is not null)),
	CONSTRAINT "plans_approved" CHECK ("plans"."state" <> 'approved' or "plans"."decided_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_plan_fk" FOREIGN KEY ("school_id","plan_id") REFERENCES "public"."plans"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_items_student_idx" ON "plan_items" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_draft_key" ON "plans" USING btree ("school_id","student_id") WHERE "plans"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_proposed_key" ON "plans" USING btree ("school_id","student_id") WHERE "plans"."state" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_approved_key" ON "plans" USING btree ("school_id","student_id") WHERE "plans"."state" = 'approved';