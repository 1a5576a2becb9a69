CREATE OR REPLACE FUNCTION portal.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%: this row cannot be changed like that', tg_name
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
