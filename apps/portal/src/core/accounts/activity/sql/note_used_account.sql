-- Writes once a day at most.
CREATE OR REPLACE FUNCTION portal.note_used_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.account_activity
     SET last_used_on = (now() AT TIME ZONE 'Europe/Oslo')::date, warned_on = NULL
   WHERE user_id = new.user_id
     AND (last_used_on < (now() AT TIME ZONE 'Europe/Oslo')::date OR warned_on IS NOT NULL);
  RETURN NULL;
END $$;
