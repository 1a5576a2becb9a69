-- Deletes the units of a reservation that is no longer active, and writes every change to the
-- history, moves included.
CREATE OR REPLACE FUNCTION portal.court_reservation_moved() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF new.state NOT IN ('held', 'confirmed') THEN
    DELETE FROM portal.court_unit WHERE reservation_id = new.id;
  END IF;
  INSERT INTO portal.court_reservation_event
    (reservation_id, court_id, starts_at, ends_at, price_ore, state)
  VALUES (new.id, new.court_id, new.starts_at, new.ends_at, new.price_ore, new.state);
  RETURN NULL;
END $$;
