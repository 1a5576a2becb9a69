ALTER TYPE "portal"."group_class_booking_event_kind" ADD VALUE 'displaced';--> statement-breakpoint
CREATE TABLE "portal"."group_class_attendance" (
	"class_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"block_id" bigint,
	CONSTRAINT "group_class_attendance_key" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "group_class_attendance_mark" CHECK ("portal"."group_class_attendance"."mark" in ('attended', 'no-show'))
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class_block" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "group_class_block_period" CHECK ("portal"."group_class_block"."ends_at" > "portal"."group_class_block"."starts_at"),
	CONSTRAINT "group_class_block_reason" CHECK (("portal"."group_class_block"."cause" = 'staff') = ("portal"."group_class_block"."reason" is not null)),
	CONSTRAINT "group_class_block_ends" CHECK ("portal"."group_class_block"."cause" = 'staff' or "portal"."group_class_block"."ends_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "instructor_id" integer;--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "room_en" text;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD COLUMN "no_show_limit" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD COLUMN "no_show_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD COLUMN "block_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_attendance" ADD CONSTRAINT "group_class_attendance_block_id_group_class_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "portal"."group_class_block"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_attendance" ADD CONSTRAINT "group_class_attendance_booking" FOREIGN KEY ("class_id","user_id") REFERENCES "portal"."group_class_booking"("class_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_block" ADD CONSTRAINT "group_class_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_class_attendance_user" ON "portal"."group_class_attendance" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_class_block_user" ON "portal"."group_class_block" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD CONSTRAINT "group_class_instructor_id_instructor_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "portal"."instructor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_settings" ADD CONSTRAINT "group_class_settings_no_shows" CHECK ("portal"."group_class_settings"."no_show_limit" > 0 and "portal"."group_class_settings"."no_show_days" > 0 and "portal"."group_class_settings"."block_days" > 0);--> statement-breakpoint

-- Triggers of the places engine (src/core/places/template/triggers.sql), where they are other than before.
-- `take_group_class_places` counts what it inserts itself.
DROP TRIGGER group_class_counters_kept ON portal.group_class;
--> statement-breakpoint
CREATE TRIGGER group_class_counters_kept
  BEFORE UPDATE OF booked_count, queued_count, next_seq ON portal.group_class
  FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND current_setting('portal.is_counted', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
DROP TRIGGER group_class_bookings_added ON portal.group_class_booking;
--> statement-breakpoint
CREATE TRIGGER group_class_bookings_added
  AFTER INSERT ON portal.group_class_booking
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  WHEN (current_setting('portal.is_counted', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION portal.group_class_bookings_added();
--> statement-breakpoint
-- A place may become a waiting place again: when the room gets smaller.
DROP TRIGGER group_class_booking_kept ON portal.group_class_booking;
--> statement-breakpoint
CREATE TRIGGER group_class_booking_kept
  BEFORE UPDATE ON portal.group_class_booking
  FOR EACH ROW
  WHEN ((new.id, new.class_id, new.user_id, new.seq, new.created_at)
          IS DISTINCT FROM (old.id, old.class_id, old.user_id, old.seq, old.created_at))
  EXECUTE FUNCTION portal.refuse_change();
--> statement-breakpoint
DROP TRIGGER group_class_announced ON portal.group_class;
--> statement-breakpoint
CREATE TRIGGER group_class_announced
  AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at, booking_opens_at, unbooking_closes_at,
    capacity, cancelled_at, instructor_id, room, room_en ON portal.group_class
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_group_classes();
