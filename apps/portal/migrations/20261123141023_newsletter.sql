CREATE TABLE "portal"."newsletter_delivery" (
	"issue_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"mail_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "newsletter_delivery_issue_id_subscription_id_pk" PRIMARY KEY("issue_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."newsletter_issue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text,
	"subject_no" text DEFAULT '' NOT NULL,
	"text_no" text DEFAULT '' NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"recipients" integer,
	CONSTRAINT "newsletter_issue_topic" CHECK ("portal"."newsletter_issue"."topic" in ('student-life', 'sports', 'food', 'housing')),
	CONSTRAINT "newsletter_issue_lengths" CHECK (greatest(length("portal"."newsletter_issue"."subject_no"), length("portal"."newsletter_issue"."subject_en")) <= 150
        and greatest(length("portal"."newsletter_issue"."text_no"), length("portal"."newsletter_issue"."text_en")) <= 20000),
	CONSTRAINT "newsletter_issue_whole" CHECK ("portal"."newsletter_issue"."sent_at" is null
        or least(length("portal"."newsletter_issue"."subject_no"), length("portal"."newsletter_issue"."text_no"), length("portal"."newsletter_issue"."subject_en"), length("portal"."newsletter_issue"."text_en")) > 0),
	CONSTRAINT "newsletter_issue_recipients" CHECK (("portal"."newsletter_issue"."recipients" is null) = ("portal"."newsletter_issue"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "portal"."newsletter_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_hash" text,
	"language" text NOT NULL,
	"topics" text[] NOT NULL,
	"source" text NOT NULL,
	"consent_version" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"mails" smallint DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "newsletter_subscription_email_written" CHECK ("portal"."newsletter_subscription"."email" = lower("portal"."newsletter_subscription"."email") and length("portal"."newsletter_subscription"."email") between 3 and 254),
	CONSTRAINT "newsletter_subscription_language" CHECK ("portal"."newsletter_subscription"."language" in ('no', 'en')),
	CONSTRAINT "newsletter_subscription_topics" CHECK ("portal"."newsletter_subscription"."topics" <@ array['student-life', 'sports', 'food', 'housing']),
	CONSTRAINT "newsletter_subscription_ended" CHECK (case when "portal"."newsletter_subscription"."unsubscribed_at" is null
        then "portal"."newsletter_subscription"."email" is not null and cardinality("portal"."newsletter_subscription"."topics") > 0
          and num_nonnulls("portal"."newsletter_subscription"."email_hash", "portal"."newsletter_subscription"."ended_by") = 0
        else "portal"."newsletter_subscription"."email" is null and cardinality("portal"."newsletter_subscription"."topics") = 0
          and num_nulls("portal"."newsletter_subscription"."email_hash", "portal"."newsletter_subscription"."ended_by", "portal"."newsletter_subscription"."confirmed_at") = 0 end)
);
--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "portal"."newsletter_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_subscription_id_newsletter_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "portal"."newsletter_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_mail" ON "portal"."newsletter_delivery" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_subscription" ON "portal"."newsletter_delivery" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_issue_changed" ON "portal"."newsletter_issue" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_email" ON "portal"."newsletter_subscription" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_hash" ON "portal"."newsletter_subscription" USING btree ("email_hash");