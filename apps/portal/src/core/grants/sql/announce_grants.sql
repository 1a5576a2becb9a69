-- The search of the site finds grants by the names of their types.
CREATE OR REPLACE FUNCTION portal.announce_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('grants_changed', '');
	RETURN NULL;
END
$$;
