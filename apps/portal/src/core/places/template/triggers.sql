-- What the migration of a kind has beside its tables: history is only ever appended, counters follow the
-- bookings, and of a booking nothing changes but whether it is a place or a waiting place.
CREATE TRIGGER offer_booking_event_append_only
  BEFORE UPDATE OR TRUNCATE ON portal.offer_booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_booking_event_not_deleted
  BEFORE DELETE ON portal.offer_booking_event
  FOR EACH ROW WHEN (old.happened_at > now() - interval '12 months')
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_counters_unchanged
  BEFORE UPDATE OF booked_count, queued_count, next_seq ON portal.offer
  FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND current_setting('portal.is_counted', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_counters_start_empty
  BEFORE INSERT ON portal.offer
  FOR EACH ROW WHEN (new.booked_count <> 0 OR new.queued_count <> 0)
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_announced
  AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at, booking_opens_at, unbooking_closes_at,
    capacity, cancelled_at ON portal.offer
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_offers();
--> statement-breakpoint
CREATE TRIGGER offer_bookings_added
  AFTER INSERT ON portal.offer_booking
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  WHEN (current_setting('portal.is_counted', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION portal.offer_bookings_added();
--> statement-breakpoint
CREATE TRIGGER offer_booking_unchanged
  BEFORE UPDATE ON portal.offer_booking
  FOR EACH ROW
  WHEN ((new.id, new.offer_id, new.user_id, new.seq, new.created_at)
          IS DISTINCT FROM (old.id, old.offer_id, old.user_id, old.seq, old.created_at))
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_bookings_changed
  AFTER UPDATE ON portal.offer_booking
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION portal.offer_bookings_changed();
--> statement-breakpoint
CREATE TRIGGER offer_bookings_removed
  AFTER DELETE ON portal.offer_booking
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION portal.offer_bookings_removed();
--> statement-breakpoint
CREATE TRIGGER offer_enlarged
  AFTER UPDATE OF capacity ON portal.offer
  FOR EACH ROW
  WHEN (new.capacity > old.capacity AND new.queued_count > 0)
  EXECUTE FUNCTION portal.offer_enlarged();
