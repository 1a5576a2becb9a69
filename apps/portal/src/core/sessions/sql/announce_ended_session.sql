CREATE OR REPLACE FUNCTION portal.announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('portal_session', OLD."id");
	RETURN NULL;
END
$$;
