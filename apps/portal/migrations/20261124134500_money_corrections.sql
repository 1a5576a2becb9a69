CREATE TABLE "portal"."money_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transfer_id" uuid,
	"payout_id" uuid,
	"reason" text NOT NULL,
	"amount_ore" bigint,
	"value_date" date,
	"customer_number" text,
	"reference" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "money_correction_kind" CHECK ("portal"."money_correction"."kind" in ('reverse-transfer', 'replace-transfer', 'move-transfer', 'return-payout')),
	CONSTRAINT "money_correction_state" CHECK ("portal"."money_correction"."state" in ('waiting', 'confirmed', 'rejected')),
	CONSTRAINT "money_correction_subject" CHECK (("portal"."money_correction"."kind" = 'return-payout') = ("portal"."money_correction"."payout_id" is not null)
        and ("portal"."money_correction"."kind" = 'return-payout') = ("portal"."money_correction"."transfer_id" is null)
        and ("portal"."money_correction"."kind" in ('replace-transfer', 'return-payout')) = ("portal"."money_correction"."amount_ore" is not null)
        and ("portal"."money_correction"."amount_ore" is null) = ("portal"."money_correction"."value_date" is null)
        and "portal"."money_correction"."amount_ore" > 0),
	CONSTRAINT "money_correction_decided" CHECK (("portal"."money_correction"."state" = 'waiting') = ("portal"."money_correction"."decided_by" is null)
        and ("portal"."money_correction"."decided_by" is null) = ("portal"."money_correction"."decided_at" is null)),
	CONSTRAINT "money_correction_four_eyes" CHECK ("portal"."money_correction"."state" <> 'confirmed' or "portal"."money_correction"."decided_by" <> "portal"."money_correction"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "portal"."transfer_conflict" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"own_account" text NOT NULL,
	"reference" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"value_date" date NOT NULL,
	"debtor" text,
	"remittance" text,
	"end_to_end_id" text,
	"customer_number" text,
	"resolution" text,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_conflict_amount" CHECK ("portal"."transfer_conflict"."amount_ore" > 0),
	CONSTRAINT "transfer_conflict_resolved" CHECK (num_nonnulls("portal"."transfer_conflict"."resolution", "portal"."transfer_conflict"."resolved_by", "portal"."transfer_conflict"."resolved_at") in (0, 3)
        and "portal"."transfer_conflict"."resolution" in ('bank', 'both'))
);
--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" DROP CONSTRAINT "incoming_transfer_once";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_state";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_released";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_sent";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_settled";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_by_hand";--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."bank_file" ADD COLUMN "confirmed_transfers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."bank_file" ADD COLUMN "conflicts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."bank_file" ADD COLUMN "returned_payouts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "confirming_file_id" bigint;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD COLUMN "holds_reference" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "payee_account_index" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "returned_ore" bigint;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "return_reference" text;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD COLUMN "return_reason" text;--> statement-breakpoint
-- What was registered before there were confirmations counted at once, and goes on to count.
ALTER TABLE "portal"."incoming_transfer" DISABLE TRIGGER "incoming_transfer_guard";--> statement-breakpoint
UPDATE "portal"."incoming_transfer" SET "confirmed_at" = "received_at";--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ENABLE TRIGGER "incoming_transfer_guard";--> statement-breakpoint
-- Payouts that came back stayed paid until now; the transfer that brought the money is in the ledger.
ALTER TABLE "portal"."payout" DISABLE TRIGGER "payout_guard";--> statement-breakpoint
UPDATE "portal"."payout" AS returned
SET "state" = 'returned', "returned_at" = brought.received_at, "returned_on" = brought.value_date,
  "returned_ore" = brought.amount_ore, "return_reference" = brought.reference
FROM (SELECT DISTINCT ON (end_to_end_id) * FROM "portal"."incoming_transfer"
  WHERE matched_by = 'returned-payout' ORDER BY end_to_end_id, received_at, id) AS brought
WHERE brought.end_to_end_id = returned.end_to_end_id AND returned.state = 'paid'
  AND brought.amount_ore <= returned.amount_ore;--> statement-breakpoint
ALTER TABLE "portal"."payout" ENABLE TRIGGER "payout_guard";--> statement-breakpoint
CREATE TRIGGER money_correction_kept
  BEFORE DELETE OR TRUNCATE ON portal.money_correction
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();--> statement-breakpoint
CREATE TRIGGER transfer_conflict_kept
  BEFORE DELETE OR TRUNCATE ON portal.transfer_conflict
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();--> statement-breakpoint
ALTER TABLE "portal"."money_correction" ADD CONSTRAINT "money_correction_transfer_id_incoming_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "portal"."incoming_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."money_correction" ADD CONSTRAINT "money_correction_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "portal"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."transfer_conflict" ADD CONSTRAINT "transfer_conflict_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_correction_transfer" ON "portal"."money_correction" USING btree ("transfer_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "money_correction_payout" ON "portal"."money_correction" USING btree ("payout_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_conflict_once" ON "portal"."transfer_conflict" USING btree ("own_account","reference","amount_ore","value_date") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "transfer_conflict_file" ON "portal"."transfer_conflict" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD CONSTRAINT "incoming_transfer_confirming_file_id_bank_file_id_fk" FOREIGN KEY ("confirming_file_id") REFERENCES "portal"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_transfer_once" ON "portal"."incoming_transfer" USING btree ("own_account","reference") WHERE holds_reference;--> statement-breakpoint
CREATE INDEX "incoming_transfer_unconfirmed" ON "portal"."incoming_transfer" USING btree ("value_date","id") WHERE confirmed_at is null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "payout_account_index" ON "portal"."payout" USING btree ("payee_account_index");--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD CONSTRAINT "incoming_transfer_four_eyes" CHECK ("portal"."incoming_transfer"."confirmed_by" <> "portal"."incoming_transfer"."registered_by"
        and ("portal"."incoming_transfer"."confirmed_by" is null or "portal"."incoming_transfer"."confirmed_at" is not null)
        and ("portal"."incoming_transfer"."confirming_file_id" is null or "portal"."incoming_transfer"."confirmed_at" is not null)
        and ("portal"."incoming_transfer"."file_id" is null or "portal"."incoming_transfer"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD CONSTRAINT "incoming_transfer_reversed" CHECK ("portal"."incoming_transfer"."reversed_at" is null or not "portal"."incoming_transfer"."holds_reference");--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_returned" CHECK (("portal"."payout"."state" = 'returned') = ("portal"."payout"."returned_at" is not null)
        and num_nonnulls("portal"."payout"."returned_at", "portal"."payout"."returned_on", "portal"."payout"."returned_ore") in (0, 3)
        and ("portal"."payout"."returned_at" is not null
          or num_nonnulls("portal"."payout"."return_reference", "portal"."payout"."return_reason") = 0)
        and "portal"."payout"."returned_ore" between 1 and "portal"."payout"."amount_ore");--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_state" CHECK ("portal"."payout"."state" in ('prepared', 'withdrawn', 'released', 'sent', 'paid', 'failed', 'returned'));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_released" CHECK (("portal"."payout"."state" in ('released', 'sent', 'paid', 'failed', 'returned')) = ("portal"."payout"."released_by" is not null)
        and ("portal"."payout"."released_by" is not null and "portal"."payout"."channel" = 'file') = ("portal"."payout"."file_id" is not null)
        and ("portal"."payout"."released_by" is not null and "portal"."payout"."channel" = 'manual') = ("portal"."payout"."payer_iban" is not null)
        and ("portal"."payout"."released_by" is null) = ("portal"."payout"."released_at" is null));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_sent" CHECK (("portal"."payout"."state" in ('sent', 'paid', 'failed', 'returned')) = ("portal"."payout"."sent_at" is not null));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_settled" CHECK (("portal"."payout"."state" in ('paid', 'failed', 'returned')) = ("portal"."payout"."settled_at" is not null));--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_by_hand" CHECK (num_nonnulls("portal"."payout"."bank_reference", "portal"."payout"."paid_on") in (0, 2)
        and ("portal"."payout"."bank_reference" is null or "portal"."payout"."state" in ('paid', 'returned') and "portal"."payout"."settled_by" is not null)
        and ("portal"."payout"."settled_by" is null or "portal"."payout"."channel" = 'manual' and "portal"."payout"."state" in ('paid', 'failed', 'returned'))
        and ("portal"."payout"."state" not in ('paid', 'returned') or "portal"."payout"."settled_by" is null or "portal"."payout"."bank_reference" is not null)
        and "portal"."payout"."settled_by" <> "portal"."payout"."approved_by");--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales'));