-- Notifies every instance that what the search of the site knows of associations is out of date.
CREATE OR REPLACE FUNCTION portal.announce_associations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('associations_changed', '');
  RETURN NULL;
END $$;
