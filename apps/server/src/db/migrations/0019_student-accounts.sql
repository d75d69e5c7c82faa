CREATE TABLE "consents" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"subject_user_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"method" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"given_by" uuid NOT NULL,
	"giver_name" text NOT NULL,
	"giver_email" text NOT NULL,
	"relationship" text,
	"ip_address" "inet",
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "consents_basis" CHECK ("consents"."basis" in ('parent', 'school')),
	CONSTRAINT "consents_method" CHECK ("consents"."method" in ('signed_in', 'school_agreement')),
	CONSTRAINT "consents_locale" CHECK ("consents"."locale" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "consents_relationship" CHECK ("consents"."relationship" in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other'))
);
--> statement-breakpoint
CREATE TABLE "student_accounts" (
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"username" text NOT NULL,
	"made_by" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"password_reset_at" timestamp with time zone,
	"password_reset_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "student_accounts_school_id_user_id_pk" PRIMARY KEY("school_id","user_id"),
	CONSTRAINT "student_accounts_username" CHECK ("student_accounts"."username" ~ '^[a-z0-9][a-z0-9._-]{1,29}$')
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "sign_in_name" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_student_key" ON "consents" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_user_key" ON "student_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_username_key" ON "student_accounts" USING btree ("school_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_line_key" ON "student_accounts" USING btree ("school_id","batch_id","line");--> statement-breakpoint
CREATE INDEX "student_accounts_student_idx" ON "student_accounts" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_sign_in_name_key" ON "schools" USING btree ("sign_in_name");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_sign_in_name" CHECK ("schools"."sign_in_name" ~ '^[a-z][a-z0-9-]{2,29}$');