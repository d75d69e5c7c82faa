CREATE TABLE "advice_conversations" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_as" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "advice_conversations_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "advice_conversations_asked_as" CHECK ("advice_conversations"."asked_as" in ('student', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "advice_messages" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"author_user_id" uuid,
	"text" text NOT NULL,
	"answers_message_id" uuid,
	"engine" text,
	"answer" jsonb,
	"crisis" text,
	"crisis_locale" text,
	"told_user_ids" uuid[],
	"seen_by" uuid,
	"seen_at" timestamp with time zone,
	"message_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advice_messages_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "advice_messages_seq" UNIQUE("school_id","conversation_id","seq"),
	CONSTRAINT "advice_messages_engine_name" CHECK ("advice_messages"."engine" in ('built_in', 'model')),
	CONSTRAINT "advice_messages_author" CHECK ("advice_messages"."author" in ('asker', 'engine', 'counselor')),
	CONSTRAINT "advice_messages_crisis" CHECK ("advice_messages"."crisis" in ('suicide', 'abuse', 'self_harm', 'threat')),
	CONSTRAINT "advice_messages_engine" CHECK (("advice_messages"."author" = 'engine') = ("advice_messages"."answer" is not null)),
	CONSTRAINT "advice_messages_person" CHECK (("advice_messages"."author" = 'engine') = ("advice_messages"."author_user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "advice_questions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"to_user_id" uuid,
	"state" text NOT NULL,
	"answer_message_id" uuid,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "advice_questions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "advice_questions_message" UNIQUE("school_id","message_id"),
	CONSTRAINT "advice_questions_state" CHECK ("advice_questions"."state" in ('open', 'answered')),
	CONSTRAINT "advice_questions_answered" CHECK (("advice_questions"."state" = 'answered') = ("advice_questions"."answered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "advice_settings" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"alert_user_ids" uuid[] NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advice_conversations" ADD CONSTRAINT "advice_conversations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_conversations" ADD CONSTRAINT "advice_conversations_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_conversation_fk" FOREIGN KEY ("school_id","conversation_id") REFERENCES "public"."advice_conversations"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_messages" ADD CONSTRAINT "advice_messages_answers_fk" FOREIGN KEY ("school_id","answers_message_id") REFERENCES "public"."advice_messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_message_fk" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."advice_messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_conversation_fk" FOREIGN KEY ("school_id","conversation_id") REFERENCES "public"."advice_conversations"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_questions" ADD CONSTRAINT "advice_questions_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_settings" ADD CONSTRAINT "advice_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_settings" ADD CONSTRAINT "advice_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_conversations_student_idx" ON "advice_conversations" USING btree ("school_id","student_id","last_at");--> statement-breakpoint
CREATE INDEX "advice_conversations_asker_idx" ON "advice_conversations" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "advice_messages_key" ON "advice_messages" USING btree ("school_id","author_user_id","message_key");--> statement-breakpoint
CREATE UNIQUE INDEX "advice_messages_answered" ON "advice_messages" USING btree ("school_id","answers_message_id") WHERE "advice_messages"."author" = 'engine';--> statement-breakpoint
CREATE INDEX "advice_messages_student_idx" ON "advice_messages" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "advice_messages_asker_idx" ON "advice_messages" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "advice_messages_author_idx" ON "advice_messages" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "advice_messages_seen_idx" ON "advice_messages" USING btree ("seen_by");--> statement-breakpoint
CREATE INDEX "advice_messages_crisis_idx" ON "advice_messages" USING btree ("school_id","created_at") WHERE "advice_messages"."crisis" is not null;--> statement-breakpoint
CREATE INDEX "advice_questions_state_idx" ON "advice_questions" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "advice_questions_conversation_idx" ON "advice_questions" USING btree ("school_id","conversation_id");--> statement-breakpoint
CREATE INDEX "advice_questions_student_idx" ON "advice_questions" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "advice_questions_asker_idx" ON "advice_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "advice_questions_to_idx" ON "advice_questions" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "advice_questions_answered_idx" ON "advice_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "advice_settings_by_idx" ON "advice_settings" USING btree ("updated_by");