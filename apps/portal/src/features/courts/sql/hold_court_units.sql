-- Holds units of one court for one member, or returns why not. The portal has applied the rules of
-- the setup and passes their version; prices are in the order of the units.
--
-- All transactions lock in one order: memberships, reservations by id, units by time.
CREATE OR REPLACE FUNCTION portal.hold_court_units(
  judged_version integer, member text, wanted_court integer,
  wanted timestamptz[], prices integer[], hold_for interval, most_holds integer
) RETURNS TABLE (refusal text, reservation uuid)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  span tstzrange := tstzrange(wanted[1], wanted[array_upper(wanted, 1)] + interval '30 minutes');
  begins_on date := (lower(span) AT TIME ZONE 'Europe/Oslo')::date;
  membership record;
BEGIN
  IF (SELECT s.version FROM portal.court_setup s) <> judged_version THEN
    RETURN QUERY SELECT 'SETUP_CHANGED', NULL::uuid;
    RETURN;
  END IF;

  -- Refuses late requests without taking any lock.
  IF EXISTS (SELECT FROM portal.court_unit u
               JOIN portal.court_reservation r ON r.id = u.reservation_id
              WHERE u.court_id = wanted_court AND u.starts_at = ANY (wanted) AND r.user_id <> member
                AND (r.state = 'confirmed' OR r.expires_at > now())) THEN
    RETURN QUERY SELECT 'COURT_RESERVATION_ALREADY_BOOKED', NULL::uuid;
    RETURN;
  END IF;

  -- One request of a member at a time: a repeated request finds the hold of the first.
  SELECT m.id, m.is_disqualified INTO membership
    FROM portal.fitness_membership m
   WHERE m.user_id = member AND m.start_date <= begins_on
     AND (m.end_date IS NULL OR m.end_date >= begins_on)
     FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'UNKNOWN_CUSTOMER', NULL::uuid;
    RETURN;
  END IF;
  IF membership.is_disqualified THEN
    RETURN QUERY SELECT 'MEMBERSHIP_DISQUALIFIED', NULL::uuid;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM portal.fitness_freeze f
              WHERE f.membership_id = membership.id
                AND begins_on BETWEEN f.start_date AND f.end_date) THEN
    RETURN QUERY SELECT 'MEMBERSHIP_FROZEN', NULL::uuid;
    RETURN;
  END IF;

  SELECT r.id INTO reservation
    FROM portal.court_reservation r
   WHERE r.user_id = member AND r.court_id = wanted_court AND r.state = 'held'
     AND r.starts_at = lower(span) AND r.ends_at = upper(span) AND r.expires_at > now();
  IF FOUND THEN
    RETURN QUERY SELECT NULL, reservation;
    RETURN;
  END IF;

  -- Expired holds block nobody, not even their owner.
  UPDATE portal.court_reservation SET state = 'expired'
   WHERE id IN (SELECT r.id FROM portal.court_reservation r
                 WHERE r.state = 'held' AND r.expires_at <= now()
                   AND (r.user_id = member
                        OR r.id IN (SELECT u.reservation_id FROM portal.court_unit u
                                     WHERE u.court_id = wanted_court AND u.starts_at = ANY (wanted)))
                 ORDER BY r.id FOR UPDATE);

  IF EXISTS (SELECT FROM portal.court_reservation r
              WHERE r.user_id = member AND r.state IN ('held', 'confirmed')
                AND r.ends_at > lower(span) AND r.starts_at < upper(span)) THEN
    RETURN QUERY SELECT 'OVERLAPPING_COURT_RESERVATION', NULL::uuid;
    RETURN;
  END IF;
  IF (SELECT count(*) FROM portal.court_reservation r
       WHERE r.user_id = member AND r.state = 'held') >= most_holds THEN
    RETURN QUERY SELECT 'TOO_MANY_HOLDS', NULL::uuid;
    RETURN;
  END IF;

  BEGIN
    INSERT INTO portal.court_reservation AS r
      (user_id, court_id, starts_at, ends_at, price_ore, expires_at)
    SELECT member, wanted_court, lower(span), upper(span), sum(price), now() + hold_for
      FROM unnest(prices) price
    RETURNING r.id INTO reservation;
    INSERT INTO portal.court_unit (court_id, starts_at, reservation_id, price_ore)
    SELECT wanted_court, unit.starts_at, reservation, unit.price
      FROM unnest(wanted, prices) unit (starts_at, price)
     ORDER BY unit.starts_at;
  EXCEPTION WHEN unique_violation THEN
    -- The primary key: somebody else has one of the units.
    RETURN QUERY SELECT 'COURT_RESERVATION_ALREADY_BOOKED', NULL::uuid;
    RETURN;
  END;
  RETURN QUERY SELECT NULL, reservation;
END $$;
