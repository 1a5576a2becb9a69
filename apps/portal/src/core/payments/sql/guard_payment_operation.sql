-- What is asked for under a reference never changes, and what the provider has done stays done.
CREATE OR REPLACE FUNCTION portal.guard_payment_operation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'tries', 'extra_tries', 'last_problem', 'next_try_at',
    'provider_number', 'provider_at'];
BEGIN
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR old.state = 'done' AND to_jsonb(old) <> to_jsonb(new)
    OR old.state = 'dropped' AND new.state = 'started'
    OR new.tries < old.tries OR new.extra_tries < old.extra_tries THEN
    RAISE EXCEPTION 'what was asked of the provider does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
