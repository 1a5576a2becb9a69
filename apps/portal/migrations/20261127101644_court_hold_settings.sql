ALTER TABLE "portal"."court_setup" ADD COLUMN "hold_minutes" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."court_setup" ADD COLUMN "max_holds" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."court_setup" ADD COLUMN "max_slot_alerts" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."court_setup" ADD CONSTRAINT "court_setup_hold_minutes" CHECK ("portal"."court_setup"."hold_minutes" between 5 and 60);--> statement-breakpoint
ALTER TABLE "portal"."court_setup" ADD CONSTRAINT "court_setup_max_holds" CHECK ("portal"."court_setup"."max_holds" between 1 and 10);--> statement-breakpoint
ALTER TABLE "portal"."court_setup" ADD CONSTRAINT "court_setup_max_slot_alerts" CHECK ("portal"."court_setup"."max_slot_alerts" between 1 and 50);--> statement-breakpoint
-- Every installation began with the categories of one organisation: those that nothing uses go.
DELETE FROM portal.court_category AS category
WHERE NOT EXISTS (SELECT FROM portal.court WHERE category_id = category.id)
  AND NOT EXISTS (SELECT FROM portal.court_price WHERE category_id = category.id)
  AND NOT EXISTS (SELECT FROM portal.slot_alert WHERE category_id = category.id);
