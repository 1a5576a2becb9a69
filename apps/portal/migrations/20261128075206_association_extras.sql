ALTER TABLE "portal"."association_member" ADD COLUMN "board_notified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "association_member_requested" ON "portal"."association_member" USING btree ("association_id") WHERE state = 'requested';--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal.announce_associations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('associations_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER association_announced
  AFTER INSERT OR UPDATE OF name, slug, purpose, state, topic_id OR DELETE ON portal.association
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_associations();
--> statement-breakpoint
CREATE TRIGGER association_topic_announced
  AFTER UPDATE OF name ON portal.association_topic
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_associations();
