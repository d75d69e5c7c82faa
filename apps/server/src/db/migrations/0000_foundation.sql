CREATE TABLE "student_goals" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"gpa" numeric(3, 2) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_goals_school_id_student_id_pk" PRIMARY KEY("school_id","student_id"),
	CONSTRAINT "student_goals_gpa" CHECK ("student_goals"."gpa" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"course_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_number_key" UNIQUE NULLS NOT DISTINCT("school_id","entity","entity_id","number"),
	CONSTRAINT "content_versions_entity" CHECK ("content_versions"."entity" in ('lesson', 'assignment')),
	CONSTRAINT "content_versions_kind" CHECK ("content_versions"."kind" in ('autosave', 'published', 'restored', 'generated'))
);
--> statement-breakpoint
CREATE TABLE "date_shifts" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "date_shifts_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer_user_id" uuid NOT NULL,
	"school_id" uuid,
	"plan_code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"license_type" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_license_type" CHECK ("payments"."license_type" in ('monthly', 'annual')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'completed', 'failed', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "feed_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer DEFAULT 60 NOT NULL,
	"platform" text NOT NULL,
	"meeting_url" text,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"cancel_reason" text,
	"series_id" uuid,
	"plan_key" uuid,
	"meeting_state" text DEFAULT 'ready' NOT NULL,
	"provider_event_id" text,
	"recording_state" text DEFAULT 'none' NOT NULL,
	"recording_url" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "live_sessions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "live_sessions_platform" CHECK ("live_sessions"."platform" in ('google_meet', 'jitsi', 'link')),
	CONSTRAINT "live_sessions_meeting_state" CHECK ("live_sessions"."meeting_state" in ('ready', 'pending', 'failed')),
	CONSTRAINT "live_sessions_recording_state" CHECK ("live_sessions"."recording_state" in ('none', 'expected', 'processing', 'available', 'missing')),
	CONSTRAINT "live_sessions_recording" CHECK ("live_sessions"."recording_url" like 'https://%'),
	CONSTRAINT "live_sessions_meeting" CHECK ("live_sessions"."meeting_url" like 'https://%'),
	CONSTRAINT "live_sessions_status" CHECK ("live_sessions"."status" in ('scheduled', 'cancelled')),
	CONSTRAINT "live_sessions_duration" CHECK ("live_sessions"."duration_minutes" between 1 and 1440),
	CONSTRAINT "live_sessions_title" CHECK (length(trim("live_sessions"."title")) > 0)
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"order_index" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_modules_school_key" UNIQUE("school_id","id"),
	CONSTRAINT "course_modules_order_key" UNIQUE NULLS NOT DISTINCT("school_id","course_id","order_index")
);
--> statement-breakpoint
CREATE TABLE "course_prerequisites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"course_id" uuid NOT NULL,
	"requires_course_id" uuid,
	"requires_text" text,
	"kind" text NOT NULL,
	"min_ratio" numeric(5, 4),
	"order_index" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_prerequisites_kind" CHECK ("course_prerequisites"."kind" in ('required', 'recommended', 'corequisite')),
	CONSTRAINT "course_prerequisites_source" CHECK (("course_prerequisites"."requires_course_id" is null) <> ("course_prerequisites"."requires_text" is null)),
	CONSTRAINT "course_prerequisites_other" CHECK ("course_prerequisites"."requires_course_id" <> "course_prerequisites"."course_id"),
	CONSTRAINT "course_prerequisites_min_ratio" CHECK ("course_prerequisites"."min_ratio" is null or ("course_prerequisites"."min_ratio" > 0 and "course_prerequisites"."min_ratio" <= 1 and "course_prerequisites"."requires_course_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "course_stats" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"enrolled_count" integer DEFAULT 0 NOT NULL,
	"lesson_count" integer DEFAULT 0 NOT NULL,
	"assignment_count" integer DEFAULT 0 NOT NULL,
	"published_minutes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_teachers" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_teachers_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "course_teachers_role" CHECK ("course_teachers"."role" in ('owner', 'teacher', 'grader'))
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"grade_level" integer,
	"credits" numeric(5, 3) DEFAULT 1 NOT NULL,
	"level" text DEFAULT 'general' NOT NULL,
	"created_by" uuid,
	"ncaa_approved" boolean DEFAULT false NOT NULL,
	"ncaa_set_by" uuid,
	"ncaa_set_at" timestamp with time zone,
	"ncaa_area" text,
	"enrollment_mode" text,
	"capacity" integer,
	"term_id" uuid,
	"transcript_title" text,
	"publish_requested_at" timestamp with time zone,
	"publish_requested_by" uuid,
	"publish_decided_by" uuid,
	"publish_decided_at" timestamp with time zone,
	"publish_refusal" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"source_course_id" uuid,
	"is_opened" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courses_school_key" UNIQUE("school_id","id"),
	CONSTRAINT "courses_status" CHECK ("courses"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "courses_level" CHECK ("courses"."level" in ('general', 'honors', 'ap', 'ib', 'dual')),
	CONSTRAINT "courses_grade_level" CHECK ("courses"."grade_level" between 0 and 12),
	CONSTRAINT "courses_credits" CHECK ("courses"."credits" > 0),
	CONSTRAINT "courses_title_present" CHECK (length(trim("courses"."title")) > 0),
	CONSTRAINT "courses_enrollment_mode" CHECK ("courses"."enrollment_mode" in ('auto', 'approval')),
	CONSTRAINT "courses_capacity" CHECK ("courses"."capacity" > 0),
	CONSTRAINT "courses_ncaa_area" CHECK ("courses"."ncaa_area" in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy')),
	CONSTRAINT "courses_public_is_library" CHECK (not "courses"."is_public" or "courses"."school_id" is null)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"course_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"title" text NOT NULL,
	"order_index" integer NOT NULL,
	"video_url" text,
	"estimated_minutes" integer,
	"content" jsonb NOT NULL,
	"working_copy" jsonb,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lessons_school_key" UNIQUE("school_id","id"),
	CONSTRAINT "lessons_order_key" UNIQUE NULLS NOT DISTINCT("school_id","module_id","order_index"),
	CONSTRAINT "lessons_status" CHECK ("lessons"."status" in ('draft', 'published')),
	CONSTRAINT "lessons_minutes" CHECK ("lessons"."estimated_minutes" > 0),
	CONSTRAINT "lessons_video_https" CHECK ("lessons"."video_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone,
	"missing_marked_for" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"points_possible" numeric(8, 2) DEFAULT 100 NOT NULL,
	"is_extra_credit" boolean DEFAULT false NOT NULL,
	"attempts_allowed" integer,
	"category_id" uuid,
	"late_policy" jsonb,
	"release" text DEFAULT 'school' NOT NULL,
	"instructions" jsonb NOT NULL,
	"rubric" jsonb NOT NULL,
	"matching" jsonb,
	"order_index" integer DEFAULT 0 NOT NULL,
	"working_copy" jsonb,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assignments_school_key" UNIQUE("school_id","id"),
	CONSTRAINT "assignments_kind" CHECK ("assignments"."kind" in ('assignment', 'quiz', 'event_test')),
	CONSTRAINT "assignments_status" CHECK ("assignments"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "assignments_release" CHECK ("assignments"."release" in ('school', 'immediate', 'held')),
	CONSTRAINT "assignments_points" CHECK ("assignments"."points_possible" > 0),
	CONSTRAINT "assignments_attempts" CHECK ("assignments"."attempts_allowed" > 0)
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"reporter" uuid NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_reports_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "content_reports_entity" CHECK ("content_reports"."entity" in ('assignment', 'lesson')),
	CONSTRAINT "content_reports_state" CHECK ("content_reports"."state" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "content_reports_handled" CHECK (("content_reports"."state" = 'open') = ("content_reports"."handled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"device_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_school_id_student_id_assignment_id_pk" PRIMARY KEY("school_id","student_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "enrollment_events" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollment_events_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_number" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"enrolled_at" timestamp with time zone,
	"term_id" uuid,
	"completed_at" timestamp with time zone,
	"final_ratio" numeric(9, 8),
	"decided_by" uuid,
	"waitlist_position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "enrollments_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "enrollments_attempt_key" UNIQUE("school_id","student_id","course_id","attempt_number"),
	CONSTRAINT "enrollments_status" CHECK ("enrollments"."status" in ('requested', 'waitlisted', 'active', 'completed', 'dropped', 'withdrawn', 'declined')),
	CONSTRAINT "enrollments_waitlist_position" CHECK (("enrollments"."status" = 'waitlisted') = ("enrollments"."waitlist_position" is not null)),
	CONSTRAINT "enrollments_completed" CHECK (("enrollments"."status" = 'completed') = ("enrollments"."completed_at" is not null)),
	CONSTRAINT "enrollments_final_ratio" CHECK ("enrollments"."final_ratio" >= 0)
);
--> statement-breakpoint
CREATE TABLE "matching_checks" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"attempt_number" integer NOT NULL,
	"matches" jsonb NOT NULL,
	"is_correct" boolean NOT NULL,
	"correct" integer NOT NULL,
	"total" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matching_checks_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "submission_attempts" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"attempt_number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"matching_correct" integer,
	"matching_total" integer,
	"submitted_at" timestamp with time zone NOT NULL,
	"effective_due_at" timestamp with time zone,
	"is_late" boolean NOT NULL,
	"content_sha256" text NOT NULL,
	"receipt" text NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "submission_attempts_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "submission_attempts_number_key" UNIQUE("school_id","submission_id","attempt_number"),
	CONSTRAINT "submission_attempts_idempotency_key" UNIQUE("school_id","submission_id","idempotency_key"),
	CONSTRAINT "submission_attempts_matching" CHECK ("submission_attempts"."matching_correct" between 0 and "submission_attempts"."matching_total")
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "submission_files_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "submission_files_attempt_key" UNIQUE("school_id","attempt_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"current_attempt_id" uuid,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"last_submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "submissions_student_assignment_key" UNIQUE("school_id","student_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_follows" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"root_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_follows_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "discussion_follows_key" UNIQUE NULLS NOT DISTINCT("school_id","course_id","root_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_reads" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"root_id" uuid,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_reads_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "discussion_reads_key" UNIQUE NULLS NOT DISTINCT("school_id","user_id","course_id","root_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_reports" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"discussion_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_reports_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "discussion_reports_key" UNIQUE("school_id","discussion_id","reporter_id"),
	CONSTRAINT "discussion_reports_decided" CHECK (("discussion_reports"."state" = 'open') = ("discussion_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "discussion_revisions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"discussion_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_revisions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"parent_id" uuid,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"has_staff_reply" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"post_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discussions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "discussions_post_key" UNIQUE("school_id","user_id","post_key"),
	CONSTRAINT "discussions_root" CHECK (("discussions"."parent_id" is null) = ("discussions"."root_id" = "discussions"."id")),
	CONSTRAINT "discussions_title" CHECK (length("discussions"."title") > 0),
	CONSTRAINT "discussions_removed" CHECK (("discussions"."removed_at" is null) = ("discussions"."removed_by" is null)),
	CONSTRAINT "discussions_count" CHECK ("discussions"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"purpose" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"page_count" integer,
	"duration_seconds" integer,
	"attached_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "files_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('submission', 'lesson', 'record', 'material', 'message')),
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "storage_usage_bytes" CHECK ("storage_usage"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "course_grading" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"weighting" text NOT NULL,
	"late" jsonb,
	"missing" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_grading_school_id_course_id_pk" PRIMARY KEY("school_id","course_id"),
	CONSTRAINT "course_grading_weighting" CHECK ("course_grading"."weighting" in ('points', 'categories'))
);
--> statement-breakpoint
CREATE TABLE "grade_categories" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"weight_ratio" numeric(9, 8),
	"mean" text NOT NULL,
	"drop_lowest" integer DEFAULT 0 NOT NULL,
	"drop_highest" integer DEFAULT 0 NOT NULL,
	"never_drop_ids" uuid[] DEFAULT '{}' NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grade_categories_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grade_categories_name_key" UNIQUE("school_id","course_id","name"),
	CONSTRAINT "grade_categories_mean" CHECK ("grade_categories"."mean" in ('points', 'percents')),
	CONSTRAINT "grade_categories_drops" CHECK ("grade_categories"."drop_lowest" >= 0 and "grade_categories"."drop_highest" >= 0),
	CONSTRAINT "grade_categories_weight" CHECK ("grade_categories"."weight_ratio" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_proposals" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"ai_run_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"state" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"total_points" numeric(8, 2) NOT NULL,
	"confidence" numeric(4, 3) NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"decisions" jsonb,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_proposals_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "ai_proposals_engine" CHECK ("ai_proposals"."engine" in ('built_in', 'model')),
	CONSTRAINT "ai_proposals_state" CHECK ("ai_proposals"."state" in ('proposed', 'accepted', 'edited', 'refused', 'superseded', 'failed')),
	CONSTRAINT "ai_proposals_confidence" CHECK ("ai_proposals"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "calibration_scores" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"criteria" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "calibration_scores_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "calibration_scores_attempt_key" UNIQUE("school_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "comment_bank" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_bank_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "comment_bank_text_key" UNIQUE("school_id","user_id","text")
);
--> statement-breakpoint
CREATE TABLE "course_grades" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"released_earned" numeric(8, 2) DEFAULT 0 NOT NULL,
	"released_possible" numeric(8, 2) DEFAULT 0 NOT NULL,
	"released_so_far_ratio" numeric(9, 8),
	"released_if_nothing_else_ratio" numeric(9, 8),
	"released_graded_count" integer DEFAULT 0 NOT NULL,
	"staff_earned" numeric(8, 2) DEFAULT 0 NOT NULL,
	"staff_possible" numeric(8, 2) DEFAULT 0 NOT NULL,
	"staff_so_far_ratio" numeric(9, 8),
	"staff_if_nothing_else_ratio" numeric(9, 8),
	"staff_graded_count" integer DEFAULT 0 NOT NULL,
	"released_dropped_ids" uuid[] DEFAULT '{}' NOT NULL,
	"staff_dropped_ids" uuid[] DEFAULT '{}' NOT NULL,
	"missing_count" integer DEFAULT 0 NOT NULL,
	"published_count" integer DEFAULT 0 NOT NULL,
	"submitted_count" integer DEFAULT 0 NOT NULL,
	"needs_grading_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_grades_school_id_student_id_course_id_pk" PRIMARY KEY("school_id","student_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "grade_events" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"attempt_id" uuid,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"points" numeric(8, 2),
	"late_deduction" numeric(8, 2) DEFAULT 0 NOT NULL,
	"criteria" jsonb,
	"feedback" jsonb,
	"source" text,
	"proposal_id" uuid,
	"reason" text,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_events_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grade_events_seq_key" UNIQUE("school_id","student_id","assignment_id","seq"),
	CONSTRAINT "grade_events_points" CHECK ("grade_events"."points" >= 0 and ("grade_events"."state" = 'graded') = ("grade_events"."points" is not null)),
	CONSTRAINT "grade_events_state" CHECK ("grade_events"."state" in ('ungraded', 'graded', 'excused', 'missing')),
	CONSTRAINT "grade_events_kind" CHECK ("grade_events"."kind" in ('recorded', 'excused', 'missing', 'cleared', 'resubmitted', 'held', 'released')),
	CONSTRAINT "grade_events_source" CHECK ("grade_events"."source" in ('teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import'))
);
--> statement-breakpoint
CREATE TABLE "grade_inquiries" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"criterion_id" text,
	"asked_by" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grade_inquiries_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grade_inquiries_state" CHECK ("grade_inquiries"."state" in ('open', 'answered', 'changed', 'closed')),
	CONSTRAINT "grade_inquiries_answered" CHECK ("grade_inquiries"."state" not in ('answered', 'changed') or "grade_inquiries"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"points" numeric(8, 2),
	"late_deduction" numeric(8, 2) DEFAULT 0 NOT NULL,
	"points_possible" numeric(8, 2) NOT NULL,
	"attempt_id" uuid,
	"source" text,
	"is_held" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone,
	"criteria" jsonb,
	"feedback" jsonb,
	"is_late" boolean DEFAULT false NOT NULL,
	"attempt_number" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"needs_grading" boolean DEFAULT false NOT NULL,
	"last_seq" integer NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone,
	CONSTRAINT "grades_school_id_course_id_student_id_assignment_id_pk" PRIMARY KEY("school_id","course_id","student_id","assignment_id"),
	CONSTRAINT "grades_state" CHECK ("grades"."state" in ('ungraded', 'graded', 'excused', 'missing')),
	CONSTRAINT "grades_points" CHECK ("grades"."points" >= 0 and ("grades"."state" = 'graded') = ("grades"."points" is not null))
);
--> statement-breakpoint
CREATE TABLE "student_gpas" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"official_gpa" numeric(6, 4),
	"progress_gpa" numeric(6, 4),
	"credits_earned" numeric(6, 3) DEFAULT 0 NOT NULL,
	"credits_in_progress" numeric(6, 3) DEFAULT 0 NOT NULL,
	"core_earned" integer DEFAULT 0 NOT NULL,
	"core_projected" integer DEFAULT 0 NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "student_gpas_school_id_student_id_pk" PRIMARY KEY("school_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lessons_completed" integer DEFAULT 0 NOT NULL,
	"last_lesson_id" uuid,
	"next_lesson_id" uuid,
	"last_activity_at" timestamp with time zone,
	CONSTRAINT "course_progress_school_id_student_id_course_id_pk" PRIMARY KEY("school_id","student_id","course_id"),
	CONSTRAINT "course_progress_count" CHECK ("course_progress"."lessons_completed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_events" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_event_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_events_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "lesson_events_client_key" UNIQUE("school_id","student_id","client_event_id"),
	CONSTRAINT "lesson_events_kind" CHECK ("lesson_events"."kind" in ('opened', 'completed', 'uncompleted', 'position')),
	CONSTRAINT "lesson_events_position" CHECK (("lesson_events"."kind" = 'position') = ("lesson_events"."position" is not null))
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"completed_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"position" integer,
	CONSTRAINT "lesson_progress_school_id_student_id_lesson_id_pk" PRIMARY KEY("school_id","student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"on" date NOT NULL,
	"active_minutes" integer DEFAULT 0 NOT NULL,
	"last_beat_at" timestamp with time zone,
	"submissions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_school_id_student_id_course_id_on_pk" PRIMARY KEY("school_id","student_id","course_id","on")
);
--> statement-breakpoint
CREATE TABLE "todo_marks" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todo_marks_school_id_student_id_kind_entity_id_pk" PRIMARY KEY("school_id","student_id","kind","entity_id"),
	CONSTRAINT "todo_marks_kind" CHECK ("todo_marks"."kind" in ('ticked', 'hidden_course'))
);
--> statement-breakpoint
CREATE TABLE "live_session_series" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"rule" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_session_series_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_joins" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_joins_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_materials" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_materials_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "session_materials_name" CHECK (length("session_materials"."file_name") > 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_reader" boolean DEFAULT false NOT NULL,
	"reads_from" timestamp with time zone,
	"read_up_to" timestamp with time zone,
	"is_muted" boolean DEFAULT false NOT NULL,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_members_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "conversation_members_key" UNIQUE("school_id","conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"student_id" uuid,
	"created_by" uuid NOT NULL,
	"conversation_key" uuid NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "conversations_key" UNIQUE("school_id","created_by","conversation_key"),
	CONSTRAINT "conversations_student" CHECK (("conversations"."kind" = 'about_student') = ("conversations"."student_id" is not null)),
	CONSTRAINT "conversations_count" CHECK ("conversations"."message_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"ord" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_files_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "message_files_key" UNIQUE("school_id","message_id","ord"),
	CONSTRAINT "message_files_file_key" UNIQUE("school_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reports_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "message_reports_key" UNIQUE("school_id","message_id","reporter_id"),
	CONSTRAINT "message_reports_decided" CHECK (("message_reports"."state" = 'open') = ("message_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"message_key" uuid NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "messages_key" UNIQUE("school_id","user_id","message_key"),
	CONSTRAINT "messages_removed" CHECK (("messages"."removed_at" is null) = ("messages"."removed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "messaging_rules" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"student_to_student" text NOT NULL,
	"parent_to_parent" text NOT NULL,
	"guardians_read_along" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "notification_deliveries_channel" CHECK ("notification_deliveries"."channel" in ('email', 'push')),
	CONSTRAINT "notification_deliveries_state" CHECK ("notification_deliveries"."state" in ('pending', 'sent', 'dropped')),
	CONSTRAINT "notification_deliveries_done" CHECK (("notification_deliveries"."state" = 'pending') = ("notification_deliveries"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"cadence" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_channel_pk" PRIMARY KEY("user_id","type","channel"),
	CONSTRAINT "notification_preferences_type" CHECK ("notification_preferences"."type" in ('assignment', 'grade', 'announcement', 'message', 'discussion', 'session', 'system')),
	CONSTRAINT "notification_preferences_channel" CHECK ("notification_preferences"."channel" in ('app', 'email', 'push')),
	CONSTRAINT "notification_preferences_cadence" CHECK ("notification_preferences"."cadence" in ('now', 'daily', 'weekly', 'off')),
	CONSTRAINT "notification_preferences_digest" CHECK ("notification_preferences"."channel" = 'email' or "notification_preferences"."cadence" in ('now', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"type" text NOT NULL,
	"template" text NOT NULL,
	"course_id" uuid,
	"assignment_id" uuid,
	"student_id" uuid,
	"group_key" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_in_app" boolean DEFAULT true NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('grade', 'assignment', 'announcement', 'account', 'system', 'message', 'discussion', 'session', 'safety')),
	CONSTRAINT "notifications_count" CHECK ("notifications"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"storage_key" text,
	"size_bytes" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('queued', 'ready', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletion_requests_state" CHECK ("deletion_requests"."state" in ('asked', 'withdrawn', 'done')),
	CONSTRAINT "deletion_requests_ended" CHECK (("deletion_requests"."state" = 'asked') = ("deletion_requests"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guardian_user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"status" text NOT NULL,
	"rights" text[] NOT NULL,
	"basis" text NOT NULL,
	"source" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guardian_links_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "guardian_links_status" CHECK ("guardian_links"."status" in ('pending', 'active', 'ended')),
	CONSTRAINT "guardian_links_basis" CHECK ("guardian_links"."basis" in ('minor', 'student_consent', 'tax_dependent', 'court_order')),
	CONSTRAINT "guardian_links_rights" CHECK ("guardian_links"."rights" <@ array['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account'])
);
--> statement-breakpoint
CREATE TABLE "parent_profiles" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_homeschool" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "parent_profiles_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_roles_role" CHECK ("platform_roles"."role" in ('admin', 'master_admin'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text,
	"full_name" text GENERATED ALWAYS AS (given_name || coalesce(' ' || family_name, '')) STORED NOT NULL,
	"phone" text,
	"address" text,
	"bio" text,
	"avatar_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_memberships" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"source" text NOT NULL,
	"code_id" uuid,
	"provisional_until" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"display_name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_memberships_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "school_memberships_role" CHECK ("school_memberships"."role" in ('student', 'teacher', 'parent', 'homeschool_parent', 'school_admin')),
	CONSTRAINT "school_memberships_status" CHECK ("school_memberships"."status" in ('pending', 'provisional', 'active', 'ended')),
	CONSTRAINT "school_memberships_duties" CHECK ("school_memberships"."duties" <@ array['counselor', 'registrar']),
	CONSTRAINT "school_memberships_source" CHECK ("school_memberships"."source" in ('code', 'invitation', 'import', 'registration', 'family', 'operator')),
	CONSTRAINT "school_memberships_active_decided" CHECK ("school_memberships"."status" <> 'active' or "school_memberships"."decided_at" is not null),
	CONSTRAINT "school_memberships_not_own_judge" CHECK ("school_memberships"."decided_by" is null or "school_memberships"."decided_by" <> "school_memberships"."user_id"),
	CONSTRAINT "school_memberships_provisional" CHECK (("school_memberships"."status" = 'provisional') = ("school_memberships"."provisional_until" is not null)),
	CONSTRAINT "school_memberships_ended" CHECK (("school_memberships"."status" = 'ended') = ("school_memberships"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "student_profiles" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"student_number" text NOT NULL,
	"legal_name" text NOT NULL,
	"grade_level" integer,
	"graduation_year" integer,
	"birth_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "student_profiles_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "student_profiles_grade_level" CHECK ("student_profiles"."grade_level" between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "teacher_profiles" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teacher_profiles_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"color_scheme" text DEFAULT 'auto' NOT NULL,
	"time_zone" text,
	"date_format" text,
	"show_profile" boolean,
	"show_grades" boolean,
	"show_progress" boolean,
	"quiet_from" time,
	"quiet_to" time,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_settings_date_format" CHECK ("user_settings"."date_format" in ('MDY', 'DMY', 'YMD')),
	CONSTRAINT "user_settings_quiet" CHECK (("user_settings"."quiet_from" is null) = ("user_settings"."quiet_to" is null)),
	CONSTRAINT "user_settings_locale" CHECK ("user_settings"."locale" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "user_settings_color_scheme" CHECK ("user_settings"."color_scheme" in ('light', 'dark', 'auto'))
);
--> statement-breakpoint
CREATE TABLE "ai_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"task" text NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"prompt_version" text NOT NULL,
	"entity" text,
	"entity_id" uuid,
	"user_id" uuid,
	"state" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"duration_ms" integer NOT NULL,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_runs_engine" CHECK ("ai_runs"."engine" in ('built_in', 'model')),
	CONSTRAINT "ai_runs_state" CHECK ("ai_runs"."state" in ('ok', 'failed', 'refused', 'over_budget', 'circuit_open'))
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"school_id" uuid NOT NULL,
	"user_id" uuid,
	"on" date NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"reserved_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_key" UNIQUE NULLS NOT DISTINCT("school_id","user_id","on")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"actor_user_id" uuid,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip_address" "inet",
	"request_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('user', 'job', 'operator', 'link'))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_key" text NOT NULL,
	"to_user_id" uuid,
	"to_address" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"unsubscribe_url" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"unsure_tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'kept', 'parked', 'bounced'))
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accommodations" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"extra_time_ratio" numeric(4, 2) DEFAULT 1 NOT NULL,
	"extra_days" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"by" uuid NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accommodations_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "accommodations_ratio" CHECK ("accommodations"."extra_time_ratio" between 1 and 10),
	CONSTRAINT "accommodations_days" CHECK ("accommodations"."extra_days" between 0 and 60),
	CONSTRAINT "accommodations_dates" CHECK ("accommodations"."starts_on" <= "accommodations"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "assignment_overrides" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_overrides_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "assignment_overrides_attempts" CHECK ("assignment_overrides"."extra_attempts" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "attendance_records" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"on" date NOT NULL,
	"course_id" uuid NOT NULL,
	"session_id" uuid,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attendance_records_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "attendance_records_key" UNIQUE NULLS NOT DISTINCT("school_id","student_id","on","course_id","session_id"),
	CONSTRAINT "attendance_records_status" CHECK ("attendance_records"."status" in ('present', 'absent', 'late', 'excused')),
	CONSTRAINT "attendance_records_source" CHECK ("attendance_records"."source" in ('join', 'check_in', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "final_grades" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"grading_period_id" uuid,
	"number" integer NOT NULL,
	"result" text NOT NULL,
	"ratio" numeric(9, 8),
	"letter" text,
	"credits_attempted" numeric(5, 3) NOT NULL,
	"credits_earned" numeric(5, 3) NOT NULL,
	"course_snapshot" jsonb NOT NULL,
	"override_reason" text,
	"posted_by" uuid NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"supersedes_id" uuid,
	"reason" text,
	CONSTRAINT "final_grades_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "final_grades_number_key" UNIQUE NULLS NOT DISTINCT("school_id","enrollment_id","grading_period_id","number"),
	CONSTRAINT "final_grades_result" CHECK ("final_grades"."result" in ('graded', 'incomplete', 'withdrawn')),
	CONSTRAINT "final_grades_ratio" CHECK (("final_grades"."result" = 'graded') = ("final_grades"."ratio" is not null))
);
--> statement-breakpoint
CREATE TABLE "posting_windows" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"grading_period_id" uuid,
	"state" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "posting_windows_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "posting_windows_key" UNIQUE NULLS NOT DISTINCT("school_id","course_id","grading_period_id"),
	CONSTRAINT "posting_windows_state" CHECK ("posting_windows"."state" in ('locked', 'reopened')),
	CONSTRAINT "posting_windows_reason" CHECK (("posting_windows"."state" = 'reopened') = ("posting_windows"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "record_changes" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_changes_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "student_due_dates" (
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_for" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	CONSTRAINT "student_due_dates_school_id_student_id_assignment_id_pk" PRIMARY KEY("school_id","student_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "transfer_credits" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"school_name" text NOT NULL,
	"title" text NOT NULL,
	"ncaa_area" text,
	"is_core" boolean DEFAULT false NOT NULL,
	"grade_raw" text NOT NULL,
	"ratio" numeric(9, 8),
	"credits" numeric(5, 3) NOT NULL,
	"term_label" text NOT NULL,
	"completed_on" date,
	"source_file_id" uuid NOT NULL,
	"status" text NOT NULL,
	"supersedes_id" uuid,
	"reason" text,
	"entered_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_credits_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transfer_credits_kind" CHECK ("transfer_credits"."kind" in ('transfer', 'dual_enrollment', 'homeschool', 'exam')),
	CONSTRAINT "transfer_credits_status" CHECK ("transfer_credits"."status" in ('approved', 'superseded', 'withdrawn')),
	CONSTRAINT "transfer_credits_credits" CHECK ("transfer_credits"."credits" > 0),
	CONSTRAINT "transfer_credits_ncaa_area" CHECK ("transfer_credits"."ncaa_area" in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy'))
);
--> statement-breakpoint
CREATE TABLE "resource_versions" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"file_id" uuid,
	"url" text,
	"size_bytes" integer,
	"duration_seconds" integer,
	"note" text,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_versions_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "resource_versions_number_key" UNIQUE("school_id","resource_id","number"),
	CONSTRAINT "resource_versions_type" CHECK ("resource_versions"."type" in ('pdf', 'video', 'image', 'link')),
	CONSTRAINT "resource_versions_source" CHECK (("resource_versions"."file_id" is null) <> ("resource_versions"."url" is null)),
	CONSTRAINT "resource_versions_https" CHECK ("resource_versions"."url" like 'https://%'),
	CONSTRAINT "resource_versions_duration" CHECK ("resource_versions"."duration_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource_views" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"on" date NOT NULL,
	CONSTRAINT "resource_views_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "resource_views_day_key" UNIQUE("school_id","resource_id","user_id","on")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"current_version_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"missing_version_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resources_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "resources_type" CHECK ("resources"."type" in ('pdf', 'video', 'image', 'link')),
	CONSTRAINT "resources_title_present" CHECK (length(trim("resources"."title")) > 0),
	CONSTRAINT "resources_counts" CHECK ("resources"."views" >= 0 and "resources"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "grading_policies" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"effective_on" date NOT NULL,
	"missing" jsonb NOT NULL,
	"late" jsonb DEFAULT '{"kind":"none"}'::jsonb NOT NULL,
	"ai_release" text NOT NULL,
	"default_release" text NOT NULL,
	"official_gpa" text NOT NULL,
	"enrollment_mode" text NOT NULL,
	"course_publishing" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_policies_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grading_policies_ai_release" CHECK ("grading_policies"."ai_release" in ('teacher_confirms', 'at_once')),
	CONSTRAINT "grading_policies_default_release" CHECK ("grading_policies"."default_release" in ('immediate', 'held')),
	CONSTRAINT "grading_policies_official_gpa" CHECK ("grading_policies"."official_gpa" in ('mean_over_25', 'scale_unweighted', 'scale_weighted')),
	CONSTRAINT "grading_policies_enrollment_mode" CHECK ("grading_policies"."enrollment_mode" in ('auto', 'approval')),
	CONSTRAINT "grading_policies_course_publishing" CHECK ("grading_policies"."course_publishing" in ('approval', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "school_branding" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"branding_text" text,
	"logo_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_codes" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"roles" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer,
	"use_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_codes_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "school_codes_pattern" CHECK ("school_codes"."code" ~ '^[A-Z]{3}[0-9]{4}$'),
	CONSTRAINT "school_codes_roles" CHECK ("school_codes"."roles" <@ array['student', 'teacher', 'parent', 'school_admin'] and cardinality("school_codes"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"registered_email" text,
	"email" text,
	"phone" text,
	"address" text,
	"website" text,
	"principal_name" text,
	"country" text DEFAULT 'USA' NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"payment_status" text DEFAULT 'active' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "schools_kind" CHECK ("schools"."kind" in ('school', 'homeschool', 'personal')),
	CONSTRAINT "schools_payment_status" CHECK ("schools"."payment_status" in ('active', 'expired', 'suspended')),
	CONSTRAINT "schools_status" CHECK ("schools"."status" in ('active', 'closed')),
	CONSTRAINT "schools_name_present" CHECK (length(trim("schools"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"head_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_school_id_kind_entity_id_pk" PRIMARY KEY("school_id","kind","entity_id")
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"mfa_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone,
	"last_used_step" integer
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"login_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" "inet",
	"success" boolean NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"school_id" uuid,
	"code_id" uuid,
	"given_name" text NOT NULL,
	"family_name" text,
	"birth_on" date,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ups_role" CHECK ("sign_ups"."role" in ('student', 'teacher', 'parent', 'school_admin', 'homeschool_parent'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"consent_state" text DEFAULT 'not_needed' NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"suspended_by" uuid,
	"account_expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_consent_state" CHECK ("users"."consent_state" in ('not_needed', 'required', 'given'))
);
--> statement-breakpoint
CREATE TABLE "academic_years" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "academic_years_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "academic_years_label_key" UNIQUE("school_id","label"),
	CONSTRAINT "academic_years_dates" CHECK ("academic_years"."starts_on" <= "academic_years"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "grading_periods" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"weight_ratio" numeric(9, 8),
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grading_periods_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grading_periods_name_key" UNIQUE("school_id","term_id","name"),
	CONSTRAINT "grading_periods_dates" CHECK ("grading_periods"."starts_on" <= "grading_periods"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "school_days" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"on" date NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_days_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "school_days_kind" CHECK ("school_days"."kind" in ('holiday', 'half', 'event'))
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"academic_year_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"grades_due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "terms_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "terms_name_key" UNIQUE("school_id","academic_year_id","name"),
	CONSTRAINT "terms_kind" CHECK ("terms"."kind" in ('year', 'semester', 'trimester', 'quarter', 'summer')),
	CONSTRAINT "terms_dates" CHECK ("terms"."starts_on" <= "terms"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "student_goals" ADD CONSTRAINT "student_goals_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_shifts" ADD CONSTRAINT "date_shifts_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_teacher_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_requires_course_id_courses_id_fk" FOREIGN KEY ("requires_course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_requires_fk" FOREIGN KEY ("school_id","requires_course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_stats" ADD CONSTRAINT "course_stats_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_stats" ADD CONSTRAINT "course_stats_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_term_fk" FOREIGN KEY ("school_id","term_id") REFERENCES "public"."terms"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_fk" FOREIGN KEY ("school_id","module_id") REFERENCES "public"."course_modules"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_category_fk" FOREIGN KEY ("school_id","category_id") REFERENCES "public"."grade_categories"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_lesson_fk" FOREIGN KEY ("school_id","lesson_id") REFERENCES "public"."lessons"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_events" ADD CONSTRAINT "enrollment_events_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_checks" ADD CONSTRAINT "matching_checks_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_checks" ADD CONSTRAINT "matching_checks_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_attempts" ADD CONSTRAINT "submission_attempts_submission_fk" FOREIGN KEY ("school_id","submission_id") REFERENCES "public"."submissions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_attempt_fk" FOREIGN KEY ("school_id","attempt_id") REFERENCES "public"."submission_attempts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_file_fk" FOREIGN KEY ("school_id","file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_root_fk" FOREIGN KEY ("school_id","root_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_root_fk" FOREIGN KEY ("school_id","root_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_user_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_post_fk" FOREIGN KEY ("school_id","discussion_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_revisions" ADD CONSTRAINT "discussion_revisions_post_fk" FOREIGN KEY ("school_id","discussion_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_root_fk" FOREIGN KEY ("school_id","root_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_parent_fk" FOREIGN KEY ("school_id","parent_id") REFERENCES "public"."discussions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grading" ADD CONSTRAINT "course_grading_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grading" ADD CONSTRAINT "course_grading_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_categories" ADD CONSTRAINT "grade_categories_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_categories" ADD CONSTRAINT "grade_categories_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_proposals" ADD CONSTRAINT "ai_proposals_attempt_fk" FOREIGN KEY ("school_id","attempt_id") REFERENCES "public"."submission_attempts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_scores" ADD CONSTRAINT "calibration_scores_attempt_fk" FOREIGN KEY ("school_id","attempt_id") REFERENCES "public"."submission_attempts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grades" ADD CONSTRAINT "course_grades_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grades" ADD CONSTRAINT "course_grades_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_attempt_fk" FOREIGN KEY ("school_id","attempt_id") REFERENCES "public"."submission_attempts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_inquiries" ADD CONSTRAINT "grade_inquiries_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_inquiries" ADD CONSTRAINT "grade_inquiries_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_gpas" ADD CONSTRAINT "student_gpas_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_events" ADD CONSTRAINT "lesson_events_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_events" ADD CONSTRAINT "lesson_events_lesson_fk" FOREIGN KEY ("school_id","lesson_id") REFERENCES "public"."lessons"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_fk" FOREIGN KEY ("school_id","lesson_id") REFERENCES "public"."lessons"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_series" ADD CONSTRAINT "live_session_series_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_joins" ADD CONSTRAINT "session_joins_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_joins" ADD CONSTRAINT "session_joins_session_fk" FOREIGN KEY ("school_id","session_id") REFERENCES "public"."live_sessions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_session_fk" FOREIGN KEY ("school_id","session_id") REFERENCES "public"."live_sessions"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_file_fk" FOREIGN KEY ("school_id","file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_fk" FOREIGN KEY ("school_id","conversation_id") REFERENCES "public"."conversations"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_fk" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_fk" FOREIGN KEY ("school_id","file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_user_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_fk" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("school_id","conversation_id") REFERENCES "public"."conversations"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_rules" ADD CONSTRAINT "messaging_rules_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_user_fk" FOREIGN KEY ("guardian_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_profiles" ADD CONSTRAINT "parent_profiles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_profiles" ADD CONSTRAINT "parent_profiles_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_roles" ADD CONSTRAINT "platform_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_memberships" ADD CONSTRAINT "school_memberships_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_memberships" ADD CONSTRAINT "school_memberships_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_overrides" ADD CONSTRAINT "assignment_overrides_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_overrides" ADD CONSTRAINT "assignment_overrides_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_grades" ADD CONSTRAINT "final_grades_enrollment_fk" FOREIGN KEY ("school_id","enrollment_id") REFERENCES "public"."enrollments"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_grades" ADD CONSTRAINT "final_grades_period_fk" FOREIGN KEY ("school_id","grading_period_id") REFERENCES "public"."grading_periods"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_windows" ADD CONSTRAINT "posting_windows_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_due_dates" ADD CONSTRAINT "student_due_dates_assignment_fk" FOREIGN KEY ("school_id","assignment_id") REFERENCES "public"."assignments"("school_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_credits" ADD CONSTRAINT "transfer_credits_file_fk" FOREIGN KEY ("school_id","source_file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_versions" ADD CONSTRAINT "resource_versions_resource_fk" FOREIGN KEY ("school_id","resource_id") REFERENCES "public"."resources"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_versions" ADD CONSTRAINT "resource_versions_file_fk" FOREIGN KEY ("school_id","file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_views" ADD CONSTRAINT "resource_views_resource_fk" FOREIGN KEY ("school_id","resource_id") REFERENCES "public"."resources"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_course_fk" FOREIGN KEY ("school_id","course_id") REFERENCES "public"."courses"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_uploader_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_policies" ADD CONSTRAINT "grading_policies_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_branding" ADD CONSTRAINT "school_branding_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_codes" ADD CONSTRAINT "school_codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_passkeys" ADD CONSTRAINT "auth_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academic_years" ADD CONSTRAINT "academic_years_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_periods" ADD CONSTRAINT "grading_periods_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_periods" ADD CONSTRAINT "grading_periods_term_fk" FOREIGN KEY ("school_id","term_id") REFERENCES "public"."terms"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_days" ADD CONSTRAINT "school_days_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_year_fk" FOREIGN KEY ("school_id","academic_year_id") REFERENCES "public"."academic_years"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_entity_idx" ON "content_versions" USING btree ("entity_id","number");--> statement-breakpoint
CREATE INDEX "date_shifts_course_idx" ON "date_shifts" USING btree ("school_id","course_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("payer_user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_payer_idx" ON "payments" USING btree ("payer_user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_secret_key" ON "feed_tokens" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tokens_live_key" ON "feed_tokens" USING btree ("user_id") WHERE "feed_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_course_idx" ON "live_sessions" USING btree ("school_id","course_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "live_sessions_time_idx" ON "live_sessions" USING btree ("school_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "live_sessions_teacher_idx" ON "live_sessions" USING btree ("school_id","teacher_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "live_sessions_id_idx" ON "live_sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_plan_key" ON "live_sessions" USING btree ("school_id","teacher_id","plan_key","scheduled_at");--> statement-breakpoint
CREATE INDEX "live_sessions_series_idx" ON "live_sessions" USING btree ("school_id","series_id") WHERE "live_sessions"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_open_idx" ON "live_sessions" USING btree ("scheduled_at") WHERE "live_sessions"."status" = 'scheduled' and ("live_sessions"."reminded_at" is null or "live_sessions"."recording_state" in ('expected', 'processing'));--> statement-breakpoint
CREATE INDEX "course_prerequisites_course_idx" ON "course_prerequisites" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_prerequisites_pair_key" ON "course_prerequisites" USING btree ("course_id","requires_course_id");--> statement-breakpoint
CREATE INDEX "course_stats_school_idx" ON "course_stats" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_teachers_live_key" ON "course_teachers" USING btree ("school_id","course_id","user_id") WHERE "course_teachers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "course_teachers_user_idx" ON "course_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "courses_catalog_idx" ON "courses" USING btree ("school_id","status","title");--> statement-breakpoint
CREATE INDEX "courses_subject_idx" ON "courses" USING btree ("school_id","subject","grade_level");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_adopted_key" ON "courses" USING btree ("school_id","source_course_id") WHERE "courses"."status" <> 'archived' and "courses"."source_course_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_requests_idx" ON "courses" USING btree ("school_id") WHERE "courses"."publish_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "assignments_course_idx" ON "assignments" USING btree ("school_id","course_id","due_at");--> statement-breakpoint
CREATE INDEX "assignments_due_idx" ON "assignments" USING btree ("school_id","due_at") WHERE "assignments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "assignments_unmarked_idx" ON "assignments" USING btree ("due_at") WHERE "assignments"."status" = 'published' and "assignments"."missing_marked_for" is distinct from "assignments"."due_at";--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_open_key" ON "content_reports" USING btree ("school_id","entity","entity_id","reporter") WHERE "content_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "content_reports_course_idx" ON "content_reports" USING btree ("school_id","course_id","state");--> statement-breakpoint
CREATE INDEX "enrollment_events_enrollment_idx" ON "enrollment_events" USING btree ("school_id","enrollment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_live_key" ON "enrollments" USING btree ("school_id","student_id","course_id") WHERE "enrollments"."status" in ('requested', 'waitlisted', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_waitlist_key" ON "enrollments" USING btree ("school_id","course_id","waitlist_position") WHERE "enrollments"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "enrollments_course_idx" ON "enrollments" USING btree ("school_id","course_id","status");--> statement-breakpoint
CREATE INDEX "enrollments_student_idx" ON "enrollments" USING btree ("school_id","student_id","status");--> statement-breakpoint
CREATE INDEX "matching_checks_student_idx" ON "matching_checks" USING btree ("school_id","student_id","assignment_id","checked_at");--> statement-breakpoint
CREATE INDEX "submission_attempts_assignment_idx" ON "submission_attempts" USING btree ("school_id","assignment_id","submitted_at");--> statement-breakpoint
CREATE INDEX "submission_files_file_idx" ON "submission_files" USING btree ("school_id","file_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_open_idx" ON "discussion_reports" USING btree ("school_id","created_at") WHERE "discussion_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "discussion_revisions_post_idx" ON "discussion_revisions" USING btree ("school_id","discussion_id","created_at");--> statement-breakpoint
CREATE INDEX "discussions_course_idx" ON "discussions" USING btree ("school_id","course_id","is_pinned","last_active_at","id") WHERE "discussions"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "discussions_root_idx" ON "discussions" USING btree ("school_id","root_id","created_at","id");--> statement-breakpoint
CREATE INDEX "discussions_user_idx" ON "discussions" USING btree ("school_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "discussions_unanswered_idx" ON "discussions" USING btree ("school_id","course_id","created_at") WHERE "discussions"."parent_id" is null and not "discussions"."has_staff_reply" and not "discussions"."is_staff" and "discussions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "files_owner_idx" ON "files" USING btree ("school_id","owner_user_id","entity_id");--> statement-breakpoint
CREATE INDEX "files_loose_idx" ON "files" USING btree ("created_at") WHERE "files"."attached_at" is null and "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "grade_categories_course_idx" ON "grade_categories" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_proposals_open_key" ON "ai_proposals" USING btree ("school_id","attempt_id") WHERE "ai_proposals"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "ai_proposals_attempt_idx" ON "ai_proposals" USING btree ("school_id","attempt_id");--> statement-breakpoint
CREATE INDEX "ai_proposals_course_idx" ON "ai_proposals" USING btree ("school_id","course_id","state");--> statement-breakpoint
CREATE INDEX "calibration_scores_assignment_idx" ON "calibration_scores" USING btree ("school_id","assignment_id");--> statement-breakpoint
CREATE INDEX "comment_bank_user_idx" ON "comment_bank" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE INDEX "course_grades_course_idx" ON "course_grades" USING btree ("school_id","course_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_events_machine_once_key" ON "grade_events" USING btree ("school_id","attempt_id") WHERE "grade_events"."source" in ('ai_released', 'matching') and "grade_events"."kind" = 'recorded';--> statement-breakpoint
CREATE INDEX "grade_events_course_idx" ON "grade_events" USING btree ("school_id","course_id","at");--> statement-breakpoint
CREATE INDEX "grade_events_student_idx" ON "grade_events" USING btree ("school_id","student_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_inquiries_open_key" ON "grade_inquiries" USING btree ("school_id","student_id","assignment_id") WHERE "grade_inquiries"."state" = 'open';--> statement-breakpoint
CREATE INDEX "grade_inquiries_course_idx" ON "grade_inquiries" USING btree ("school_id","course_id","state");--> statement-breakpoint
CREATE INDEX "grades_student_idx" ON "grades" USING btree ("school_id","student_id","course_id","assignment_id");--> statement-breakpoint
CREATE INDEX "grades_assignment_idx" ON "grades" USING btree ("school_id","assignment_id","student_id");--> statement-breakpoint
CREATE INDEX "grades_released_idx" ON "grades" USING btree ("school_id","student_id","released_at" DESC NULLS LAST) WHERE "grades"."state" = 'graded' and "grades"."released_at" is not null;--> statement-breakpoint
CREATE INDEX "grades_queue_idx" ON "grades" USING btree ("school_id","course_id","submitted_at") WHERE "grades"."needs_grading";--> statement-breakpoint
CREATE INDEX "lesson_events_lesson_idx" ON "lesson_events" USING btree ("school_id","student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_events_received_idx" ON "lesson_events" USING btree ("school_id","student_id","received_at");--> statement-breakpoint
CREATE INDEX "lesson_progress_course_idx" ON "lesson_progress" USING btree ("school_id","student_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "session_joins_user_idx" ON "session_joins" USING btree ("school_id","session_id","user_id");--> statement-breakpoint
CREATE INDEX "session_materials_session_idx" ON "session_materials" USING btree ("school_id","session_id");--> statement-breakpoint
CREATE INDEX "conversation_members_user_idx" ON "conversation_members" USING btree ("user_id","school_id","conversation_id");--> statement-breakpoint
CREATE INDEX "message_reports_open_idx" ON "message_reports" USING btree ("school_id","created_at") WHERE "message_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "message_reports_conversation_idx" ON "message_reports" USING btree ("school_id","conversation_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("school_id","conversation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_deliveries_pending_key" ON "notification_deliveries" USING btree ("notification_id","channel") WHERE "notification_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "notification_deliveries_due_idx" ON "notification_deliveries" USING btree ("due_at") WHERE "notification_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "notification_deliveries_user_idx" ON "notification_deliveries" USING btree ("user_id","channel","state");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread_group_key" ON "notifications" USING btree ("user_id","group_key","is_in_app") WHERE "notifications"."read_at" is null and "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","updated_at" DESC NULLS LAST) WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_put_away_idx" ON "notifications" USING btree ("deleted_at") WHERE "notifications"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint_hash") WHERE "push_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id") WHERE "push_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_live_key" ON "deletion_requests" USING btree ("user_id") WHERE "deletion_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "deletion_requests_due_idx" ON "deletion_requests" USING btree ("due_at") WHERE "deletion_requests"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_live_key" ON "guardian_links" USING btree ("school_id","guardian_user_id","student_id") WHERE "guardian_links"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "guardian_links_guardian_idx" ON "guardian_links" USING btree ("guardian_user_id","status");--> statement-breakpoint
CREATE INDEX "guardian_links_student_idx" ON "guardian_links" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_profiles_user_key" ON "parent_profiles" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_roles_live_key" ON "platform_roles" USING btree ("user_id") WHERE "platform_roles"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_memberships_live_key" ON "school_memberships" USING btree ("school_id","user_id","role") WHERE "school_memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "school_memberships_user_idx" ON "school_memberships" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "school_memberships_people_idx" ON "school_memberships" USING btree ("school_id","role","status","sort_name","id");--> statement-breakpoint
CREATE INDEX "school_memberships_name_idx" ON "school_memberships" USING gin ((' ' || lower("display_name")) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "student_profiles_user_key" ON "student_profiles" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_profiles_number_key" ON "student_profiles" USING btree ("school_id","student_number");--> statement-breakpoint
CREATE INDEX "student_profiles_own_idx" ON "student_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_profiles_id_idx" ON "student_profiles" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_profiles_user_key" ON "teacher_profiles" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE INDEX "ai_runs_school_idx" ON "ai_runs" USING btree ("school_id","task","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_school_idx" ON "audit_log" USING btree ("school_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key" ON "mail_outbox" USING btree ("message_key");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_idx" ON "mail_outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_outbox_queued_idx" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."state" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "accommodations_live_key" ON "accommodations" USING btree ("school_id","student_id") WHERE "accommodations"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_overrides_live_key" ON "assignment_overrides" USING btree ("school_id","student_id","assignment_id") WHERE "assignment_overrides"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "attendance_records_course_idx" ON "attendance_records" USING btree ("school_id","course_id","on");--> statement-breakpoint
CREATE INDEX "attendance_records_day_idx" ON "attendance_records" USING btree ("school_id","on");--> statement-breakpoint
CREATE INDEX "final_grades_student_idx" ON "final_grades" USING btree ("school_id","student_id","posted_at");--> statement-breakpoint
CREATE INDEX "final_grades_course_idx" ON "final_grades" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "record_changes_entity_idx" ON "record_changes" USING btree ("school_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "student_due_dates_assignment_idx" ON "student_due_dates" USING btree ("school_id","assignment_id");--> statement-breakpoint
CREATE INDEX "student_due_dates_unsettled_idx" ON "student_due_dates" USING btree ("due_at") WHERE "student_due_dates"."settled_for" is distinct from "student_due_dates"."due_at";--> statement-breakpoint
CREATE INDEX "transfer_credits_student_idx" ON "transfer_credits" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "resource_versions_file_idx" ON "resource_versions" USING btree ("school_id","file_id");--> statement-breakpoint
CREATE INDEX "resources_course_idx" ON "resources" USING btree ("school_id","course_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "grading_policies_number_key" ON "grading_policies" USING btree ("school_id","number");--> statement-breakpoint
CREATE INDEX "grading_policies_effective_idx" ON "grading_policies" USING btree ("school_id","effective_on","number");--> statement-breakpoint
CREATE UNIQUE INDEX "school_codes_active_key" ON "school_codes" USING btree ("code") WHERE "school_codes"."is_active";--> statement-breakpoint
CREATE INDEX "schools_created_idx" ON "schools" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_entries_course_idx" ON "search_entries" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "search_entries_courses_idx" ON "search_entries" USING gin ("words") WITH (fastupdate=false) WHERE "search_entries"."kind" = 'course';--> statement-breakpoint
CREATE INDEX "search_entries_lessons_idx" ON "search_entries" USING gin ("words") WITH (fastupdate=false) WHERE "search_entries"."kind" = 'lesson';--> statement-breakpoint
CREATE INDEX "search_entries_assignments_idx" ON "search_entries" USING gin ("words") WITH (fastupdate=false) WHERE "search_entries"."kind" = 'assignment';--> statement-breakpoint
CREATE INDEX "search_entries_head_idx" ON "search_entries" USING gin ("head_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_title_idx" ON "search_entries" USING gin ("title_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_user_provider_key" ON "auth_accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_passkeys_credential_key" ON "auth_passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "auth_passkeys_user_idx" ON "auth_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_sessions_token_key" ON "auth_sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_two_factors_user_key" ON "auth_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_idx" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "login_activity_user_idx" ON "login_activity" USING btree ("user_id","login_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_activity_at_idx" ON "login_activity" USING btree ("login_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ups_user_key" ON "sign_ups" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "school_days_on_key" ON "school_days" USING btree ("school_id","on");