CREATE TABLE "diplomas" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"awarded_on" date NOT NULL,
	"set_name" text,
	"verdict" text,
	"credits_earned" numeric(7, 3) NOT NULL,
	"reason" text,
	"awarded_by" uuid NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdraw_reason" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "diplomas_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "diplomas_verdict" CHECK ("diplomas"."verdict" in ('met', 'on_the_way', 'short')),
	CONSTRAINT "diplomas_reason" CHECK ("diplomas"."verdict" is null or "diplomas"."verdict" = 'met' or "diplomas"."reason" is not null),
	CONSTRAINT "diplomas_withdrawn" CHECK (num_nulls("diplomas"."withdrawn_by", "diplomas"."withdraw_reason", "diplomas"."withdrawn_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "requirement_sets" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_year" integer NOT NULL,
	"name" text,
	"requirements" jsonb,
	"total_credits" numeric(6, 3),
	"reason" text,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requirement_sets_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "requirement_sets_year" CHECK ("requirement_sets"."from_year" between 1950 and 2150),
	CONSTRAINT "requirement_sets_whole" CHECK (num_nulls("requirement_sets"."name", "requirement_sets"."requirements", "requirement_sets"."total_credits") in (0, 3)),
	CONSTRAINT "requirement_sets_taken_back" CHECK ("requirement_sets"."name" is not null or "requirement_sets"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "diplomas" ADD CONSTRAINT "diplomas_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_sets" ADD CONSTRAINT "requirement_sets_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diplomas_student_idx" ON "diplomas" USING btree ("school_id","student_id","awarded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "diplomas_held_key" ON "diplomas" USING btree ("school_id","student_id") WHERE "diplomas"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_number_key" ON "requirement_sets" USING btree ("school_id","number");