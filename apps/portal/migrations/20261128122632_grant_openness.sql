-- As it is now: core/grants/sql/remove_grant_files.sql.
CREATE OR REPLACE FUNCTION portal.remove_grant_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM portal.attachment WHERE subject_kind = TG_ARGV[0] AND subject_id = old.id::text;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER grant_application_files_removed AFTER DELETE ON portal.grant_application
	FOR EACH ROW EXECUTE FUNCTION portal.remove_grant_files('grant-application');
--> statement-breakpoint
CREATE TRIGGER grant_report_files_removed AFTER DELETE ON portal.grant_report
	FOR EACH ROW EXECUTE FUNCTION portal.remove_grant_files('grant-report');
--> statement-breakpoint
-- As it is now: core/grants/sql/announce_grants.sql.
CREATE OR REPLACE FUNCTION portal.announce_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('grants_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER grant_type_announced
	AFTER INSERT OR UPDATE OF name, removed_at OR DELETE ON portal.grant_type
	FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_grants();
