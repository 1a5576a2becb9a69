-- Moves a booking to the same number of other units, or returns why not. The portal has applied the
-- rules of the setup and passes their version. The paid price of each unit stays.
--
-- Locks are taken in the order of hold_court_units. New units are inserted before old ones are
-- deleted, so that two bookings that swap places refuse each other instead of deadlocking.
CREATE OR REPLACE FUNCTION portal.move_court_reservation(
  judged_version integer, moved uuid, seen_version integer, wanted_court integer, wanted timestamptz[]
) RETURNS text
LANGUAGE plpgsql
AS $$
DECLARE
  span tstzrange := tstzrange(wanted[1], wanted[array_upper(wanted, 1)] + interval '30 minutes');
  member text := (SELECT r.user_id FROM portal.court_reservation r WHERE r.id = moved);
  booking record;
BEGIN
  IF (SELECT s.version FROM portal.court_setup s) <> judged_version THEN
    RETURN 'SETUP_CHANGED';
  END IF;

  PERFORM FROM portal.fitness_membership m WHERE m.user_id = member ORDER BY m.id FOR NO KEY UPDATE;
  PERFORM FROM portal.court_reservation r
    WHERE r.id = moved
       OR r.state = 'held' AND r.expires_at <= now()
          AND r.id IN (SELECT u.reservation_id FROM portal.court_unit u
                        WHERE u.court_id = wanted_court AND u.starts_at = ANY (wanted))
    ORDER BY r.id FOR UPDATE;
  SELECT r.* INTO booking FROM portal.court_reservation r WHERE r.id = moved;
  IF NOT FOUND THEN
    RETURN 'RESERVATION_NOT_FOUND';
  END IF;
  IF booking.state <> 'confirmed' OR booking.version <> seen_version THEN
    RETURN 'RESERVATION_CHANGED';
  END IF;
  IF booking.starts_at <= now() THEN
    RETURN 'RESERVATION_BEGUN';
  END IF;

  UPDATE portal.court_reservation r SET state = 'expired'
   WHERE r.state = 'held' AND r.expires_at <= now()
     AND r.id IN (SELECT u.reservation_id FROM portal.court_unit u
                   WHERE u.court_id = wanted_court AND u.starts_at = ANY (wanted));
  IF EXISTS (SELECT FROM portal.court_reservation r
              WHERE r.user_id = booking.user_id AND r.id <> moved
                AND (r.state = 'confirmed' OR r.state = 'held' AND r.expires_at > now())
                AND r.ends_at > lower(span) AND r.starts_at < upper(span)) THEN
    RETURN 'MEMBER_HAS_ANOTHER_COURT';
  END IF;

  BEGIN
    WITH left_behind AS (
      SELECT u.price_ore, row_number() OVER (ORDER BY u.starts_at) AS place
        FROM portal.court_unit u
       WHERE u.reservation_id = moved
         AND NOT (u.court_id = wanted_court AND u.starts_at = ANY (wanted))
    ), coming AS (
      SELECT w.starts_at, row_number() OVER (ORDER BY w.starts_at) AS place
        FROM unnest(wanted) w (starts_at)
       WHERE NOT EXISTS (SELECT FROM portal.court_unit u
                          WHERE u.reservation_id = moved
                            AND u.court_id = wanted_court AND u.starts_at = w.starts_at)
    )
    INSERT INTO portal.court_unit (court_id, starts_at, reservation_id, price_ore)
    SELECT wanted_court, coming.starts_at, moved, left_behind.price_ore
      FROM coming JOIN left_behind USING (place)
     ORDER BY coming.starts_at;
  EXCEPTION WHEN unique_violation THEN
    RETURN 'COURT_RESERVATION_ALREADY_BOOKED';
  END;
  DELETE FROM portal.court_unit u
   WHERE u.reservation_id = moved AND NOT (u.court_id = wanted_court AND u.starts_at = ANY (wanted));
  UPDATE portal.court_reservation r
     SET court_id = wanted_court, starts_at = lower(span), ends_at = upper(span),
         version = r.version + 1
   WHERE r.id = moved;
  RETURN NULL;
END $$;
