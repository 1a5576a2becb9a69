CREATE TABLE "portal"."site_restore" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."site_restore_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"backup_started_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"waiting_mails" text,
	CONSTRAINT "site_restore_released" CHECK (("portal"."site_restore"."released_at" is null) = ("portal"."site_restore"."waiting_mails" is null)
        and "portal"."site_restore"."waiting_mails" in ('dropped', 'sent'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "site_restore_one_open" ON "portal"."site_restore" USING btree ((released_at is null)) WHERE released_at is null;