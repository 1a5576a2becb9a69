CREATE TABLE "portal"."group_class_exception" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_exception_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" bigint,
	"center_id" integer NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"kind" text NOT NULL,
	"start_time" time,
	"room" text,
	"room_en" text,
	"capacity" integer,
	"instructor_id" integer,
	"reason_no" text NOT NULL,
	"reason_en" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_class_exception_dates" CHECK ("portal"."group_class_exception"."last_date" >= "portal"."group_class_exception"."first_date"),
	CONSTRAINT "group_class_exception_kind" CHECK ("portal"."group_class_exception"."kind" in ('closed', 'changed')),
	CONSTRAINT "group_class_exception_capacity" CHECK ("portal"."group_class_exception"."capacity" > 0),
	CONSTRAINT "group_class_exception_center_closed" CHECK ("portal"."group_class_exception"."line_id" is not null or "portal"."group_class_exception"."kind" = 'closed'),
	CONSTRAINT "group_class_exception_changes" CHECK ("portal"."group_class_exception"."kind" = 'changed' or num_nonnulls("portal"."group_class_exception"."start_time", "portal"."group_class_exception"."room", "portal"."group_class_exception"."room_en",
        "portal"."group_class_exception"."capacity", "portal"."group_class_exception"."instructor_id") = 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."group_class" DROP CONSTRAINT "group_class_schedule_date";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" DROP CONSTRAINT "group_class_schedule_room_time";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" DROP CONSTRAINT "group_class_schedule_valid";--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "reason_no" text;--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD COLUMN "reason_en" text;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD COLUMN "line_id" bigint;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD COLUMN "on_holidays" text DEFAULT 'runs' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" ADD CONSTRAINT "group_class_exception_line_id_group_class_schedule_id_fk" FOREIGN KEY ("line_id") REFERENCES "portal"."group_class_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" ADD CONSTRAINT "group_class_exception_center_id_sports_center_id_fk" FOREIGN KEY ("center_id") REFERENCES "portal"."sports_center"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" ADD CONSTRAINT "group_class_exception_instructor_id_instructor_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "portal"."instructor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_class_exception_line" ON "portal"."group_class_exception" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "group_class_exception_center" ON "portal"."group_class_exception" USING btree ("center_id","last_date");--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_line_id_group_class_schedule_id_fk" FOREIGN KEY ("line_id") REFERENCES "portal"."group_class_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_class_schedule_date" ON "portal"."group_class" USING btree ("schedule_id","local_date") WHERE not "portal"."group_class"."is_withdrawn";--> statement-breakpoint
CREATE UNIQUE INDEX "group_class_schedule_room_time" ON "portal"."group_class_schedule" USING btree ("center_id","room","iso_weekday","start_time","valid_from") WHERE "portal"."group_class_schedule"."valid_to" is null or "portal"."group_class_schedule"."valid_to" >= "portal"."group_class_schedule"."valid_from";--> statement-breakpoint
CREATE INDEX "group_class_schedule_line" ON "portal"."group_class_schedule" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD CONSTRAINT "group_class_withdrawn" CHECK (not "portal"."group_class"."is_withdrawn" or "portal"."group_class"."cancelled_at" is not null);--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD CONSTRAINT "group_class_reason" CHECK (("portal"."group_class"."reason_no" is null) = ("portal"."group_class"."reason_en" is null));--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_holidays" CHECK ("portal"."group_class_schedule"."on_holidays" in ('runs', 'rests'));--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_valid" CHECK ("portal"."group_class_schedule"."valid_to" >= "portal"."group_class_schedule"."valid_from" - 1);--> statement-breakpoint
-- A class that goes on under another row of the schedule may have another name there.
DROP TRIGGER group_class_announced ON portal.group_class;
--> statement-breakpoint
CREATE TRIGGER group_class_announced
  AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at, booking_opens_at, unbooking_closes_at,
    capacity, cancelled_at, instructor_id, room, room_en, schedule_id ON portal.group_class
  FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_group_classes();
