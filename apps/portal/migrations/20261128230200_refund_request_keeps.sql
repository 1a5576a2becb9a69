ALTER TABLE "portal"."refund_request" ADD COLUMN "keeps_subject" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER court_reservation_unchanged ON portal.court_reservation;
--> statement-breakpoint
-- Whose it is and how long it is never change; where, when and what it costs do for a booking alone,
-- which is another version by then. It never costs more than was paid.
CREATE TRIGGER court_reservation_unchanged
  BEFORE UPDATE ON portal.court_reservation
  FOR EACH ROW
  WHEN ((new.id, new.user_id, new.created_at, new.ends_at - new.starts_at)
          IS DISTINCT FROM
        (old.id, old.user_id, old.created_at, old.ends_at - old.starts_at)
        OR new.price_ore > old.price_ore
        OR (new.court_id, new.starts_at, new.price_ore)
             IS DISTINCT FROM (old.court_id, old.starts_at, old.price_ore)
          AND (old.state, new.state, new.version)
            IS DISTINCT FROM ('confirmed'::portal.court_reservation_state,
                              'confirmed'::portal.court_reservation_state, old.version + 1))
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
DROP TRIGGER court_reservation_moved ON portal.court_reservation;
--> statement-breakpoint
CREATE TRIGGER court_reservation_moved
  AFTER INSERT OR UPDATE OF state, court_id, starts_at, price_ore ON portal.court_reservation
  FOR EACH ROW EXECUTE FUNCTION portal.court_reservation_moved();
