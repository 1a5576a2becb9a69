-- Whose it is may change, one step of the revision at a time; names and texts may be taken out. It is
-- confirmed once and reversed once, and a reference that was given up does not come back.
CREATE OR REPLACE FUNCTION portal.incoming_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['customer_number', 'matched_by', 'revision', 'debtor', 'remittance',
    'confirmed_at', 'confirmed_by', 'confirming_file_id', 'reversed_at', 'holds_reference'];
BEGIN
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR new.debtor IS NOT NULL AND new.debtor IS DISTINCT FROM old.debtor
    OR new.remittance IS NOT NULL AND new.remittance IS DISTINCT FROM old.remittance
    OR new.revision <> old.revision + (
      (old.customer_number, old.matched_by) IS DISTINCT FROM (new.customer_number, new.matched_by))::integer
    OR old.confirmed_at IS NOT NULL AND (old.confirmed_at, old.confirmed_by)
      IS DISTINCT FROM (new.confirmed_at, new.confirmed_by)
    OR old.confirming_file_id IS NOT NULL AND old.confirming_file_id IS DISTINCT FROM new.confirming_file_id
    OR old.reversed_at IS NOT NULL AND (
      old.reversed_at IS DISTINCT FROM new.reversed_at OR old.revision <> new.revision
      OR old.confirmed_at IS DISTINCT FROM new.confirmed_at)
    OR new.holds_reference AND NOT old.holds_reference
  THEN
    RAISE EXCEPTION 'what came from the bank does not change'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END $$;
