-- A case begins as sent, and changes its status by events alone (`take_case_step`). It is due while it
-- waits for staff (`waitsForStaff` of `rules.ts`), so many days after it came to them.
CREATE OR REPLACE FUNCTION portal.guard_case_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.status <> 'OPPRETTET' OR NEW.version <> 1
			OR num_nonnulls(NEW.closed_at, NEW.first_decided_at, NEW.first_decision) > 0 THEN
			RAISE EXCEPTION 'A case begins as sent' USING ERRCODE = 'check_violation';
		END IF;
	ELSIF (NEW.status, NEW.version, NEW.first_decided_at, NEW.first_decision)
			IS DISTINCT FROM (OLD.status, OLD.version, OLD.first_decided_at, OLD.first_decision)
		AND pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'A case changes its status by events alone' USING ERRCODE = 'check_violation';
	END IF;
	NEW.due_at := CASE
		WHEN NEW.closed_at IS NULL AND NEW.status IN ('OPPRETTET', 'ENDRET_AV_KUNDE')
		THEN NEW.changed_at + make_interval(days => NEW.deadline_days)
	END;
	RETURN NEW;
END
$$;
