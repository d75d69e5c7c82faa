CREATE TABLE "disclosures" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"what" text NOT NULL,
	"purpose" text NOT NULL,
	"legal_basis" text NOT NULL,
	"disclosed_to" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "disclosures_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "disclosures_what" CHECK ("disclosures"."what" in ('data_copy', 'transcript', 'grades_file')),
	CONSTRAINT "disclosures_purpose" CHECK ("disclosures"."purpose" in ('own_request', 'guardian_request', 'school_work')),
	CONSTRAINT "disclosures_legal_basis" CHECK ("disclosures"."legal_basis" in ('own_record', 'guardian_right', 'school_official'))
);
--> statement-breakpoint
CREATE TABLE "family_notes" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"text" text NOT NULL,
	"set_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "family_notes_school_id_student_id_pk" PRIMARY KEY("school_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"email" text NOT NULL,
	"relationship" text NOT NULL,
	"rights" text[] NOT NULL,
	"basis" text NOT NULL,
	"proof" text NOT NULL,
	"ends_on" date,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"invited_by" uuid NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invitations_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "invitations_relationship" CHECK ("invitations"."relationship" in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other')),
	CONSTRAINT "invitations_basis" CHECK ("invitations"."basis" in ('minor', 'student_consent', 'tax_dependent', 'court_order')),
	CONSTRAINT "invitations_proof" CHECK ("invitations"."proof" in ('in_person', 'enrollment_record', 'signed_form', 'court_document')),
	CONSTRAINT "invitations_rights" CHECK ("invitations"."rights" <@ array['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account']),
	CONSTRAINT "invitations_accepted" CHECK (("invitations"."accepted_at" is null) = ("invitations"."accepted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" uuid,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairing_codes_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "pairing_codes_used" CHECK (("pairing_codes"."used_at" is null) = ("pairing_codes"."used_by" is null))
);
--> statement-breakpoint
ALTER TABLE "guardian_links" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "invitation_hash" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disclosures_student_idx" ON "disclosures" USING btree ("school_id","student_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_key" ON "invitations" USING btree ("school_id","student_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_student_idx" ON "invitations" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_codes_hash_key" ON "pairing_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_codes_open_key" ON "pairing_codes" USING btree ("school_id","student_id") WHERE "pairing_codes"."used_at" is null and "pairing_codes"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_source" CHECK ("guardian_links"."source" in ('school', 'pairing_code', 'invitation', 'homeschool', 'import'));--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_relationship" CHECK ("guardian_links"."relationship" in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other'));--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_proof" CHECK ("guardian_links"."proof" in ('in_person', 'enrollment_record', 'signed_form', 'court_document'));