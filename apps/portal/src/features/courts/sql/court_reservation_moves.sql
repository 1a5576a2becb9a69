-- The allowed changes are reservationMoves in model/reservation-states.ts.
CREATE OR REPLACE FUNCTION portal.court_reservation_moves() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (old.state = 'held' AND new.state IN ('confirmed', 'released', 'expired')
       OR old.state = 'confirmed' AND new.state = 'cancelled') THEN
    RAISE EXCEPTION 'a court reservation does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'court_reservation_moves';
  END IF;
  IF new.state <> 'confirmed' THEN
    new.ended_at := now();
  END IF;
  RETURN new;
END $$;
