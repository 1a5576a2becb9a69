DROP TABLE "portal"."verification" CASCADE;--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "portal"."account" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "portal"."session" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "portal"."session" DROP COLUMN "user_agent";--> statement-breakpoint
ALTER TABLE "portal"."user" DROP COLUMN "image";