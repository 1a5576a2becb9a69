CREATE OR REPLACE FUNCTION portal.court_setup_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.court_setup SET version = version + 1;
  RETURN NULL;
END $$;
