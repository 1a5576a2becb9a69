-- One value with a text for each language instead of a column for each. A room without an English name
-- had the same name in both languages.
ALTER TABLE "portal"."exercise_category" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."exercise_category" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."exercise_category" DROP COLUMN "name_en";--> statement-breakpoint
DROP INDEX "portal"."group_class_schedule_room_time";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule"
  ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en"),
  ALTER COLUMN "description_no" TYPE jsonb USING jsonb_build_object('no', "description_no", 'en', "description_en"),
  ALTER COLUMN "room" TYPE jsonb USING jsonb_build_object('no', "room", 'en', coalesce("room_en", "room"));--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" RENAME COLUMN "description_no" TO "description";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" DROP COLUMN "name_en", DROP COLUMN "description_en", DROP COLUMN "room_en";--> statement-breakpoint
CREATE UNIQUE INDEX "group_class_schedule_room_time" ON "portal"."group_class_schedule" USING btree ("center_id",("room" ->> 'no'),"iso_weekday","start_time","valid_from") WHERE "portal"."group_class_schedule"."valid_to" is null or "portal"."group_class_schedule"."valid_to" >= "portal"."group_class_schedule"."valid_from";--> statement-breakpoint
ALTER TABLE "portal"."group_class" DROP CONSTRAINT "group_class_reason";--> statement-breakpoint
DROP TRIGGER group_class_announced ON portal.group_class;--> statement-breakpoint
ALTER TABLE "portal"."group_class"
  ALTER COLUMN "room" TYPE jsonb USING CASE WHEN "room" IS NOT NULL THEN jsonb_build_object('no', "room", 'en', coalesce("room_en", "room")) END,
  ALTER COLUMN "reason_no" TYPE jsonb USING CASE WHEN "reason_no" IS NOT NULL THEN jsonb_build_object('no', "reason_no", 'en', "reason_en") END;--> statement-breakpoint
ALTER TABLE "portal"."group_class" RENAME COLUMN "reason_no" TO "reason";--> statement-breakpoint
ALTER TABLE "portal"."group_class" DROP COLUMN "reason_en", DROP COLUMN "room_en";--> statement-breakpoint
CREATE TRIGGER group_class_announced
  AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at, booking_opens_at, unbooking_closes_at,
    capacity, cancelled_at, instructor_id, room, schedule_id ON portal.group_class
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_group_classes();--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" DROP CONSTRAINT "group_class_exception_changes";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception"
  ALTER COLUMN "room" TYPE jsonb USING CASE WHEN "room" IS NOT NULL THEN jsonb_build_object('no', "room", 'en', coalesce("room_en", "room")) END,
  ALTER COLUMN "reason_no" TYPE jsonb USING jsonb_build_object('no', "reason_no", 'en', "reason_en");--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" RENAME COLUMN "reason_no" TO "reason";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" DROP COLUMN "reason_en", DROP COLUMN "room_en";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" ADD CONSTRAINT "group_class_exception_changes" CHECK ("portal"."group_class_exception"."kind" = 'changed' or num_nonnulls("portal"."group_class_exception"."start_time", "portal"."group_class_exception"."room",
        "portal"."group_class_exception"."capacity", "portal"."group_class_exception"."instructor_id") = 0);
