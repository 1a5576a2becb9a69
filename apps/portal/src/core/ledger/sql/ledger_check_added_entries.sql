-- No entry for a transaction that was committed before, and no customer's account below nothing.
-- What is read after a lock must see what was committed meanwhile, which only READ COMMITTED does.
CREATE OR REPLACE FUNCTION portal.ledger_check_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  debited bigint[];
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the ledger is posted to in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  -- The number of a database transaction may come again after a restore, the moment does not.
  PERFORM FROM added e JOIN portal.ledger_transaction t ON t.id = e.transaction_id
    WHERE t.booked_in <> pg_current_xact_id()::text::bigint OR t.booked_at <> now();
  IF FOUND THEN
    RAISE EXCEPTION 'a transaction that is booked takes no further entries'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;

  SELECT array_agg(DISTINCT a.id) INTO debited
    FROM added e JOIN portal.ledger_account a ON a.id = e.account_id
   WHERE a.kind = 'deposit' AND e.amount_ore > 0;
  IF debited IS NULL THEN
    RETURN NULL;
  END IF;

  PERFORM FROM portal.ledger_account a
    WHERE a.id = ANY (debited) ORDER BY a.id FOR NO KEY UPDATE;
  PERFORM FROM unnest(debited) AS d (account_id)
    WHERE portal.ledger_total(d.account_id, NULL) > 0;
  IF FOUND THEN
    RAISE EXCEPTION 'a deposit account would owe money'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_deposit_covered';
  END IF;
  RETURN NULL;
END $$;
