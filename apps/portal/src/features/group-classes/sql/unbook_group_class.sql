-- Cancels a place or a waiting place in a class of that center. Returns the refusal, or null on success.
CREATE OR REPLACE FUNCTION portal.unbook_group_class(
  wanted_booking_id bigint, wanted_class_id bigint, wanted_center_id integer, wanted_user_id text)
RETURNS text
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  RETURN portal.give_back_group_class_place(wanted_booking_id, wanted_class_id, wanted_user_id);
END $$;
