-- What is open of an invoice is what the ledger has on its account, whoever posts to it.
CREATE OR REPLACE FUNCTION portal.invoice_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.invoice i SET
    open_ore = i.open_ore + moved.ore,
    settled_on = CASE WHEN i.open_ore + moved.ore <= 0 THEN coalesce(i.settled_on, moved.on_day) END
  FROM (
    SELECT a.key::uuid AS id, sum(e.amount_ore) AS ore, max(t.value_date) AS on_day
      FROM added e
      JOIN portal.ledger_account a ON a.id = e.account_id AND a.kind = 'receivable'
      JOIN portal.ledger_transaction t ON t.id = e.transaction_id
     GROUP BY a.key
     ORDER BY a.key
  ) moved
  WHERE i.id = moved.id;
  RETURN NULL;
END $$;
