CREATE TYPE "portal"."group_class_booking_event_kind" AS ENUM('booked', 'queued', 'promoted', 'unbooked', 'lapsed');--> statement-breakpoint
CREATE TYPE "portal"."group_class_booking_state" AS ENUM('booked', 'queued');--> statement-breakpoint
CREATE TABLE "portal"."exercise_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_no" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" bigint NOT NULL,
	"local_date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booking_opens_at" timestamp with time zone NOT NULL,
	"unbooking_closes_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"booked_count" integer DEFAULT 0 NOT NULL,
	"queued_count" integer DEFAULT 0 NOT NULL,
	"next_seq" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "group_class_schedule_date" UNIQUE("schedule_id","local_date"),
	CONSTRAINT "group_class_times" UNIQUE("id","starts_at","ends_at"),
	CONSTRAINT "group_class_capacity" CHECK ("portal"."group_class"."capacity" > 0),
	CONSTRAINT "group_class_booked_count" CHECK ("portal"."group_class"."booked_count" between 0 and "portal"."group_class"."capacity"),
	CONSTRAINT "group_class_queued_count" CHECK ("portal"."group_class"."queued_count" >= 0),
	CONSTRAINT "group_class_length" CHECK ("portal"."group_class"."ends_at" > "portal"."group_class"."starts_at" and "portal"."group_class"."ends_at" <= "portal"."group_class"."starts_at" + interval '1 day'),
	CONSTRAINT "group_class_opens" CHECK ("portal"."group_class"."booking_opens_at" < "portal"."group_class"."starts_at"),
	CONSTRAINT "group_class_closes" CHECK ("portal"."group_class"."unbooking_closes_at" < "portal"."group_class"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class_booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"state" "portal"."group_class_booking_state" NOT NULL,
	"seq" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_class_booking_member" UNIQUE("class_id","user_id"),
	CONSTRAINT "group_class_booking_seq" UNIQUE("class_id","seq")
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class_booking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_booking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"kind" "portal"."group_class_booking_event_kind" NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class_schedule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."group_class_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"iso_weekday" smallint NOT NULL,
	"start_time" time NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"name_no" text NOT NULL,
	"name_en" text NOT NULL,
	"description_no" text NOT NULL,
	"description_en" text NOT NULL,
	"room" text NOT NULL,
	"capacity" integer NOT NULL,
	"center_id" integer NOT NULL,
	"instructor_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"image_url" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "group_class_schedule_room_time" UNIQUE("center_id","room","iso_weekday","start_time","valid_from"),
	CONSTRAINT "group_class_schedule_weekday" CHECK ("portal"."group_class_schedule"."iso_weekday" between 1 and 7),
	CONSTRAINT "group_class_schedule_duration" CHECK ("portal"."group_class_schedule"."duration_minutes" between 5 and 480),
	CONSTRAINT "group_class_schedule_capacity" CHECK ("portal"."group_class_schedule"."capacity" > 0),
	CONSTRAINT "group_class_schedule_valid" CHECK ("portal"."group_class_schedule"."valid_to" >= "portal"."group_class_schedule"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "portal"."group_class_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"bookings_per_day" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "group_class_settings_one_row" CHECK ("portal"."group_class_settings"."only_row"),
	CONSTRAINT "group_class_settings_bookings_per_day" CHECK ("portal"."group_class_settings"."bookings_per_day" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."instructor" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."sports_center" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."group_class" ADD CONSTRAINT "group_class_schedule_id_group_class_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "portal"."group_class_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_booking" ADD CONSTRAINT "group_class_booking_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_booking" ADD CONSTRAINT "group_class_booking_class" FOREIGN KEY ("class_id","starts_at","ends_at") REFERENCES "portal"."group_class"("id","starts_at","ends_at") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_center_id_sports_center_id_fk" FOREIGN KEY ("center_id") REFERENCES "portal"."sports_center"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_instructor_id_instructor_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "portal"."instructor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_category_id_exercise_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."exercise_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_class_starts_at" ON "portal"."group_class" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "group_class_booking_user" ON "portal"."group_class_booking" USING btree ("user_id","starts_at");