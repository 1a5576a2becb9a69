-- After entries are added to the ledger: a letter that says more than its customer's account holds now
-- is no longer valid. `ledger_check_added_entries` has locked the accounts that were debited before.
CREATE OR REPLACE FUNCTION portal.revoke_uncovered_letters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The instant of the statement, not of the transaction: a letter may have been issued after that began.
  UPDATE portal.document_check c
     SET revoked_at = clock_timestamp(), revocation_reason = 'money-gone'
    FROM (SELECT DISTINCT a.id, a.key
            FROM added e JOIN portal.ledger_account a ON a.id = e.account_id
           WHERE a.kind = 'deposit' AND e.amount_ore > 0) debited
   WHERE c.customer_number = debited.key AND c.revoked_at IS NULL
     AND -portal.ledger_total(debited.id, NULL) < c.amount_ore;
  RETURN NULL;
END $$;
