-- A change of the setup may free a time for which there is a slot alert.
CREATE OR REPLACE FUNCTION portal.court_setup_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.court_setup SET version = version + 1;
  IF EXISTS (SELECT FROM portal.court_wish WHERE told_at IS NULL AND starts_at > now()) THEN
    PERFORM graphile_worker.add_job('tell-of-free-courts', '{}'::json);
  END IF;
  RETURN NULL;
END $$;
