ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_released";--> statement-breakpoint
ALTER TABLE "portal"."payout" ALTER COLUMN "payee_account_masked" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "channel" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "payee_details" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "payer_iban" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_channel_known" CHECK ("portal"."payout"."channel" in ('file', 'manual'));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_channel" CHECK (("portal"."payout"."channel" = 'file') = ("portal"."payout"."payee_account_masked" is not null)
        and ("portal"."payout"."channel" = 'file' or "portal"."payout"."payee_account" is null)
        and ("portal"."payout"."channel" = 'manual' or "portal"."payout"."payee_details" is null));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_by_hand" CHECK (num_nonnulls("portal"."payout"."bank_reference", "portal"."payout"."paid_on") in (0, 2)
        and ("portal"."payout"."bank_reference" is null or "portal"."payout"."state" = 'paid' and "portal"."payout"."settled_by" is not null)
        and ("portal"."payout"."settled_by" is null or "portal"."payout"."channel" = 'manual' and "portal"."payout"."state" in ('paid', 'failed'))
        and ("portal"."payout"."state" <> 'paid' or "portal"."payout"."settled_by" is null or "portal"."payout"."bank_reference" is not null)
        and "portal"."payout"."settled_by" <> "portal"."payout"."approved_by");--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_released" CHECK (("portal"."payout"."state" in ('released', 'sent', 'paid', 'failed')) = ("portal"."payout"."released_by" is not null)
        and ("portal"."payout"."released_by" is not null and "portal"."payout"."channel" = 'file') = ("portal"."payout"."file_id" is not null)
        and ("portal"."payout"."released_by" is not null and "portal"."payout"."channel" = 'manual') = ("portal"."payout"."payer_iban" is not null)
        and ("portal"."payout"."released_by" is null) = ("portal"."payout"."released_at" is null));