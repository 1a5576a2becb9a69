-- What the functions do stands in core/ledger/sql and core/bank/sql, which replace these.
CREATE FUNCTION portal.ledger_stamp_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not in place yet';
END $$;
--> statement-breakpoint
CREATE FUNCTION portal.ledger_check_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not in place yet';
END $$;
--> statement-breakpoint
CREATE FUNCTION portal.ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not in place yet';
END $$;
--> statement-breakpoint
CREATE FUNCTION portal.payout_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not in place yet';
END $$;
--> statement-breakpoint
CREATE FUNCTION portal.incoming_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not in place yet';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
ALTER TABLE portal.ledger_account ENABLE ALWAYS TRIGGER ledger_account_append_only;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
ALTER TABLE portal.ledger_transaction ENABLE ALWAYS TRIGGER ledger_transaction_append_only;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
ALTER TABLE portal.ledger_entry ENABLE ALWAYS TRIGGER ledger_entry_append_only;
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoint_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.ledger_checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
ALTER TABLE portal.ledger_checkpoint ENABLE ALWAYS TRIGGER ledger_checkpoint_append_only;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_stamp BEFORE INSERT ON portal.ledger_transaction
  FOR EACH ROW EXECUTE FUNCTION portal.ledger_stamp_transaction();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_added AFTER INSERT ON portal.ledger_entry
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION portal.ledger_check_added_entries();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON portal.ledger_transaction
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION portal.ledger_check_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON portal.ledger_entry
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION portal.ledger_check_balance();
--> statement-breakpoint
CREATE TRIGGER incoming_transfer_kept
  BEFORE DELETE OR TRUNCATE ON portal.incoming_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_kept
  BEFORE DELETE OR TRUNCATE ON portal.payout
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER bank_file_kept
  BEFORE DELETE OR TRUNCATE ON portal.bank_file
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_file_kept
  BEFORE DELETE OR TRUNCATE ON portal.payout_file
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_file_unchanged BEFORE UPDATE ON portal.payout_file
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER incoming_transfer_guard BEFORE UPDATE ON portal.incoming_transfer
  FOR EACH ROW EXECUTE FUNCTION portal.incoming_transfer_guard();
--> statement-breakpoint
CREATE TRIGGER payout_guard BEFORE INSERT OR UPDATE ON portal.payout
  FOR EACH ROW EXECUTE FUNCTION portal.payout_guard();
