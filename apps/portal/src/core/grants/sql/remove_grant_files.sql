-- Files are of an application or of a report, and go with it, by whatever it is removed.
CREATE OR REPLACE FUNCTION portal.remove_grant_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM portal.attachment WHERE subject_kind = TG_ARGV[0] AND subject_id = old.id::text;
	RETURN NULL;
END
$$;
