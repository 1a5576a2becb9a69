-- Events go with the case and the account, and otherwise stay as they are.
CREATE OR REPLACE FUNCTION portal.refuse_case_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The events of a case are only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
