CREATE OR REPLACE FUNCTION portal.note_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portal.account_activity (user_id, last_used_on)
  VALUES (new.id, (now() AT TIME ZONE 'Europe/Oslo')::date);
  RETURN NULL;
END $$;
