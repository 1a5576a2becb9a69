ALTER TABLE "portal"."payout" RENAME COLUMN "customer_number" TO "owner_key";--> statement-breakpoint
DROP INDEX "portal"."payout_customer";--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "owner_kind" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payout" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "payout_owner" ON "portal"."payout" USING btree ("owner_kind","owner_key","prepared_at");--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association'));