-- One value with a text for each language instead of a column for each.
ALTER TABLE "portal"."newsletter_issue" DROP CONSTRAINT "newsletter_issue_lengths";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" DROP CONSTRAINT "newsletter_issue_whole";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue"
  ALTER COLUMN "subject_no" DROP DEFAULT,
  ALTER COLUMN "text_no" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue"
  ALTER COLUMN "subject_no" TYPE jsonb USING jsonb_build_object('no', "subject_no", 'en', "subject_en"),
  ALTER COLUMN "text_no" TYPE jsonb USING jsonb_build_object('no', "text_no", 'en', "text_en");--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" RENAME COLUMN "subject_no" TO "subject";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" RENAME COLUMN "text_no" TO "text";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" DROP COLUMN "subject_en", DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_lengths" CHECK (coalesce(length("portal"."newsletter_issue"."subject" ->> 'no'), 0) between 0 and 150 and coalesce(length("portal"."newsletter_issue"."subject" ->> 'en'), 0) between 0 and 150
        and coalesce(length("portal"."newsletter_issue"."text" ->> 'no'), 0) between 0 and 20000 and coalesce(length("portal"."newsletter_issue"."text" ->> 'en'), 0) between 0 and 20000);--> statement-breakpoint
ALTER TABLE "portal"."newsletter_issue" ADD CONSTRAINT "newsletter_issue_whole" CHECK ("portal"."newsletter_issue"."sent_at" is null
        or (coalesce(length("portal"."newsletter_issue"."subject" ->> 'no'), 0) between 1 and 150 and coalesce(length("portal"."newsletter_issue"."subject" ->> 'en'), 0) between 1 and 150
          and coalesce(length("portal"."newsletter_issue"."text" ->> 'no'), 0) between 1 and 20000 and coalesce(length("portal"."newsletter_issue"."text" ->> 'en'), 0) between 1 and 20000));
