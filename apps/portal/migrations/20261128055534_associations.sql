CREATE TABLE "portal"."association" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"purpose" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"how_to_join" jsonb NOT NULL,
	"institution_code" text,
	"campus_id" integer,
	"topic_id" uuid,
	"languages" text[] NOT NULL,
	"welcomes_new" boolean DEFAULT false NOT NULL,
	"is_open_to_all" boolean DEFAULT true NOT NULL,
	"contact_email" text,
	"shows_email" boolean DEFAULT false NOT NULL,
	"website" text,
	"organisation_number" text,
	"state" text DEFAULT 'new' NOT NULL,
	"state_reason" text DEFAULT 'founders-confirm' NOT NULL,
	"state_note" text,
	"state_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_days" smallint,
	"merged_into_id" uuid,
	"term_kind" text DEFAULT 'semester' NOT NULL,
	"fee_ore" integer DEFAULT 0 NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"takes_members" boolean DEFAULT true NOT NULL,
	"case_id" uuid,
	"founded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(translate(regexp_replace(normalize(name || ' ' || coalesce(purpose ->> 'no', '') || ' ' || coalesce(purpose ->> 'en', ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ÆØŒÐĐŁÞ', 'æøœðđłþ')), 'æ', 'ae'), 'ø', 'o'), 'œ', 'oe'), 'ß', 'ss'), 'ð', 'd'), 'đ', 'd'), 'ł', 'l'), 'þ', 'th'), 'oe', 'o'), 'aa', 'a')) STORED NOT NULL,
	CONSTRAINT "association_slug" UNIQUE("slug"),
	CONSTRAINT "association_slug_shape" CHECK ("portal"."association"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."association"."slug") <= 60),
	CONSTRAINT "association_name" CHECK (length("portal"."association"."name") between 2 and 100),
	CONSTRAINT "association_texts" CHECK (coalesce(length("portal"."association"."purpose" ->> 'no'), 0) between 0 and 200 and coalesce(length("portal"."association"."purpose" ->> 'en'), 0) between 0 and 200
        and coalesce(length("portal"."association"."description" ->> 'no'), 0) between 0 and 4000 and coalesce(length("portal"."association"."description" ->> 'en'), 0) between 0 and 4000
        and coalesce(length("portal"."association"."how_to_join" ->> 'no'), 0) between 0 and 1000 and coalesce(length("portal"."association"."how_to_join" ->> 'en'), 0) between 0 and 1000),
	CONSTRAINT "association_languages" CHECK ("portal"."association"."languages" <@ array['no', 'en'] and cardinality("portal"."association"."languages") > 0),
	CONSTRAINT "association_email" CHECK ("portal"."association"."contact_email" = lower("portal"."association"."contact_email")
        and length("portal"."association"."contact_email") between 3 and 254),
	CONSTRAINT "association_email_shown" CHECK (not "portal"."association"."shows_email" or "portal"."association"."contact_email" is not null),
	CONSTRAINT "association_website" CHECK ("portal"."association"."website" ~ '^https://' and length("portal"."association"."website") <= 300),
	CONSTRAINT "association_organisation_number" CHECK ("portal"."association"."organisation_number" ~ '^[0-9]{9}$'),
	CONSTRAINT "association_state_reason" CHECK (("portal"."association"."state" = 'new' and "portal"."association"."state_reason" in ('founders-confirm', 'staff-decide')) or ("portal"."association"."state" = 'active' and "portal"."association"."state_reason" in ('approved', 'confirmed', 'reopened')) or ("portal"."association"."state" = 'inactive' and "portal"."association"."state_reason" in ('not-confirmed', 'few-contacts', 'by-staff')) or ("portal"."association"."state" = 'closed' and "portal"."association"."state_reason" in ('by-board', 'closed-by-staff', 'merged', 'withdrawn'))),
	CONSTRAINT "association_state_note" CHECK (length("portal"."association"."state_note") between 1 and 1000),
	CONSTRAINT "association_merged" CHECK (("portal"."association"."state_reason" = 'merged') = ("portal"."association"."merged_into_id" is not null)
        and "portal"."association"."merged_into_id" <> "portal"."association"."id"),
	CONSTRAINT "association_term_kind" CHECK ("portal"."association"."term_kind" in ('semester', 'calendar-year', 'rolling')),
	CONSTRAINT "association_fee" CHECK ("portal"."association"."fee_ore" = 0 or "portal"."association"."fee_ore" between 100 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"shows_name" boolean DEFAULT true NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "association_contact_ended" CHECK (("portal"."association_contact"."ended_at" is null) = ("portal"."association_contact"."ended_because" is null)),
	CONSTRAINT "association_contact_because" CHECK ("portal"."association_contact"."ended_because" in ('left', 'handed-over', 'removed-by-staff', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_founder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "association_founder_name" CHECK (length("portal"."association_founder"."name") between 1 and 200),
	CONSTRAINT "association_founder_email_written" CHECK ("portal"."association_founder"."email" = lower("portal"."association_founder"."email") and length("portal"."association_founder"."email") between 3 and 254),
	CONSTRAINT "association_founder_answer" CHECK (num_nonnulls("portal"."association_founder"."confirmed_at", "portal"."association_founder"."declined_at") < 2)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."association_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"association_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb,
	CONSTRAINT "association_history_action" CHECK ("portal"."association_history"."action" ~ '^[a-z][a-z-]{1,49}$'),
	CONSTRAINT "association_history_actor_kind" CHECK ("portal"."association_history"."actor_kind" in ('board', 'staff', 'person', 'system'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"name" text,
	"language" text NOT NULL,
	"role_type_id" uuid,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mails" smallint DEFAULT 1 NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "association_invitation_mails" CHECK ("portal"."association_invitation"."mails" between 1 and 3),
	CONSTRAINT "association_invitation_kind" CHECK ("portal"."association_invitation"."kind" in ('member', 'contact')),
	CONSTRAINT "association_invitation_email_written" CHECK ("portal"."association_invitation"."email" = lower("portal"."association_invitation"."email") and length("portal"."association_invitation"."email") between 3 and 254),
	CONSTRAINT "association_invitation_name" CHECK (length("portal"."association_invitation"."name") between 1 and 200),
	CONSTRAINT "association_invitation_answer" CHECK (num_nonnulls("portal"."association_invitation"."accepted_at", "portal"."association_invitation"."declined_at", "portal"."association_invitation"."withdrawn_at") < 2
        and (num_nonnulls("portal"."association_invitation"."accepted_at", "portal"."association_invitation"."declined_at", "portal"."association_invitation"."withdrawn_at") = 0
          or "portal"."association_invitation"."email" is null and "portal"."association_invitation"."name" is null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"joined_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_before" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"no_newsletter_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_member_state_known" CHECK ("portal"."association_member"."state" in ('requested', 'member', 'ended')),
	CONSTRAINT "association_member_joined_by" CHECK ("portal"."association_member"."joined_by" in ('page', 'invitation', 'code', 'staff')),
	CONSTRAINT "association_member_ended" CHECK (("portal"."association_member"."state" = 'ended') = ("portal"."association_member"."ended_at" is not null)
        and ("portal"."association_member"."ended_at" is null) = ("portal"."association_member"."ended_because" is null)
        and "portal"."association_member"."ended_because" in ('left', 'removed', 'declined', 'lapsed', 'closed', 'merged')),
	CONSTRAINT "association_member_joined" CHECK ("portal"."association_member"."state" <> 'member' or "portal"."association_member"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role_type_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_role_days" CHECK ("portal"."association_role"."ends_on" >= "portal"."association_role"."starts_on" - 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_role_type" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"rights" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_role_type_kind" CHECK ("portal"."association_role_type"."kind" in ('leader', 'treasurer', 'deputy', 'event', 'own')),
	CONSTRAINT "association_role_type_named" CHECK (("portal"."association_role_type"."kind" = 'own') = ("portal"."association_role_type"."name" is not null)
        and length("portal"."association_role_type"."name") between 1 and 60),
	CONSTRAINT "association_role_type_rights" CHECK ("portal"."association_role_type"."rights" <@ array['register', 'members', 'roles', 'profile', 'events', 'newsletter', 'money'])
);
--> statement-breakpoint
CREATE TABLE "portal"."association_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_founders" smallint DEFAULT 4 NOT NULL,
	"least_contacts" smallint DEFAULT 2 NOT NULL,
	"contacts_grace_days" smallint DEFAULT 30 NOT NULL,
	"confirm_months" smallint DEFAULT 6 NOT NULL,
	"welcome_members" smallint DEFAULT 10 NOT NULL,
	"welcome_months" smallint DEFAULT 6 NOT NULL,
	"lapse_days" smallint DEFAULT 60 NOT NULL,
	"daily_newsletters" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_settings_one_row" CHECK ("portal"."association_settings"."only_row"),
	CONSTRAINT "association_settings_founders" CHECK ("portal"."association_settings"."least_founders" between 1 and 50),
	CONSTRAINT "association_settings_contacts" CHECK ("portal"."association_settings"."least_contacts" between 1 and 10),
	CONSTRAINT "association_settings_grace" CHECK ("portal"."association_settings"."contacts_grace_days" between 1 and 365),
	CONSTRAINT "association_settings_confirm" CHECK ("portal"."association_settings"."confirm_months" between 1 and 24),
	CONSTRAINT "association_settings_members" CHECK ("portal"."association_settings"."welcome_members" between 1 and 1000),
	CONSTRAINT "association_settings_lapse" CHECK ("portal"."association_settings"."lapse_days" between 0 and 365),
	CONSTRAINT "association_settings_newsletters" CHECK ("portal"."association_settings"."daily_newsletters" between 1 and 20),
	CONSTRAINT "association_settings_months" CHECK ("portal"."association_settings"."welcome_months" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_term" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"fee_ore" integer NOT NULL,
	"paid_by" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "association_term_days" CHECK ("portal"."association_term"."ends_on" >= "portal"."association_term"."starts_on"),
	CONSTRAINT "association_term_paid_by" CHECK ("portal"."association_term"."paid_by" in ('free', 'card', 'cash', 'staff')),
	CONSTRAINT "association_term_fee" CHECK ("portal"."association_term"."fee_ore" >= 0 and ("portal"."association_term"."paid_by" = 'free') = ("portal"."association_term"."fee_ore" = 0)
        and ("portal"."association_term"."paid_by" = 'card') = ("portal"."association_term"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_topic" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_topic_name" CHECK (coalesce(length("portal"."association_topic"."name" ->> 'no'), 0) between 1 and 60 and coalesce(length("portal"."association_topic"."name" ->> 'en'), 0) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "portal"."place" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "portal"."place_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"waiting_because" text,
	"is_first_pool" boolean NOT NULL,
	"price_ore" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"promoted_at" timestamp with time zone,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"cancelled_because" text,
	CONSTRAINT "place_state" CHECK ("portal"."place"."state" in ('held', 'booked', 'waiting', 'cancelled', 'expired')),
	CONSTRAINT "place_waiting" CHECK (("portal"."place"."state" = 'waiting') = ("portal"."place"."waiting_because" is not null)
        and "portal"."place"."waiting_because" in ('full', 'pool-first')),
	CONSTRAINT "place_held" CHECK (("portal"."place"."state" = 'held') = ("portal"."place"."expires_at" is not null)),
	CONSTRAINT "place_ended" CHECK (("portal"."place"."state" in ('cancelled', 'expired')) = ("portal"."place"."ended_at" is not null)
        and ("portal"."place"."state" = 'cancelled') = ("portal"."place"."cancelled_because" is not null)
        and "portal"."place"."cancelled_because" in ('by-person', 'declined', 'by-organiser', 'by-staff', 'called-off')),
	CONSTRAINT "place_price" CHECK ("portal"."place"."price_ore" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."place_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"pool_first_until" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	"pay_minutes" smallint DEFAULT 15 NOT NULL,
	"promoted_hours" smallint DEFAULT 24 NOT NULL,
	"called_off_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "place_offer_capacity" CHECK ("portal"."place_offer"."capacity" between 0 and 10000),
	CONSTRAINT "place_offer_taken" CHECK ("portal"."place_offer"."taken" between 0 and "portal"."place_offer"."capacity"),
	CONSTRAINT "place_offer_pay" CHECK ("portal"."place_offer"."pay_minutes" between 5 and 60),
	CONSTRAINT "place_offer_promoted" CHECK ("portal"."place_offer"."promoted_hours" between 1 and 168)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_assembly" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"held_on" date NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_by" text,
	"ended_roles" jsonb NOT NULL,
	"given_roles" uuid[] NOT NULL,
	"pending_roles" jsonb NOT NULL,
	"invitations" uuid[] NOT NULL,
	"stepping_down" uuid[] NOT NULL,
	"released_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."association_handover_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assembly_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"page" text,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	CONSTRAINT "association_handover_item_name" CHECK (coalesce(length("portal"."association_handover_item"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."association_handover_item"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "association_handover_item_text" CHECK (coalesce(length("portal"."association_handover_item"."text" ->> 'no'), 0) between 1 and 500 and coalesce(length("portal"."association_handover_item"."text" ->> 'en'), 0) between 1 and 500),
	CONSTRAINT "association_handover_item_accepted" CHECK ("portal"."association_handover_item"."accepted_at" is not null or "portal"."association_handover_item"."accepted_by" is null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_picture_of" UNIQUE("association_id"),
	CONSTRAINT "association_picture_size" CHECK ("portal"."association_picture"."width" > 0 and "portal"."association_picture"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"series_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"place" text NOT NULL,
	"link" text,
	"languages" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"audience" text DEFAULT 'all' NOT NULL,
	"has_places" boolean DEFAULT false NOT NULL,
	"member_price_ore" integer DEFAULT 0 NOT NULL,
	"price_ore" integer DEFAULT 0 NOT NULL,
	"refund_hours" smallint DEFAULT 24 NOT NULL,
	"late_refund_percent" smallint DEFAULT 0 NOT NULL,
	"answer_days" smallint DEFAULT 14 NOT NULL,
	"published_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_event_texts" CHECK (coalesce(length("portal"."association_event"."title" ->> 'no'), 0) between 0 and 120 and coalesce(length("portal"."association_event"."title" ->> 'en'), 0) between 0 and 120
        and coalesce(length("portal"."association_event"."text" ->> 'no'), 0) between 0 and 4000 and coalesce(length("portal"."association_event"."text" ->> 'en'), 0) between 0 and 4000),
	CONSTRAINT "association_event_place" CHECK (length("portal"."association_event"."place") between 1 and 200),
	CONSTRAINT "association_event_link" CHECK ("portal"."association_event"."link" ~ '^https://' and length("portal"."association_event"."link") <= 300),
	CONSTRAINT "association_event_times" CHECK ("portal"."association_event"."ends_at" > "portal"."association_event"."starts_at"),
	CONSTRAINT "association_event_state" CHECK ("portal"."association_event"."state" in ('draft', 'waiting', 'sent-back', 'published', 'called-off')),
	CONSTRAINT "association_event_audience" CHECK ("portal"."association_event"."audience" in ('all', 'members')),
	CONSTRAINT "association_event_reason" CHECK (length("portal"."association_event"."reason") between 1 and 500),
	CONSTRAINT "association_event_languages" CHECK ("portal"."association_event"."languages" <@ array['no', 'en'] and cardinality("portal"."association_event"."languages") > 0),
	CONSTRAINT "association_event_prices" CHECK ("portal"."association_event"."member_price_ore" between 0 and 1000000 and "portal"."association_event"."price_ore" between 0 and 1000000
        and ("portal"."association_event"."has_places" or "portal"."association_event"."member_price_ore" + "portal"."association_event"."price_ore" = 0)),
	CONSTRAINT "association_event_refund" CHECK ("portal"."association_event"."refund_hours" between 0 and 720 and "portal"."association_event"."late_refund_percent" between 0 and 100),
	CONSTRAINT "association_event_answer_days" CHECK ("portal"."association_event"."answer_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_answer" (
	"place_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "association_event_answer_place_id_question_id_pk" PRIMARY KEY("place_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"text" jsonb NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "association_event_question_kind" CHECK ("portal"."association_event_question"."kind" in ('text', 'choice', 'yes-no')),
	CONSTRAINT "association_event_question_text" CHECK (coalesce(length("portal"."association_event_question"."text" ->> 'no'), 0) between 0 and 200 and coalesce(length("portal"."association_event_question"."text" ->> 'en'), 0) between 0 and 200),
	CONSTRAINT "association_event_question_options" CHECK (("portal"."association_event_question"."kind" = 'choice') = ("portal"."association_event_question"."options" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place_id" uuid NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scanned_by" text,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."association_fee_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_by" text NOT NULL,
	"join_code_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"fee_ore" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "association_fee_hold_joined_by" CHECK ("portal"."association_fee_hold"."joined_by" in ('page', 'invitation', 'code', 'staff')),
	CONSTRAINT "association_fee_hold_state" CHECK ("portal"."association_fee_hold"."state" in ('held', 'paid', 'released')),
	CONSTRAINT "association_fee_hold_days" CHECK ("portal"."association_fee_hold"."ends_on" >= "portal"."association_fee_hold"."starts_on"),
	CONSTRAINT "association_fee_hold_fee" CHECK ("portal"."association_fee_hold"."fee_ore" > 0),
	CONSTRAINT "association_fee_hold_paid" CHECK ("portal"."association_fee_hold"."state" <> 'paid' or "portal"."association_fee_hold"."payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_join_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"label" text NOT NULL,
	"code" text NOT NULL,
	"ends_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"people" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_join_code_once" UNIQUE("code"),
	CONSTRAINT "association_join_code_label" CHECK (length("portal"."association_join_code"."label") between 1 and 60),
	CONSTRAINT "association_join_code_shape" CHECK ("portal"."association_join_code"."code" ~ '^[2-9A-Z]{16}$'),
	CONSTRAINT "association_join_code_people" CHECK ("portal"."association_join_code"."people" >= 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_invitation_mail" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid,
	"mails" smallint NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "association_invitation_mail_count" CHECK ("portal"."association_invitation_mail"."mails" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_member_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" text,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lines" integer NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "association_member_import_file" CHECK (length("portal"."association_member_import"."file_name") between 1 and 200),
	CONSTRAINT "association_member_import_lines" CHECK ("portal"."association_member_import"."lines" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_register_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."association_register_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"association_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reader_id" text,
	"is_staff" boolean NOT NULL,
	"role_type_id" uuid,
	"kind" text NOT NULL,
	"subject_id" text,
	CONSTRAINT "association_register_access_kind" CHECK ("portal"."association_register_access"."kind" in ('list', 'search', 'export', 'entry')),
	CONSTRAINT "association_register_access_entry" CHECK ("portal"."association_register_access"."kind" = 'entry' or "portal"."association_register_access"."subject_id" is null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_application" (
	"association_id" uuid PRIMARY KEY NOT NULL,
	"statutes_file" text NOT NULL,
	"minutes_file" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_application_language" CHECK ("portal"."association_application"."language" in ('no', 'en'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_mailing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text,
	"institution_code" text,
	"topic_id" uuid,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_user_id" text DEFAULT '' NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "association_mailing_state" CHECK ("portal"."association_mailing"."state" in ('new', 'active', 'inactive', 'closed')),
	CONSTRAINT "association_mailing_texts" CHECK (length("portal"."association_mailing"."subject") between 1 and 150
        and length("portal"."association_mailing"."text") between 1 and 8000)
);
--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" DROP CONSTRAINT "newsletter_issue_topic";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" DROP CONSTRAINT "newsletter_issue_whole";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" DROP CONSTRAINT "newsletter_subscription_ended";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" DROP CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk";
--> statement-breakpoint
DROP INDEX "portal"."newsletter_delivery_mail";--> statement-breakpoint
DROP INDEX "portal"."newsletter_subscription_email";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" DROP CONSTRAINT "newsletter_delivery_issue_id_subscription_id_pk";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD PRIMARY KEY ("mail_id");--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD COLUMN "account_kind" text;--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD COLUMN "account_key" text;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD COLUMN "association_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" ADD COLUMN "association_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_institution_code_institution_code_fk" FOREIGN KEY ("institution_code") REFERENCES "portal"."institution"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_campus_id_campus_id_fk" FOREIGN KEY ("campus_id") REFERENCES "portal"."campus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_topic_id_association_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "portal"."association_topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_merged_into_id_association_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "portal"."association"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_founded_by_user_id_fk" FOREIGN KEY ("founded_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_contact" ADD CONSTRAINT "association_contact_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_contact" ADD CONSTRAINT "association_contact_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_founder" ADD CONSTRAINT "association_founder_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_founder" ADD CONSTRAINT "association_founder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member" ADD CONSTRAINT "association_member_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member" ADD CONSTRAINT "association_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role" ADD CONSTRAINT "association_role_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role" ADD CONSTRAINT "association_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role_type" ADD CONSTRAINT "association_role_type_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_term" ADD CONSTRAINT "association_term_member_id_association_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "portal"."association_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_offer_id_place_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "portal"."place_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_assembly" ADD CONSTRAINT "association_assembly_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_assembly" ADD CONSTRAINT "association_assembly_registered_by_user_id_fk" FOREIGN KEY ("registered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_handover_item" ADD CONSTRAINT "association_handover_item_assembly_id_association_assembly_id_fk" FOREIGN KEY ("assembly_id") REFERENCES "portal"."association_assembly"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_handover_item" ADD CONSTRAINT "association_handover_item_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_picture" ADD CONSTRAINT "association_picture_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event" ADD CONSTRAINT "association_event_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event" ADD CONSTRAINT "association_event_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_answer" ADD CONSTRAINT "association_event_answer_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_answer" ADD CONSTRAINT "association_event_answer_question_id_association_event_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "portal"."association_event_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_question" ADD CONSTRAINT "association_event_question_event_id_association_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "portal"."association_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_scan" ADD CONSTRAINT "association_event_scan_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_scan" ADD CONSTRAINT "association_event_scan_scanned_by_user_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_join_code_id_association_join_code_id_fk" FOREIGN KEY ("join_code_id") REFERENCES "portal"."association_join_code"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_join_code" ADD CONSTRAINT "association_join_code_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation_mail" ADD CONSTRAINT "association_invitation_mail_invitation_id_association_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "portal"."association_invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation_mail" ADD CONSTRAINT "association_invitation_mail_import_id_association_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."association_member_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member_import" ADD CONSTRAINT "association_member_import_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member_import" ADD CONSTRAINT "association_member_import_imported_by_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_reader_id_user_id_fk" FOREIGN KEY ("reader_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_application" ADD CONSTRAINT "association_application_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_institution_code_institution_code_fk" FOREIGN KEY ("institution_code") REFERENCES "portal"."institution"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_topic_id_association_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "portal"."association_topic"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_state" ON "portal"."association" USING btree ("state","name");--> statement-breakpoint
CREATE INDEX "association_institution" ON "portal"."association" USING btree ("institution_code");--> statement-breakpoint
CREATE INDEX "association_campus" ON "portal"."association" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "association_topic_of" ON "portal"."association" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "association_founded_by" ON "portal"."association" USING btree ("founded_by");--> statement-breakpoint
CREATE INDEX "association_merged_into" ON "portal"."association" USING btree ("merged_into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_case" ON "portal"."association" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "association_confirmed" ON "portal"."association" USING btree ("confirmed_at") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "association_contact_once" ON "portal"."association_contact" USING btree ("association_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "association_contact_user" ON "portal"."association_contact" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_founder_email" ON "portal"."association_founder" USING btree ("association_id","email");--> statement-breakpoint
CREATE INDEX "association_founder_address" ON "portal"."association_founder" USING btree ("email");--> statement-breakpoint
CREATE INDEX "association_founder_user" ON "portal"."association_founder" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "association_history_of" ON "portal"."association_history" USING btree ("association_id","id");--> statement-breakpoint
CREATE INDEX "association_history_actor" ON "portal"."association_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "association_history_subject" ON "portal"."association_history" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_invitation_open" ON "portal"."association_invitation" USING btree ("association_id","kind","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "association_invitation_email" ON "portal"."association_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "association_invitation_by" ON "portal"."association_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "association_invitation_role" ON "portal"."association_invitation" USING btree ("role_type_id");--> statement-breakpoint
CREATE INDEX "association_invitation_accepted_by" ON "portal"."association_invitation" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "association_invitation_expires" ON "portal"."association_invitation" USING btree ("expires_at") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_member_once" ON "portal"."association_member" USING btree ("association_id","user_id");--> statement-breakpoint
CREATE INDEX "association_member_state" ON "portal"."association_member" USING btree ("association_id","state","joined_at");--> statement-breakpoint
CREATE INDEX "association_member_user" ON "portal"."association_member" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "association_member_pay_before" ON "portal"."association_member" USING btree ("pay_before") WHERE pay_before is not null;--> statement-breakpoint
CREATE INDEX "association_role_type_of" ON "portal"."association_role" USING btree ("role_type_id","ends_on");--> statement-breakpoint
CREATE INDEX "association_role_user" ON "portal"."association_role" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_role_type_standard" ON "portal"."association_role_type" USING btree ("association_id","kind") WHERE kind <> 'own';--> statement-breakpoint
CREATE UNIQUE INDEX "association_role_type_name" ON "portal"."association_role_type" USING btree ("association_id",lower(name)) WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_term_start" ON "portal"."association_term" USING btree ("member_id","starts_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "association_term_end" ON "portal"."association_term" USING btree ("ends_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "association_term_of_member" ON "portal"."association_term" USING btree ("member_id","ends_on","starts_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_term_payment" ON "portal"."association_term" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_once" ON "portal"."place" USING btree ("offer_id","user_id") WHERE state in ('held', 'booked', 'waiting');--> statement-breakpoint
CREATE INDEX "place_queue" ON "portal"."place" USING btree ("offer_id","number") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "place_of_offer" ON "portal"."place" USING btree ("offer_id","state");--> statement-breakpoint
CREATE INDEX "place_user" ON "portal"."place" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "place_expires" ON "portal"."place" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "place_payment" ON "portal"."place" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "place_offer_pool" ON "portal"."place_offer" USING btree ("pool_first_until") WHERE pool_first_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_assembly_day" ON "portal"."association_assembly" USING btree ("association_id","held_on") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "association_assembly_of" ON "portal"."association_assembly" USING btree ("association_id","registered_at");--> statement-breakpoint
CREATE INDEX "association_assembly_by" ON "portal"."association_assembly" USING btree ("registered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "association_handover_item_once" ON "portal"."association_handover_item" USING btree ("assembly_id","key");--> statement-breakpoint
CREATE INDEX "association_handover_item_waits" ON "portal"."association_handover_item" USING btree ("assembly_id") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "association_handover_item_by" ON "portal"."association_handover_item" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "association_event_of" ON "portal"."association_event" USING btree ("association_id","starts_at");--> statement-breakpoint
CREATE INDEX "association_event_coming" ON "portal"."association_event" USING btree ("starts_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "association_event_waiting" ON "portal"."association_event" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "association_event_created_by" ON "portal"."association_event" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "association_event_series" ON "portal"."association_event" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "association_event_answer_question" ON "portal"."association_event_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "association_event_question_of" ON "portal"."association_event_question" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "association_event_scan_place" ON "portal"."association_event_scan" USING btree ("place_id","scanned_at");--> statement-breakpoint
CREATE INDEX "association_event_scan_by" ON "portal"."association_event_scan" USING btree ("scanned_by");--> statement-breakpoint
CREATE UNIQUE INDEX "association_fee_hold_open" ON "portal"."association_fee_hold" USING btree ("association_id","user_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "association_fee_hold_user" ON "portal"."association_fee_hold" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "association_fee_hold_code" ON "portal"."association_fee_hold" USING btree ("join_code_id");--> statement-breakpoint
CREATE INDEX "association_fee_hold_created" ON "portal"."association_fee_hold" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "association_join_code_of" ON "portal"."association_join_code" USING btree ("association_id","created_at");--> statement-breakpoint
CREATE INDEX "association_invitation_mail_import" ON "portal"."association_invitation_mail" USING btree ("import_id","mails");--> statement-breakpoint
CREATE INDEX "association_member_import_of" ON "portal"."association_member_import" USING btree ("association_id","imported_at");--> statement-breakpoint
CREATE INDEX "association_member_import_by" ON "portal"."association_member_import" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "association_register_access_of" ON "portal"."association_register_access" USING btree ("association_id","at");--> statement-breakpoint
CREATE INDEX "association_register_access_reader" ON "portal"."association_register_access" USING btree ("reader_id","at");--> statement-breakpoint
CREATE INDEX "association_register_access_role" ON "portal"."association_register_access" USING btree ("role_type_id");--> statement-breakpoint
CREATE INDEX "association_register_access_subject" ON "portal"."association_register_access" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "association_mailing_created" ON "portal"."association_mailing" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "association_mailing_by" ON "portal"."association_mailing" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "association_mailing_institution" ON "portal"."association_mailing" USING btree ("institution_code");--> statement-breakpoint
CREATE INDEX "association_mailing_topic" ON "portal"."association_mailing" USING btree ("topic_id");--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "portal"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_subscriber" ON "portal"."newsletter_delivery" USING btree ("issue_id","subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_member" ON "portal"."newsletter_delivery" USING btree ("issue_id","user_id");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_user" ON "portal"."newsletter_delivery" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newsletter_issue_association" ON "portal"."newsletter_issue" USING btree ("association_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_follower" ON "portal"."newsletter_subscription" USING btree ("association_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_address" ON "portal"."newsletter_subscription" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_email" ON "portal"."newsletter_subscription" USING btree ("email") WHERE association_id is null;--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association'));--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD CONSTRAINT "payment_account" CHECK (("portal"."payment"."account_kind" is null) = ("portal"."payment"."account_key" is null)
        and "portal"."payment"."account_kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association'));--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_recipient" CHECK (num_nonnulls("portal"."newsletter_delivery"."subscription_id", "portal"."newsletter_delivery"."user_id") = 1);--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_stopped" CHECK ("portal"."newsletter_issue"."stopped_at" is null
        or ("portal"."newsletter_issue"."association_id" is not null and "portal"."newsletter_issue"."finished_at" is not null));--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_topic" CHECK ("portal"."newsletter_issue"."topic" in ('student-life', 'sports', 'food', 'housing') and ("portal"."newsletter_issue"."topic" is null or "portal"."newsletter_issue"."association_id" is null));--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_whole" CHECK ("portal"."newsletter_issue"."sent_at" is null
        or (coalesce(length("portal"."newsletter_issue"."subject" ->> 'no'), 0) between 1 and 150 and coalesce(length("portal"."newsletter_issue"."subject" ->> 'en'), 0) between 1 and 150
          and coalesce(length("portal"."newsletter_issue"."text" ->> 'no'), 0) between 1 and 20000 and coalesce(length("portal"."newsletter_issue"."text" ->> 'en'), 0) between 1 and 20000)
        or ("portal"."newsletter_issue"."association_id" is not null and ((length("portal"."newsletter_issue"."subject" ->> 'no') > 0 and length("portal"."newsletter_issue"."text" ->> 'no') > 0) or (length("portal"."newsletter_issue"."subject" ->> 'en') > 0 and length("portal"."newsletter_issue"."text" ->> 'en') > 0))));--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_ended" CHECK (case when "portal"."newsletter_subscription"."unsubscribed_at" is null
        then "portal"."newsletter_subscription"."email" is not null
          and (cardinality("portal"."newsletter_subscription"."topics") > 0) = ("portal"."newsletter_subscription"."association_id" is null)
          and num_nonnulls("portal"."newsletter_subscription"."email_hash", "portal"."newsletter_subscription"."ended_by") = 0
        else "portal"."newsletter_subscription"."association_id" is null and "portal"."newsletter_subscription"."email" is null and cardinality("portal"."newsletter_subscription"."topics") = 0
          and num_nulls("portal"."newsletter_subscription"."email_hash", "portal"."newsletter_subscription"."ended_by", "portal"."newsletter_subscription"."confirmed_at") = 0 end);--> statement-breakpoint
INSERT INTO "portal"."association_settings" DEFAULT VALUES;
