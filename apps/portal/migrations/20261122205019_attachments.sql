CREATE TABLE "portal"."attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"subject_kind" text,
	"subject_id" text,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"data_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp with time zone,
	CONSTRAINT "attachment_id" CHECK ("portal"."attachment"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "attachment_size" CHECK ("portal"."attachment"."size" > 0),
	CONSTRAINT "attachment_subject_whole" CHECK (num_nulls("portal"."attachment"."subject_kind", "portal"."attachment"."subject_id", "portal"."attachment"."attached_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "portal"."attachment" ADD CONSTRAINT "attachment_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_owner" ON "portal"."attachment" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "attachment_subject" ON "portal"."attachment" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "attachment_loose" ON "portal"."attachment" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint

-- As it is now: core/files/sql/remove_attachment_bytes.sql.
CREATE OR REPLACE FUNCTION portal.remove_attachment_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attachment_removed AFTER DELETE ON portal.attachment
	FOR EACH ROW EXECUTE FUNCTION portal.remove_attachment_bytes();
