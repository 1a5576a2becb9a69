CREATE TABLE "portal"."invoice_payout_account" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"account_masked" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."invoice" DROP CONSTRAINT "invoice_period";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_owner_kind";--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD COLUMN "credited_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was credited before.
UPDATE "portal"."invoice" i SET "credited_ore" = notes.ore
FROM (SELECT "invoice_id", sum("amount_ore") AS ore FROM "portal"."credit_note" GROUP BY "invoice_id") notes
WHERE i."id" = notes."invoice_id";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "is_sold_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."invoice_payout_account" ADD CONSTRAINT "invoice_payout_account_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "portal"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_period" ON "portal"."invoice" USING btree ("kind","subject_id","period_start") WHERE credited_ore < amount_ore;--> statement-breakpoint
CREATE INDEX "payment_account_of" ON "portal"."payment" USING btree ("account_kind","account_key") WHERE account_key is not null;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association', 'grant', 'invoice'));--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD CONSTRAINT "invoice_credited" CHECK ("portal"."invoice"."credited_ore" between 0 and "portal"."invoice"."amount_ore");