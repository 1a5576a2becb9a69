ALTER TABLE "portal"."exercise_category" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "portal"."exercise_category" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD COLUMN "queue_limit" integer;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD CONSTRAINT "group_class_settings_queue_limit" CHECK ("portal"."group_class_settings"."queue_limit" >= 0);