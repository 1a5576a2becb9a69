-- Fills additional places from the queue first.
CREATE OR REPLACE FUNCTION portal.group_class_enlarged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM portal.promote_group_class_queue(new.id);
  RETURN NULL;
END $$;
