-- The search of the site finds courses by their texts, while they are to come.
CREATE OR REPLACE FUNCTION portal.announce_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('courses_changed', '');
	RETURN NULL;
END
$$;
