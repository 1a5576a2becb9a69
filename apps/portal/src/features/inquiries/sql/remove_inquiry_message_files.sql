CREATE OR REPLACE FUNCTION portal.remove_inquiry_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM portal.attachment WHERE subject_kind = 'inquiry-message' AND subject_id = old.id::text;
	RETURN NULL;
END
$$;
