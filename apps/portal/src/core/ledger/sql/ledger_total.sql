-- What an account's entries come to, up to one of them or to the last: debits less credits. From the
-- nearest checkpoint, so that its time does not grow with the account.
CREATE OR REPLACE FUNCTION portal.ledger_total(of_account bigint, through bigint)
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  counted record;
  rest bigint;
BEGIN
  SELECT c.through_entry_id, c.total_ore INTO counted
    FROM portal.ledger_checkpoint c
   WHERE c.account_id = of_account AND (through IS NULL OR c.through_entry_id <= through)
   ORDER BY c.through_entry_id DESC LIMIT 1;
  SELECT coalesce(sum(e.amount_ore), 0) INTO rest
    FROM portal.ledger_entry e
   WHERE e.account_id = of_account
     AND e.id > coalesce(counted.through_entry_id, 0)
     AND e.id <= coalesce(through, 9223372036854775807);
  RETURN coalesce(counted.total_ore, 0) + rest;
END $$;
