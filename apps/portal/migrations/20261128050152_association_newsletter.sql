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
ALTER TABLE "portal"."association_member" ADD COLUMN "no_newsletter_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."association_settings" ADD COLUMN "daily_newsletters" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_delivery" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD COLUMN "association_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" ADD COLUMN "association_id" uuid;--> statement-breakpoint
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
ALTER TABLE "portal"."association_settings" ADD CONSTRAINT "association_settings_newsletters" CHECK ("portal"."association_settings"."daily_newsletters" between 1 and 20);--> statement-breakpoint
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
          and num_nulls("portal"."newsletter_subscription"."email_hash", "portal"."newsletter_subscription"."ended_by", "portal"."newsletter_subscription"."confirmed_at") = 0 end);