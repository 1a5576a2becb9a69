ALTER TABLE "portal"."session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "portal"."session" ADD COLUMN "system" text;