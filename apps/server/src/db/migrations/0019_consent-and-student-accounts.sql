CREATE TABLE "consent_requests" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"subject_user_id" uuid NOT NULL,
	"parent_email" text,
	"token_hash" text,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consent_requests_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "consent_requests_locale" CHECK ("consent_requests"."locale" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "consent_requests_answer" CHECK ("consent_requests"."answer" in ('given', 'refused', 'expired')),
	CONSTRAINT "consent_requests_answered" CHECK (("consent_requests"."answered_at" is null) = ("consent_requests"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"subject_user_id" uuid,
	"kind" text NOT NULL,
	"decision" text NOT NULL,
	"basis" text NOT NULL,
	"method" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"year_starts_on" date,
	"given_by" uuid,
	"giver_name" text NOT NULL,
	"giver_email" text,
	"relationship" text,
	"verified_by" uuid,
	"ip_address" "inet",
	"given_at" timestamp with time zone NOT NULL,
	"confirmation_sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdraw_reason" text,
	CONSTRAINT "consents_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('child_account', 'ai_models', 'directory')),
	CONSTRAINT "consents_decision" CHECK ("consents"."decision" in ('given', 'refused')),
	CONSTRAINT "consents_basis" CHECK ("consents"."basis" in ('parent', 'school', 'self')),
	CONSTRAINT "consents_method" CHECK ("consents"."method" in ('email_plus', 'signed_form', 'phone_or_video', 'signed_in', 'school_agreement')),
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
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_accounts" ADD CONSTRAINT "student_accounts_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_token_key" ON "consent_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_open_key" ON "consent_requests" USING btree ("subject_user_id") WHERE "consent_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "consent_requests_student_idx" ON "consent_requests" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "consent_requests_due_idx" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_live_key" ON "consents" USING btree ("school_id","student_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_subject_idx" ON "consents" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "consents_unconfirmed_idx" ON "consents" USING btree ("given_at") WHERE "consents"."method" = 'email_plus' and "consents"."confirmation_sent_at" is null and "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_user_key" ON "student_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_username_key" ON "student_accounts" USING btree ("school_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "student_accounts_line_key" ON "student_accounts" USING btree ("school_id","batch_id","line");--> statement-breakpoint
CREATE INDEX "student_accounts_student_idx" ON "student_accounts" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_sign_in_name_key" ON "schools" USING btree ("sign_in_name");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_sign_in_name" CHECK ("schools"."sign_in_name" ~ '^[a-z][a-z0-9-]{2,29}$');