-- When the database transaction ends: at least two entries, together nothing, and of a reversal the
-- same as what it reverses with the other sign.
CREATE OR REPLACE FUNCTION portal.ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
  reversed bigint;
  entries integer;
  total numeric;
BEGIN
  IF tg_table_name = 'ledger_entry' THEN
    checked := new.transaction_id;
  ELSE
    checked := new.id;
  END IF;
  SELECT count(*), coalesce(sum(amount_ore), 0) INTO entries, total
    FROM portal.ledger_entry WHERE transaction_id = checked;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries that come to %', checked, entries, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_balanced';
  END IF;

  SELECT reverses_id INTO reversed FROM portal.ledger_transaction WHERE id = checked;
  IF reversed IS NOT NULL AND (
    entries <> (SELECT count(*) FROM portal.ledger_entry WHERE transaction_id = reversed)
    OR EXISTS (
      SELECT account_id, amount_ore FROM portal.ledger_entry WHERE transaction_id = checked
      EXCEPT
      SELECT account_id, -amount_ore FROM portal.ledger_entry WHERE transaction_id = reversed))
  THEN
    RAISE EXCEPTION 'ledger transaction % is not the reverse of %', checked, reversed
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_reverse';
  END IF;
  RETURN NULL;
END $$;
