-- A payment begins as created and goes along the graph. What it is never changes; what was learned once
-- (the order, the moment it was confirmed) stays, what is due back only grows, and nobody gets longer to pay.
CREATE OR REPLACE FUNCTION portal.guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'attention_reason', 'attention_from', 'version', 'refund_due_ore', 'order_id',
    'pay_before', 'confirmed_at', 'next_check_at', 'failed_attempts', 'lease_token', 'lease_until', 'changed_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'created' OR new.version <> 1 OR new.refund_due_ore <> 0
      OR num_nonnulls(new.order_id, new.confirmed_at) > 0 THEN
      RAISE EXCEPTION 'a payment begins as created' USING ERRCODE = 'check_violation';
    END IF;
    RETURN new;
  END IF;
  IF old.state <> new.state THEN
    IF NOT portal.payment_step_allowed(old.state, new.state) THEN
      RAISE EXCEPTION 'a payment does not go from % to %', old.state, new.state
        USING ERRCODE = 'check_violation';
    END IF;
    new.version := old.version + 1;
  ELSIF new.version <> old.version THEN
    RAISE EXCEPTION 'a payment counts its steps alone' USING ERRCODE = 'check_violation';
  END IF;
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR old.order_id IS NOT NULL AND new.order_id IS DISTINCT FROM old.order_id
    OR old.confirmed_at IS NOT NULL AND new.confirmed_at IS DISTINCT FROM old.confirmed_at
    OR new.refund_due_ore < old.refund_due_ore OR new.pay_before > old.pay_before THEN
    RAISE EXCEPTION 'what a payment is does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
