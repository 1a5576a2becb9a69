-- From which state to which, and that nothing else changes with it but who, when and why.
CREATE OR REPLACE FUNCTION portal.payout_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'failure_reason', 'released_by', 'file_id',
    'payer_iban', 'bank_reference', 'paid_on', 'settled_by', 'released_at', 'sent_at', 'settled_at',
    'returned_at', 'returned_on', 'returned_ore', 'return_reference', 'return_reason',
    'payee_name', 'payee_account', 'payee_details', 'payee_account_index'];
  -- The reference of a return may come later than the return itself.
  kept constant text[] := ARRAY['payee_name', 'payee_account', 'payee_details', 'payee_account_index',
    'return_reference'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'prepared' THEN
      RAISE EXCEPTION 'a payout begins as prepared' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN new;
  END IF;

  IF old.state <> new.state AND (old.state, new.state) NOT IN (
    ('prepared', 'withdrawn'), ('prepared', 'released'), ('released', 'sent'),
    ('sent', 'paid'), ('sent', 'failed'), ('paid', 'returned'))
  THEN
    RAISE EXCEPTION 'a payout does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR old.state = new.state AND (
      to_jsonb(old) - kept <> to_jsonb(new) - kept)
    OR old.released_by IS NOT NULL AND (
      (old.released_by, old.file_id, old.payer_iban, old.released_at)
      IS DISTINCT FROM (new.released_by, new.file_id, new.payer_iban, new.released_at))
    OR new.payee_name IS NOT NULL AND new.payee_name IS DISTINCT FROM old.payee_name
    OR new.payee_account IS NOT NULL AND new.payee_account IS DISTINCT FROM old.payee_account
    OR new.payee_details IS NOT NULL AND new.payee_details IS DISTINCT FROM old.payee_details
    OR new.payee_account_index IS NOT NULL AND new.payee_account_index IS DISTINCT FROM old.payee_account_index
    OR old.return_reference IS NOT NULL AND new.return_reference IS DISTINCT FROM old.return_reference
    OR (new.payee_name IS NULL OR coalesce(new.payee_account, new.payee_details) IS NULL)
      AND new.state IN ('prepared', 'released', 'sent')
  THEN
    RAISE EXCEPTION 'what a payout is does not change' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END $$;
