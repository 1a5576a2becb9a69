-- Releases a place or a waiting place. Returns the refusal, or null on success.
CREATE OR REPLACE FUNCTION portal.release_group_class_place(
  wanted_booking_id bigint, wanted_class_id bigint, wanted_user_id text)
RETURNS text
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
DECLARE
  closes_at timestamptz;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'release_group_class_place runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  SELECT c.unbooking_closes_at INTO closes_at
    FROM portal.group_class c
   WHERE c.id = wanted_class_id
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
