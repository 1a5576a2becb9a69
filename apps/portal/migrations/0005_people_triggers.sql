CREATE FUNCTION "portal"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "portal"."audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "portal"."refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "portal"."audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_append_only";

--> statement-breakpoint

-- The day of the last use of an account: whoever starts or uses a session says so, without knowing.
INSERT INTO portal.account_activity (user_id, last_used_on)
SELECT u.id, (greatest(u.created_at, max(s.updated_at)) AT TIME ZONE 'Europe/Oslo')::date
  FROM portal."user" u
  LEFT JOIN portal.session s ON s.user_id = u.id
 GROUP BY u.id;
--> statement-breakpoint

CREATE FUNCTION portal.note_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portal.account_activity (user_id, last_used_on)
  VALUES (new.id, (now() AT TIME ZONE 'Europe/Oslo')::date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_activity AFTER INSERT ON portal."user"
  FOR EACH ROW EXECUTE FUNCTION portal.note_new_account();
--> statement-breakpoint

-- Writes once a day at most.
CREATE FUNCTION portal.note_used_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.account_activity
     SET last_used_on = (now() AT TIME ZONE 'Europe/Oslo')::date, warned_on = NULL
   WHERE user_id = new.user_id
     AND (last_used_on < (now() AT TIME ZONE 'Europe/Oslo')::date OR warned_on IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_activity AFTER INSERT OR UPDATE OF updated_at ON portal.session
  FOR EACH ROW EXECUTE FUNCTION portal.note_used_account();
--> statement-breakpoint

-- History is only ever appended, and forgotten a year later: after that anybody may delete a row,
-- before that nobody. The period is classHistoryMonths in features/privacy/retention-rules.ts.
DROP TRIGGER group_class_booking_event_append_only ON portal.group_class_booking_event;
--> statement-breakpoint
CREATE TRIGGER group_class_booking_event_append_only
  BEFORE UPDATE OR TRUNCATE ON portal.group_class_booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER group_class_booking_event_kept
  BEFORE DELETE ON portal.group_class_booking_event
  FOR EACH ROW WHEN (old.happened_at > now() - interval '12 months')
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
-- As before for a class that has not ended. A booking of one that has is forgotten and not given
-- back: no event says otherwise, nobody moves up, and the counters stay as the class ended: numbers
-- that name nobody.
CREATE OR REPLACE FUNCTION portal.group_class_bookings_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT r.id, r.class_id, r.user_id,
         (CASE WHEN r.state = 'queued' AND now() >= c.unbooking_closes_at
               THEN 'lapsed' ELSE 'unbooked' END)::portal.group_class_booking_event_kind
    FROM removed r
    JOIN portal.group_class c ON c.id = r.class_id
   WHERE c.ends_at > now()
   ORDER BY r.id;
  FOR freed IN
    SELECT r.class_id,
           count(*) FILTER (WHERE r.state = 'booked') AS booked,
           count(*) FILTER (WHERE r.state = 'queued') AS queued
      FROM removed r
      JOIN portal.group_class c ON c.id = r.class_id
     WHERE c.ends_at > now()
     GROUP BY r.class_id
     ORDER BY r.class_id
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
