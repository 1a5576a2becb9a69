CREATE TABLE "portal"."grant_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_kind" text NOT NULL,
	"association_id" uuid,
	"user_id" text,
	"type_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"reference" text,
	"language" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_version" integer DEFAULT 1 NOT NULL,
	"draft_by" text,
	"draft_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_version" smallint DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"case_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grant_application_reference" UNIQUE("reference"),
	CONSTRAINT "grant_application_applicant" CHECK (("portal"."grant_application"."applicant_kind" = 'association') = ("portal"."grant_application"."association_id" is not null)
        and ("portal"."grant_application"."applicant_kind" = 'person' or "portal"."grant_application"."user_id" is null)),
	CONSTRAINT "grant_application_sent" CHECK (("portal"."grant_application"."sent_version" > 0) = ("portal"."grant_application"."first_sent_at" is not null)
        and ("portal"."grant_application"."sent_version" > 0) = ("portal"."grant_application"."reference" is not null)),
	CONSTRAINT "grant_application_kind" CHECK ("portal"."grant_application"."applicant_kind" in ('association', 'person'))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_application_version" (
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"requested_ore" bigint NOT NULL,
	"files" jsonb NOT NULL,
	"members" integer,
	"paying_members" integer,
	"sent_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_application_version_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "grant_application_version_number" CHECK ("portal"."grant_application_version"."number" > 0),
	CONSTRAINT "grant_application_version_title" CHECK (length("portal"."grant_application_version"."title") between 1 and 120),
	CONSTRAINT "grant_application_version_requested" CHECK ("portal"."grant_application_version"."requested_ore" between 1 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_file" (
	"attachment_id" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"document_id" uuid,
	"added_by" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"version" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grant_comment_text" CHECK (length("portal"."grant_comment"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_conflict" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "grant_conflict_cause" CHECK ("portal"."grant_conflict"."cause" in ('declared', 'role', 'own'))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_presence" (
	"round_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grant_presence_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_proposal" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"reason_ids" uuid[] NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"application_version" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grant_proposal_outcome" CHECK ("portal"."grant_proposal"."outcome" in ('granted', 'refused', 'postponed')),
	CONSTRAINT "grant_proposal_amount" CHECK (case "portal"."grant_proposal"."outcome" when 'granted' then "portal"."grant_proposal"."amount_ore" between 1 and 1000000000
        else "portal"."grant_proposal"."amount_ore" = 0 end),
	CONSTRAINT "grant_proposal_words" CHECK (length("portal"."grant_proposal"."words") <= 4000),
	CONSTRAINT "grant_proposal_conditions" CHECK (length("portal"."grant_proposal"."conditions") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_score" (
	"application_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"criterion_id" uuid NOT NULL,
	"points" smallint,
	"version" smallint NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grant_score_application_id_user_id_criterion_id_pk" PRIMARY KEY("application_id","user_id","criterion_id"),
	CONSTRAINT "grant_score_points" CHECK ("portal"."grant_score"."points" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_appeal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"outcome" text,
	"result_ore" bigint,
	"words" text,
	"decided_on" date,
	"registered_by" text,
	"registered_at" timestamp with time zone,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "grant_appeal_text" CHECK (length("portal"."grant_appeal"."text") between 1 and 6000),
	CONSTRAINT "grant_appeal_words" CHECK (length("portal"."grant_appeal"."words") between 1 and 4000),
	CONSTRAINT "grant_appeal_outcome" CHECK ("portal"."grant_appeal"."outcome" in ('stands', 'changed', 'not-heard')),
	CONSTRAINT "grant_appeal_registered" CHECK (num_nulls("portal"."grant_appeal"."outcome", "portal"."grant_appeal"."words", "portal"."grant_appeal"."decided_on", "portal"."grant_appeal"."registered_at") in (0, 4)
        and ("portal"."grant_appeal"."outcome" = 'changed') is not distinct from ("portal"."grant_appeal"."result_ore" is not null)
          or "portal"."grant_appeal"."outcome" is null and "portal"."grant_appeal"."result_ore" is null),
	CONSTRAINT "grant_appeal_confirmed" CHECK ("portal"."grant_appeal"."confirmed_at" is null or "portal"."grant_appeal"."registered_at" is not null),
	CONSTRAINT "grant_appeal_two_people" CHECK ("portal"."grant_appeal"."confirmed_by" <> "portal"."grant_appeal"."registered_by")
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"basis" text NOT NULL,
	"outcome" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"reason_ids" uuid[] NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"application_version" smallint NOT NULL,
	"round_id" uuid,
	"decided_by" text,
	"confirmed_by" text,
	"decided_at" timestamp with time zone NOT NULL,
	"appeal_until" date,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "grant_decision_basis" CHECK ("portal"."grant_decision"."basis" in ('meeting', 'formal', 'appeal', 'correction')),
	CONSTRAINT "grant_decision_outcome" CHECK ("portal"."grant_decision"."outcome" in ('granted', 'refused')),
	CONSTRAINT "grant_decision_amount" CHECK (case "portal"."grant_decision"."outcome" when 'granted' then "portal"."grant_decision"."amount_ore" between 1 and 1000000000
        else "portal"."grant_decision"."amount_ore" = 0 end),
	CONSTRAINT "grant_decision_two_people" CHECK ("portal"."grant_decision"."confirmed_by" <> "portal"."grant_decision"."decided_by"),
	CONSTRAINT "grant_decision_words" CHECK (length("portal"."grant_decision"."words") <= 4000),
	CONSTRAINT "grant_decision_conditions" CHECK (length("portal"."grant_decision"."conditions") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_meeting" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreed_by" text,
	"minutes" jsonb NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_meeting_two_people" CHECK ("portal"."grant_meeting"."released_by" <> "portal"."grant_meeting"."agreed_by")
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_award" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"amount_ore" bigint NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"accept_by" date NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"report_due" date,
	"settled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_award_amount" CHECK ("portal"."grant_award"."amount_ore" between 0 and 1000000000),
	CONSTRAINT "grant_award_state" CHECK ("portal"."grant_award"."state" in ('offered', 'accepted', 'declined', 'lapsed', 'withdrawn', 'settled')),
	CONSTRAINT "grant_award_settled" CHECK (("portal"."grant_award"."state" = 'settled') = ("portal"."grant_award"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"amount_ore" bigint NOT NULL,
	"reason" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"received_on" date,
	"registered_by" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_claim_state_known" CHECK ("portal"."grant_claim"."state" in ('proposed', 'open', 'paid', 'cancelled')),
	CONSTRAINT "grant_claim_amount" CHECK ("portal"."grant_claim"."amount_ore" between 1 and 1000000000),
	CONSTRAINT "grant_claim_reason" CHECK (length("portal"."grant_claim"."reason") between 1 and 1000),
	CONSTRAINT "grant_claim_two_people" CHECK ("portal"."grant_claim"."confirmed_by" <> "portal"."grant_claim"."proposed_by"),
	CONSTRAINT "grant_claim_closed" CHECK (("portal"."grant_claim"."state" in ('paid', 'cancelled')) = ("portal"."grant_claim"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_part" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"cause" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "grant_part_cause" CHECK ("portal"."grant_part"."cause" in ('first', 'rest', 'more', 'again')),
	CONSTRAINT "grant_part_state_known" CHECK ("portal"."grant_part"."state" in ('waiting', 'approved', 'withdrawn')),
	CONSTRAINT "grant_part_amount" CHECK ("portal"."grant_part"."amount_ore" between 1 and 1000000000),
	CONSTRAINT "grant_part_reason" CHECK (length("portal"."grant_part"."reason") between 1 and 1000),
	CONSTRAINT "grant_part_decided" CHECK (("portal"."grant_part"."state" = 'waiting') = ("portal"."grant_part"."decided_at" is null)
        and ("portal"."grant_part"."state" = 'withdrawn') = ("portal"."grant_part"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_payee" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"account_masked" text NOT NULL,
	"account_index" text NOT NULL,
	"holder" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_reminder" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" date NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grant_reminder_application_id_kind_about_pk" PRIMARY KEY("application_id","kind","about"),
	CONSTRAINT "grant_reminder_kind" CHECK (length("portal"."grant_reminder"."kind") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "grant_report_state_known" CHECK ("portal"."grant_report"."state" in ('draft', 'sent', 'returned', 'approved')),
	CONSTRAINT "grant_report_sent" CHECK (("portal"."grant_report"."state" = 'draft') = ("portal"."grant_report"."sent_at" is null)),
	CONSTRAINT "grant_report_decided" CHECK (("portal"."grant_report"."state" in ('returned', 'approved')) = ("portal"."grant_report"."decided_at" is not null)
        and ("portal"."grant_report"."state" = 'returned') = ("portal"."grant_report"."reason" is not null)),
	CONSTRAINT "grant_report_reason" CHECK (length("portal"."grant_report"."reason") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_budget" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" smallint NOT NULL,
	"type_id" uuid NOT NULL,
	"amount_ore" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_budget_year" CHECK ("portal"."grant_budget"."year" between 2000 and 2200),
	CONSTRAINT "grant_budget_amount" CHECK ("portal"."grant_budget"."amount_ore" between 0 and 100000000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_committee_term" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"seat" text DEFAULT 'member' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_committee_term_seat" CHECK ("portal"."grant_committee_term"."seat" in ('chair', 'deputy', 'member')),
	CONSTRAINT "grant_committee_term_order" CHECK ("portal"."grant_committee_term"."starts_on" <= "portal"."grant_committee_term"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_criterion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type_id" uuid,
	"name" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	"most_points" smallint DEFAULT 5 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grant_criterion_name" CHECK (coalesce(length("portal"."grant_criterion"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_criterion"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_criterion_hint" CHECK (coalesce(length("portal"."grant_criterion"."hint" ->> 'no'), 0) between 0 and 400 and coalesce(length("portal"."grant_criterion"."hint" ->> 'en'), 0) between 0 and 400),
	CONSTRAINT "grant_criterion_weight" CHECK ("portal"."grant_criterion"."weight" between 1 and 100),
	CONSTRAINT "grant_criterion_points" CHECK ("portal"."grant_criterion"."most_points" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"applicants" text DEFAULT 'all' NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grant_document_name" CHECK (coalesce(length("portal"."grant_document"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_document"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_document_hint" CHECK (coalesce(length("portal"."grant_document"."hint" ->> 'no'), 0) between 0 and 400 and coalesce(length("portal"."grant_document"."hint" ->> 'en'), 0) between 0 and 400),
	CONSTRAINT "grant_document_applicants" CHECK ("portal"."grant_document"."applicants" in ('all', 'association', 'person'))
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_reason" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"document_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grant_reason_kind" CHECK ("portal"."grant_reason"."kind" in ('refused', 'reduced')),
	CONSTRAINT "grant_reason_name" CHECK (coalesce(length("portal"."grant_reason"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_reason"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_reason_text" CHECK (coalesce(length("portal"."grant_reason"."text" ->> 'no'), 0) between 1 and 1000 and coalesce(length("portal"."grant_reason"."text" ->> 'en'), 0) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"meets_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"earliest_event_on" date NOT NULL,
	"budget_year" smallint NOT NULL,
	"ceiling_ore" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "grant_round_name" CHECK (coalesce(length("portal"."grant_round"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_round"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_round_place" CHECK (length("portal"."grant_round"."place") <= 200),
	CONSTRAINT "grant_round_order" CHECK ("portal"."grant_round"."opens_at" < "portal"."grant_round"."deadline_at" and "portal"."grant_round"."deadline_at" < "portal"."grant_round"."meets_at"),
	CONSTRAINT "grant_round_year" CHECK ("portal"."grant_round"."budget_year" between 2000 and 2200),
	CONSTRAINT "grant_round_ceiling" CHECK ("portal"."grant_round"."ceiling_ore" between 0 and 100000000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_round_type" (
	"round_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	CONSTRAINT "grant_round_type_round_id_type_id_pk" PRIMARY KEY("round_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"committee_name" jsonb NOT NULL,
	"appeal_body" jsonb NOT NULL,
	"appeal_days" smallint DEFAULT 21 NOT NULL,
	"accept_days" smallint DEFAULT 30 NOT NULL,
	"conflict_months" smallint DEFAULT 24 NOT NULL,
	"least_present" smallint DEFAULT 5 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grant_settings_one_row" CHECK ("portal"."grant_settings"."only_row"),
	CONSTRAINT "grant_settings_committee" CHECK (coalesce(length("portal"."grant_settings"."committee_name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_settings"."committee_name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_settings_body" CHECK (coalesce(length("portal"."grant_settings"."appeal_body" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_settings"."appeal_body" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_settings_appeal" CHECK ("portal"."grant_settings"."appeal_days" between 1 and 365),
	CONSTRAINT "grant_settings_accept" CHECK ("portal"."grant_settings"."accept_days" between 1 and 365),
	CONSTRAINT "grant_settings_conflict" CHECK ("portal"."grant_settings"."conflict_months" between 0 and 120),
	CONSTRAINT "grant_settings_present" CHECK ("portal"."grant_settings"."least_present" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "portal"."grant_type" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"payment" text DEFAULT 'advance' NOT NULL,
	"for_associations" boolean DEFAULT true NOT NULL,
	"for_persons" boolean DEFAULT false NOT NULL,
	"has_event" boolean DEFAULT false NOT NULL,
	"least_ore" bigint DEFAULT 100000 NOT NULL,
	"most_ore" bigint NOT NULL,
	"first_part_percent" smallint DEFAULT 100 NOT NULL,
	"report_days" smallint DEFAULT 60,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grant_type_name" CHECK (coalesce(length("portal"."grant_type"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."grant_type"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "grant_type_description" CHECK (coalesce(length("portal"."grant_type"."description" ->> 'no'), 0) between 0 and 2000 and coalesce(length("portal"."grant_type"."description" ->> 'en'), 0) between 0 and 2000),
	CONSTRAINT "grant_type_payment" CHECK ("portal"."grant_type"."payment" in ('advance', 'deficit')),
	CONSTRAINT "grant_type_applicants" CHECK ("portal"."grant_type"."for_associations" or "portal"."grant_type"."for_persons"),
	CONSTRAINT "grant_type_amounts" CHECK ("portal"."grant_type"."least_ore" between 0 and "portal"."grant_type"."most_ore" and "portal"."grant_type"."most_ore" between 100 and 1000000000),
	CONSTRAINT "grant_type_first_part" CHECK ("portal"."grant_type"."first_part_percent" between 0 and 100),
	CONSTRAINT "grant_type_report" CHECK ("portal"."grant_type"."report_days" between 1 and 730),
	CONSTRAINT "grant_type_paid_after_report" CHECK ("portal"."grant_type"."report_days" is not null or "portal"."grant_type"."first_part_percent" = 100 and "portal"."grant_type"."payment" = 'advance'),
	CONSTRAINT "grant_type_deficit" CHECK ("portal"."grant_type"."payment" <> 'deficit' or "portal"."grant_type"."first_part_percent" = 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_owner_kind";--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."payment" DROP CONSTRAINT "payment_account";--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" DROP CONSTRAINT "staff_invitation_roles";--> statement-breakpoint
ALTER TABLE "portal"."staff_member" DROP CONSTRAINT "staff_member_roles";--> statement-breakpoint
DROP INDEX "portal"."case_file_one_open";--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_type_id_grant_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "portal"."grant_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_round_id_grant_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "portal"."grant_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_draft_by_user_id_fk" FOREIGN KEY ("draft_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_withdrawn_by_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application" ADD CONSTRAINT "grant_application_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application_version" ADD CONSTRAINT "grant_application_version_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_application_version" ADD CONSTRAINT "grant_application_version_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_file" ADD CONSTRAINT "grant_file_attachment_id_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "portal"."attachment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_file" ADD CONSTRAINT "grant_file_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_file" ADD CONSTRAINT "grant_file_document_id_grant_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "portal"."grant_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_file" ADD CONSTRAINT "grant_file_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_comment" ADD CONSTRAINT "grant_comment_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_comment" ADD CONSTRAINT "grant_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_conflict" ADD CONSTRAINT "grant_conflict_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_conflict" ADD CONSTRAINT "grant_conflict_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_presence" ADD CONSTRAINT "grant_presence_round_id_grant_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "portal"."grant_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_presence" ADD CONSTRAINT "grant_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_proposal" ADD CONSTRAINT "grant_proposal_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_proposal" ADD CONSTRAINT "grant_proposal_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_score" ADD CONSTRAINT "grant_score_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_score" ADD CONSTRAINT "grant_score_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_score" ADD CONSTRAINT "grant_score_criterion_id_grant_criterion_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "portal"."grant_criterion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_appeal" ADD CONSTRAINT "grant_appeal_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_appeal" ADD CONSTRAINT "grant_appeal_decision_id_grant_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "portal"."grant_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_appeal" ADD CONSTRAINT "grant_appeal_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_appeal" ADD CONSTRAINT "grant_appeal_registered_by_user_id_fk" FOREIGN KEY ("registered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_appeal" ADD CONSTRAINT "grant_appeal_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_decision" ADD CONSTRAINT "grant_decision_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_decision" ADD CONSTRAINT "grant_decision_round_id_grant_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "portal"."grant_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_decision" ADD CONSTRAINT "grant_decision_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_decision" ADD CONSTRAINT "grant_decision_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_meeting" ADD CONSTRAINT "grant_meeting_round_id_grant_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "portal"."grant_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_meeting" ADD CONSTRAINT "grant_meeting_agreed_by_user_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_meeting" ADD CONSTRAINT "grant_meeting_released_by_user_id_fk" FOREIGN KEY ("released_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_award" ADD CONSTRAINT "grant_award_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_award" ADD CONSTRAINT "grant_award_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_registered_by_user_id_fk" FOREIGN KEY ("registered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_closed_by_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_part" ADD CONSTRAINT "grant_part_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_part" ADD CONSTRAINT "grant_part_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_payee" ADD CONSTRAINT "grant_payee_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_reminder" ADD CONSTRAINT "grant_reminder_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_report" ADD CONSTRAINT "grant_report_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_report" ADD CONSTRAINT "grant_report_saved_by_user_id_fk" FOREIGN KEY ("saved_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_report" ADD CONSTRAINT "grant_report_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_budget" ADD CONSTRAINT "grant_budget_type_id_grant_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "portal"."grant_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_committee_term" ADD CONSTRAINT "grant_committee_term_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_criterion" ADD CONSTRAINT "grant_criterion_type_id_grant_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "portal"."grant_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_document" ADD CONSTRAINT "grant_document_type_id_grant_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "portal"."grant_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_reason" ADD CONSTRAINT "grant_reason_document_id_grant_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "portal"."grant_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_round_type" ADD CONSTRAINT "grant_round_type_round_id_grant_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "portal"."grant_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_round_type" ADD CONSTRAINT "grant_round_type_type_id_grant_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "portal"."grant_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_application_one_draft" ON "portal"."grant_application" USING btree ("association_id","type_id") WHERE sent_version = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_application_one_own_draft" ON "portal"."grant_application" USING btree ("user_id","type_id") WHERE sent_version = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_application_case" ON "portal"."grant_application" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "grant_application_association" ON "portal"."grant_application" USING btree ("association_id","created_at");--> statement-breakpoint
CREATE INDEX "grant_application_user" ON "portal"."grant_application" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "grant_application_round" ON "portal"."grant_application" USING btree ("round_id","type_id") WHERE sent_version > 0;--> statement-breakpoint
CREATE INDEX "grant_application_type" ON "portal"."grant_application" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "grant_application_draft_by" ON "portal"."grant_application" USING btree ("draft_by");--> statement-breakpoint
CREATE INDEX "grant_application_withdrawn_by" ON "portal"."grant_application" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "grant_application_created_by" ON "portal"."grant_application" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "grant_application_drafts" ON "portal"."grant_application" USING btree ("draft_at") WHERE sent_version = 0;--> statement-breakpoint
CREATE INDEX "grant_application_version_sent_by" ON "portal"."grant_application_version" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "grant_file_application" ON "portal"."grant_file" USING btree ("application_id","added_at");--> statement-breakpoint
CREATE INDEX "grant_file_document" ON "portal"."grant_file" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "grant_file_added_by" ON "portal"."grant_file" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "grant_comment_application" ON "portal"."grant_comment" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "grant_comment_user" ON "portal"."grant_comment" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_conflict_once" ON "portal"."grant_conflict" USING btree ("application_id","user_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "grant_conflict_user" ON "portal"."grant_conflict" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grant_presence_user" ON "portal"."grant_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grant_proposal_by" ON "portal"."grant_proposal" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "grant_score_user" ON "portal"."grant_score" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grant_score_criterion" ON "portal"."grant_score" USING btree ("criterion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_appeal_open" ON "portal"."grant_appeal" USING btree ("application_id") WHERE confirmed_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "grant_appeal_application" ON "portal"."grant_appeal" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "grant_appeal_decision" ON "portal"."grant_appeal" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "grant_appeal_sent_by" ON "portal"."grant_appeal" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "grant_appeal_registered_by" ON "portal"."grant_appeal" USING btree ("registered_by");--> statement-breakpoint
CREATE INDEX "grant_appeal_confirmed_by" ON "portal"."grant_appeal" USING btree ("confirmed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_decision_number" ON "portal"."grant_decision" USING btree ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_decision_current" ON "portal"."grant_decision" USING btree ("application_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "grant_decision_round" ON "portal"."grant_decision" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "grant_decision_at" ON "portal"."grant_decision" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "grant_decision_by" ON "portal"."grant_decision" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "grant_decision_confirmed_by" ON "portal"."grant_decision" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "grant_meeting_agreed_by" ON "portal"."grant_meeting" USING btree ("agreed_by");--> statement-breakpoint
CREATE INDEX "grant_meeting_released_by" ON "portal"."grant_meeting" USING btree ("released_by");--> statement-breakpoint
CREATE INDEX "grant_award_accept" ON "portal"."grant_award" USING btree ("accept_by") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "grant_award_report" ON "portal"."grant_award" USING btree ("report_due") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "grant_award_answered_by" ON "portal"."grant_award" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "grant_claim_application" ON "portal"."grant_claim" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "grant_claim_state" ON "portal"."grant_claim" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "grant_claim_proposed_by" ON "portal"."grant_claim" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "grant_claim_confirmed_by" ON "portal"."grant_claim" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "grant_claim_registered_by" ON "portal"."grant_claim" USING btree ("registered_by");--> statement-breakpoint
CREATE INDEX "grant_claim_closed_by" ON "portal"."grant_claim" USING btree ("closed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_part_number" ON "portal"."grant_part" USING btree ("application_id","number");--> statement-breakpoint
CREATE INDEX "grant_part_state" ON "portal"."grant_part" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "grant_part_decided_by" ON "portal"."grant_part" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "grant_payee_index" ON "portal"."grant_payee" USING btree ("account_index");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_report_number" ON "portal"."grant_report" USING btree ("application_id","number");--> statement-breakpoint
CREATE INDEX "grant_report_state" ON "portal"."grant_report" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "grant_report_saved_by" ON "portal"."grant_report" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "grant_report_decided_by" ON "portal"."grant_report" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_budget_once" ON "portal"."grant_budget" USING btree ("year","type_id");--> statement-breakpoint
CREATE INDEX "grant_budget_type" ON "portal"."grant_budget" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "grant_committee_term_user" ON "portal"."grant_committee_term" USING btree ("user_id","ends_on");--> statement-breakpoint
CREATE INDEX "grant_committee_term_days" ON "portal"."grant_committee_term" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "grant_criterion_type" ON "portal"."grant_criterion" USING btree ("type_id","position");--> statement-breakpoint
CREATE INDEX "grant_document_type" ON "portal"."grant_document" USING btree ("type_id","position");--> statement-breakpoint
CREATE INDEX "grant_reason_document" ON "portal"."grant_reason" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "grant_round_deadline" ON "portal"."grant_round" USING btree ("deadline_at");--> statement-breakpoint
CREATE INDEX "grant_round_meeting" ON "portal"."grant_round" USING btree ("meets_at");--> statement-breakpoint
CREATE INDEX "grant_round_type_type" ON "portal"."grant_round_type" USING btree ("type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_file_one_open" ON "portal"."case_file" USING btree ("user_id","kind","subject") WHERE "portal"."case_file"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association', 'grant'));--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_subject" CHECK (length("portal"."case_file"."subject") <= 60);--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim'));--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD CONSTRAINT "payment_account" CHECK (("portal"."payment"."account_kind" is null) = ("portal"."payment"."account_key" is null)
        and "portal"."payment"."account_kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim'));--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" ADD CONSTRAINT "staff_invitation_roles" CHECK (cardinality("portal"."staff_invitation"."roles") > 0 and "portal"."staff_invitation"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'admin']::text[]);--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_roles" CHECK (cardinality("portal"."staff_member"."roles") > 0 and "portal"."staff_member"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'admin']::text[]);--> statement-breakpoint
-- Staff give both their own names.
INSERT INTO "portal"."grant_settings" ("committee_name", "appeal_body") VALUES
	('{"no": "Tilskuddsutvalget", "en": "The grants committee"}', '{"no": "Klagenemnda", "en": "The board of appeal"}');
