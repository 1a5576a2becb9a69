ALTER TABLE "portal"."document_check" DROP CONSTRAINT "document_check_letter_unique";--> statement-breakpoint
ALTER TABLE "portal"."document_check" ADD COLUMN "customer_number" text;--> statement-breakpoint
ALTER TABLE "portal"."document_check" ADD COLUMN "amount_ore" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "document_check_one_valid" ON "portal"."document_check" USING btree ("letter") WHERE "portal"."document_check"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "document_check_customer" ON "portal"."document_check" USING btree ("customer_number") WHERE "portal"."document_check"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "portal"."document_check" ADD CONSTRAINT "document_check_money" CHECK (num_nonnulls("portal"."document_check"."customer_number", "portal"."document_check"."amount_ore") in (0, 2) and "portal"."document_check"."amount_ore" > 0);--> statement-breakpoint
-- Letters that were written before: what each is about, by the application that it names.
UPDATE portal.document_check c
   SET customer_number = a.customer_number, amount_ore = p.amount_ore
  FROM portal.deposit_account a
  JOIN portal.deposit_application p ON p.case_id = a.case_id
 WHERE c.letter = 'deposit-confirmation ' || a.case_id AND p.amount_ore IS NOT NULL;
--> statement-breakpoint
-- The money has left, or is to be paid back.
UPDATE portal.document_check c
   SET revoked_at = now(), revoked_because = 'money-gone'
 WHERE c.revoked_at IS NULL AND c.amount_ore > coalesce((
   SELECT -sum(e.amount_ore) FROM portal.ledger_entry e
     JOIN portal.ledger_account l ON l.id = e.account_id
    WHERE l.kind = 'deposit' AND l.key = c.customer_number), 0);
--> statement-breakpoint
UPDATE portal.document_check c
   SET revoked_at = now(), revoked_because = 'refund-approved'
  FROM portal.deposit_account a
  JOIN portal.deposit_refund r ON r.account_id = a.case_id
  JOIN portal.case_file f ON f.id = r.case_id
 WHERE c.revoked_at IS NULL AND c.customer_number = a.customer_number
   AND f.status = 'INNVILGET' AND f.closed_at IS NULL;
--> statement-breakpoint
-- As it is now: core/documents/sql/revoke_uncovered_letters.sql.
CREATE OR REPLACE FUNCTION portal.revoke_uncovered_letters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After `ledger_entry_added`, by its name: that has locked the accounts.
CREATE TRIGGER ledger_entry_letters AFTER INSERT ON portal.ledger_entry
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION portal.revoke_uncovered_letters();
