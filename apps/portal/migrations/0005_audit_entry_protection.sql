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
