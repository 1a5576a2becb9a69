-- A larger room is filled from the queue first.
CREATE OR REPLACE FUNCTION portal.offer_enlarged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM portal.promote_offer_queue(new.id);
  RETURN NULL;
END $$;
