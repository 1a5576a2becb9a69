-- Group class booking: what the database itself promises, whoever writes to it.
-- Lock order everywhere: class, then member, then booking.

INSERT INTO portal.group_class_settings DEFAULT VALUES;
--> statement-breakpoint

CREATE FUNCTION portal.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%: this row cannot be changed like that', tg_name
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint

-- History is only ever appended.
CREATE TRIGGER group_class_booking_event_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.group_class_booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint

-- The counters follow the bookings: only the triggers below may write them.
CREATE TRIGGER group_class_counters_kept
  BEFORE UPDATE OF booked_count, queued_count, next_seq ON portal.group_class
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER group_class_counters_start_empty
  BEFORE INSERT ON portal.group_class
  FOR EACH ROW WHEN (new.booked_count <> 0 OR new.queued_count <> 0)
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint

-- Tells every instance that its list of classes is out of date. Bookings are not announced here:
-- transactions that notify commit one after the other in the whole server, which cost a third to
-- two thirds of the bookings a second. The portal announces them afterwards, many at once.
CREATE FUNCTION portal.announce_group_classes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('group_classes_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_class_announced
  AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at, booking_opens_at, unbooking_closes_at,
    capacity, cancelled_at ON portal.group_class
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_group_classes();
--> statement-breakpoint

-- Gives free places to the first in the queue and has each of them told by mail. Nobody moves up
-- once places can no longer be given back. The caller holds the class.
CREATE FUNCTION portal.promote_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  promoted record;
BEGIN
  FOR promoted IN
    UPDATE portal.group_class_booking
       SET state = 'booked'
     WHERE id IN (
       SELECT b.id
         FROM portal.group_class_booking b
        WHERE b.class_id = wanted_class_id AND b.state = 'queued'
        ORDER BY b.seq
        -- LIMIT NULL would be no limit.
        LIMIT (SELECT coalesce(max(c.capacity - c.booked_count), 0)
                 FROM portal.group_class c
                WHERE c.id = wanted_class_id
                  AND c.cancelled_at IS NULL AND now() < c.unbooking_closes_at))
    RETURNING id
  LOOP
    PERFORM graphile_worker.add_job(
      'group-class-place-freed', json_build_object('bookingId', promoted.id));
  END LOOP;
END $$;
--> statement-breakpoint

CREATE FUNCTION portal.group_class_bookings_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted integer;
BEGIN
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + change.booked,
         queued_count = c.queued_count + change.queued,
         next_seq = change.last_seq + 1
    FROM (SELECT class_id,
                 count(*) FILTER (WHERE state = 'booked') AS booked,
                 count(*) FILTER (WHERE state = 'queued') AS queued,
                 min(seq) AS first_seq,
                 max(seq) AS last_seq
            FROM added
           GROUP BY class_id) change
   WHERE c.id = change.class_id AND c.next_seq <= change.first_seq;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> (SELECT count(DISTINCT class_id) FROM added) THEN
    RAISE EXCEPTION 'a booking cannot go before those that came earlier'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT id, class_id, user_id, state::text::portal.group_class_booking_event_kind
    FROM added
   ORDER BY class_id, seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_class_bookings_added
  AFTER INSERT ON portal.group_class_booking
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION portal.group_class_bookings_added();
--> statement-breakpoint

-- The one change that a booking goes through is from the queue to a place.
CREATE TRIGGER group_class_booking_kept
  BEFORE UPDATE ON portal.group_class_booking
  FOR EACH ROW
  WHEN ((new.id, new.class_id, new.user_id, new.seq, new.created_at)
          IS DISTINCT FROM (old.id, old.class_id, old.user_id, old.seq, old.created_at)
        OR (old.state = 'booked' AND new.state = 'queued'))
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint

CREATE FUNCTION portal.group_class_bookings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + change.promoted,
         queued_count = c.queued_count - change.promoted
    FROM (SELECT a.class_id, count(*) AS promoted
            FROM after_change a
            JOIN before_change b USING (id)
           WHERE a.state <> b.state
           GROUP BY a.class_id) change
   WHERE c.id = change.class_id;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT a.id, a.class_id, a.user_id, 'promoted'
    FROM after_change a
    JOIN before_change b USING (id)
   WHERE a.state <> b.state
   ORDER BY a.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_class_bookings_changed
  AFTER UPDATE ON portal.group_class_booking
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION portal.group_class_bookings_changed();
--> statement-breakpoint

-- Whoever removes a booking, also by removing the account: the first in the queue gets the place.
CREATE FUNCTION portal.group_class_bookings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT r.id, r.class_id, r.user_id,
         (CASE WHEN r.state = 'queued' AND now() >= c.unbooking_closes_at
               THEN 'lapsed' ELSE 'unbooked' END)::portal.group_class_booking_event_kind
    FROM removed r
    JOIN portal.group_class c ON c.id = r.class_id
   ORDER BY r.id;
  FOR freed IN
    SELECT class_id,
           count(*) FILTER (WHERE state = 'booked') AS booked,
           count(*) FILTER (WHERE state = 'queued') AS queued
      FROM removed
     GROUP BY class_id
     ORDER BY class_id
  LOOP
    UPDATE portal.group_class
       SET booked_count = booked_count - freed.booked,
           queued_count = queued_count - freed.queued
     WHERE id = freed.class_id;
    IF freed.booked > 0 THEN
      PERFORM portal.promote_group_class_queue(freed.class_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_class_bookings_removed
  AFTER DELETE ON portal.group_class_booking
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION portal.group_class_bookings_removed();
--> statement-breakpoint

-- A larger room is filled from the queue first.
CREATE FUNCTION portal.group_class_enlarged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM portal.promote_group_class_queue(new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_class_enlarged
  AFTER UPDATE OF capacity ON portal.group_class
  FOR EACH ROW
  WHEN (new.capacity > old.capacity AND new.queued_count > 0)
  EXECUTE FUNCTION portal.group_class_enlarged();
--> statement-breakpoint

-- Books one class for all who ask, in the order in which they are given. One row per request:
-- `refusal` is null when it succeeded; `queue_position` 0 is a place in the class.
-- Reads after each lock must see what was committed meanwhile, which only READ COMMITTED does.
CREATE FUNCTION portal.book_group_class(
  wanted_class_id bigint, wanted_center_id integer, user_ids text[])
RETURNS TABLE (request integer, refusal text, booking_id bigint, queue_position integer)
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
#variable_conflict use_column
DECLARE
  wanted portal.group_class%ROWTYPE;
  day_starts timestamptz;
  day_ends timestamptz;
  today date := (now() AT TIME ZONE 'Europe/Oslo')::date;
  per_day integer := (SELECT bookings_per_day FROM portal.group_class_settings);
  is_open boolean;
  queue_is_open boolean;
  places integer;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'book_group_class runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  SELECT c.* INTO wanted
    FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id
     FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN
    RETURN QUERY
      SELECT u.number::integer, 'CLASS_NOT_FOUND', NULL::bigint, NULL::integer
        FROM unnest(user_ids) WITH ORDINALITY AS u (user_id, number);
    RETURN;
  END IF;

  -- One member at a time, in one order for everybody: two classes booked at once by the same
  -- member are decided one after the other.
  PERFORM FROM portal.fitness_membership m
    WHERE m.user_id = ANY (user_ids)
    ORDER BY m.user_id, m.id
      FOR NO KEY UPDATE;

  is_open := wanted.cancelled_at IS NULL
    AND now() >= wanted.booking_opens_at AND now() < wanted.starts_at;
  queue_is_open := is_open AND now() < wanted.unbooking_closes_at;
  places := wanted.capacity - wanted.booked_count;
  day_starts := date_trunc('day', wanted.starts_at, 'Europe/Oslo');
  day_ends := date_trunc('day', day_starts + interval '36 hours', 'Europe/Oslo');

  -- The queue has ended: those in it may book a place that was freed since, like everybody.
  IF is_open AND NOT queue_is_open AND wanted.queued_count > 0 THEN
    DELETE FROM portal.group_class_booking b WHERE b.class_id = wanted.id AND b.state = 'queued';
  END IF;

  RETURN QUERY
  WITH asked AS MATERIALIZED (
    SELECT u.user_id, u.number::integer AS request,
           min(u.number) OVER (PARTITION BY u.user_id) = u.number AS is_first
      FROM unnest(user_ids) WITH ORDINALITY AS u (user_id, number)
  ), judged AS MATERIALIZED (
    SELECT a.user_id, a.request,
           CASE
             WHEN member.is_disqualified IS NULL THEN 'UNKNOWN_CUSTOMER'
             WHEN member.is_disqualified THEN 'BOOKING_DENIED'
             WHEN held.this_class THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
             WHEN NOT is_open THEN 'BOOKING_DENIED'
             WHEN held.overlaps THEN 'OVERLAPPING_GROUP_CLASS_BOOKING'
             WHEN held.same_day >= per_day THEN 'TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD'
           END AS refusal
      FROM asked a
      CROSS JOIN LATERAL (
        SELECT bool_or(m.is_disqualified) AS is_disqualified
          FROM portal.fitness_membership m
         WHERE m.user_id = a.user_id
           AND m.start_date <= today AND (m.end_date IS NULL OR m.end_date >= today)
      ) member
      CROSS JOIN LATERAL (
        SELECT bool_or(b.class_id = wanted.id) AS this_class,
               bool_or(b.starts_at < wanted.ends_at AND b.ends_at > wanted.starts_at) AS overlaps,
               count(*) FILTER (WHERE b.starts_at >= day_starts AND b.starts_at < day_ends)
                 AS same_day
          FROM portal.group_class_booking b
          JOIN portal.group_class c ON c.id = b.class_id
         WHERE b.user_id = a.user_id
           AND b.starts_at >= least(day_starts, wanted.starts_at - interval '1 day')
           AND b.starts_at < greatest(day_ends, wanted.ends_at)
           AND c.cancelled_at IS NULL
           AND (b.state = 'booked' OR now() < c.unbooking_closes_at)
      ) held
     WHERE a.is_first
  ), placed AS MATERIALIZED (
    SELECT j.user_id, (row_number() OVER (ORDER BY j.request))::integer AS number
      FROM judged j
     WHERE j.refusal IS NULL
  ), booked AS (
    INSERT INTO portal.group_class_booking AS b
      (class_id, user_id, state, seq, starts_at, ends_at)
    SELECT wanted.id, p.user_id,
           (CASE WHEN p.number <= places THEN 'booked' ELSE 'queued' END)
             ::portal.group_class_booking_state,
           wanted.next_seq + p.number - 1, wanted.starts_at, wanted.ends_at
      FROM placed p
     WHERE p.number <= places OR queue_is_open
     ORDER BY p.number
    RETURNING b.id, b.user_id
  )
  SELECT a.request,
         CASE
           WHEN j.refusal IS NOT NULL THEN j.refusal
           WHEN b.id IS NULL THEN 'BOOKING_DENIED'
           WHEN NOT a.is_first THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
         END,
         CASE WHEN a.is_first THEN b.id END,
         CASE
           WHEN b.id IS NULL OR NOT a.is_first THEN NULL
           WHEN p.number <= places THEN 0
           ELSE wanted.queued_count + p.number - places
         END
    FROM asked a
    JOIN judged j USING (user_id)
    LEFT JOIN placed p USING (user_id)
    LEFT JOIN booked b USING (user_id)
   ORDER BY a.request;
END $$;
--> statement-breakpoint

-- Gives back a place or a waiting place. Null when it is done, else the refusal.
CREATE FUNCTION portal.unbook_group_class(
  wanted_booking_id bigint, wanted_class_id bigint, wanted_center_id integer, wanted_user_id text)
RETURNS text
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
DECLARE
  closes_at timestamptz;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'unbook_group_class runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  SELECT c.unbooking_closes_at INTO closes_at
    FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id
     AND EXISTS (SELECT FROM portal.group_class_booking b
                  WHERE b.id = wanted_booking_id AND b.class_id = wanted_class_id
                    AND b.user_id = wanted_user_id)
     FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  IF now() >= closes_at THEN
    RETURN 'UNBOOKING_DENIED';
  END IF;
  DELETE FROM portal.group_class_booking b
   WHERE b.id = wanted_booking_id AND b.class_id = wanted_class_id AND b.user_id = wanted_user_id;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  RETURN NULL;
END $$;
