-- Before an event is added: it must be a step of the graph, from the status that the case has.
-- The case then has the status that follows, and remembers the first decision.
CREATE OR REPLACE FUNCTION portal.take_case_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	target text := portal.case_step_target(NEW.from_status, NEW.action, NEW.actor_kind);
	is_decision boolean := NEW.to_status IN ('INNVILGET', 'AVVIST');
BEGIN
	IF target IS NULL OR target IS DISTINCT FROM NEW.to_status THEN
		RAISE EXCEPTION 'A case that is % takes no step "%" by %', NEW.from_status, NEW.action, NEW.actor_kind
			USING ERRCODE = 'check_violation';
	END IF;
	UPDATE portal.case_file
	SET status = NEW.to_status, version = version + 1, changed_at = now(),
		first_decided_at = CASE WHEN is_decision AND first_decision IS NULL THEN NEW.at ELSE first_decided_at END,
		first_decision = CASE WHEN is_decision AND first_decision IS NULL THEN NEW.to_status ELSE first_decision END
	WHERE id = NEW.case_id AND status = NEW.from_status AND closed_at IS NULL;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The case is not open, or not %', NEW.from_status
			USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
