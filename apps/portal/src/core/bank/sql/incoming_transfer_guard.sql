-- Whose it is may change, one step of the revision at a time; names and texts may be taken out.
CREATE OR REPLACE FUNCTION portal.incoming_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['customer_number', 'matched_by', 'revision', 'debtor', 'remittance'];
BEGIN
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR new.debtor IS NOT NULL AND new.debtor IS DISTINCT FROM old.debtor
    OR new.remittance IS NOT NULL AND new.remittance IS DISTINCT FROM old.remittance
    OR new.revision <> old.revision + (
      (old.customer_number, old.matched_by) IS DISTINCT FROM (new.customer_number, new.matched_by))::integer
  THEN
    RAISE EXCEPTION 'what came from the bank does not change'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END $$;
