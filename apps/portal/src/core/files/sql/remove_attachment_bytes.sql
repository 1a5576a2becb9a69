CREATE OR REPLACE FUNCTION portal.remove_attachment_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM graphile_worker.add_job(
		identifier => 'remove-attachment-bytes',
		payload => json_build_object('id', old.id)
	);
	RETURN NULL;
END
$$;
