-- Notifies every instance that its list is out of date. Bookings are not announced here: transactions that
-- notify commit one after the other in the whole server, which cost a third to two thirds of the bookings
-- per second. The portal announces them afterwards, many at once.
CREATE OR REPLACE FUNCTION portal.announce_group_classes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('group_classes_changed', '');
  RETURN NULL;
END $$;
