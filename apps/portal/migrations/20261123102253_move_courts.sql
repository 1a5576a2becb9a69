ALTER TABLE "portal"."payment_request" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."court_reservation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
DROP TRIGGER court_reservation_kept ON portal.court_reservation;
--> statement-breakpoint
-- Whose it is, what it cost and how long it is never change; where and when does for a booking alone,
-- which is another version by then.
CREATE TRIGGER court_reservation_kept
  BEFORE UPDATE ON portal.court_reservation
  FOR EACH ROW
  WHEN ((new.id, new.user_id, new.price_ore, new.created_at, new.ends_at - new.starts_at)
          IS DISTINCT FROM
        (old.id, old.user_id, old.price_ore, old.created_at, old.ends_at - old.starts_at)
        OR (new.court_id, new.starts_at) IS DISTINCT FROM (old.court_id, old.starts_at)
          AND (old.state, new.state, new.version)
            IS DISTINCT FROM ('confirmed'::portal.court_reservation_state,
                              'confirmed'::portal.court_reservation_state, old.version + 1))
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
DROP TRIGGER court_reservation_moved ON portal.court_reservation;
--> statement-breakpoint
CREATE TRIGGER court_reservation_moved
  AFTER INSERT OR UPDATE OF state, court_id, starts_at ON portal.court_reservation
  FOR EACH ROW EXECUTE FUNCTION portal.court_reservation_moved();
