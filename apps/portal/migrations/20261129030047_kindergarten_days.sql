CREATE TABLE "portal"."kindergarten_extra_opening" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_date" date NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	"places" smallint NOT NULL,
	"book_until" date NOT NULL,
	"closed_at" timestamp with time zone,
	"called_off_at" timestamp with time zone,
	"called_off_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_extra_opening_kind" CHECK ("portal"."kindergarten_extra_opening"."kind" in ('saturday', 'exam')),
	CONSTRAINT "kindergarten_extra_opening_hours" CHECK ("portal"."kindergarten_extra_opening"."opens_at" < "portal"."kindergarten_extra_opening"."closes_at"),
	CONSTRAINT "kindergarten_extra_opening_deadline" CHECK ("portal"."kindergarten_extra_opening"."book_until" < "portal"."kindergarten_extra_opening"."on_date"),
	CONSTRAINT "kindergarten_extra_opening_places" CHECK ("portal"."kindergarten_extra_opening"."places" between 1 and 200),
	CONSTRAINT "kindergarten_extra_opening_called_off" CHECK (num_nonnulls("portal"."kindergarten_extra_opening"."called_off_at", "portal"."kindergarten_extra_opening"."called_off_because") in (0, 2)
        and length("portal"."kindergarten_extra_opening"."called_off_because") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_extra_place" (
	"opening_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"guardian_id" uuid,
	CONSTRAINT "kindergarten_extra_place_opening_id_child_id_pk" PRIMARY KEY("opening_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_survey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"answer_until" date NOT NULL,
	"counts_as_coming" boolean NOT NULL,
	"remind_days" smallint NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_survey_title" CHECK (coalesce(length("portal"."kindergarten_survey"."title" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."kindergarten_survey"."title" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "kindergarten_survey_remind" CHECK ("portal"."kindergarten_survey"."remind_days" between 0 and 14)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_survey_answer" (
	"survey_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	"is_coming" boolean NOT NULL,
	"arrives_at" time,
	"guardian_id" uuid,
	"is_by_staff" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kindergarten_survey_answer_survey_id_child_id_on_date_pk" PRIMARY KEY("survey_id","child_id","on_date"),
	CONSTRAINT "kindergarten_survey_answer_time" CHECK ("portal"."kindergarten_survey_answer"."is_coming" or "portal"."kindergarten_survey_answer"."arrives_at" is null),
	CONSTRAINT "kindergarten_survey_answer_by" CHECK (not ("portal"."kindergarten_survey_answer"."is_by_staff" and "portal"."kindergarten_survey_answer"."guardian_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_survey_day" (
	"survey_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	CONSTRAINT "kindergarten_survey_day_survey_id_on_date_pk" PRIMARY KEY("survey_id","on_date")
);
--> statement-breakpoint
DROP INDEX "portal"."place_once";--> statement-breakpoint
ALTER TABLE "portal"."kindergarten" ADD COLUMN "exam_notice_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD COLUMN "beneficiary_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_opening" ADD CONSTRAINT "kindergarten_extra_opening_id_place_offer_id_fk" FOREIGN KEY ("id") REFERENCES "portal"."place_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_opening" ADD CONSTRAINT "kindergarten_extra_opening_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_place" ADD CONSTRAINT "kindergarten_extra_place_opening_id_kindergarten_extra_opening_id_fk" FOREIGN KEY ("opening_id") REFERENCES "portal"."kindergarten_extra_opening"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_place" ADD CONSTRAINT "kindergarten_extra_place_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_place" ADD CONSTRAINT "kindergarten_extra_place_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_extra_place" ADD CONSTRAINT "kindergarten_extra_place_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_survey" ADD CONSTRAINT "kindergarten_survey_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_survey_answer" ADD CONSTRAINT "kindergarten_survey_answer_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_survey_answer" ADD CONSTRAINT "kindergarten_survey_answer_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_survey_answer" ADD CONSTRAINT "kindergarten_survey_answer_day" FOREIGN KEY ("survey_id","on_date") REFERENCES "portal"."kindergarten_survey_day"("survey_id","on_date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_survey_day" ADD CONSTRAINT "kindergarten_survey_day_survey_id_kindergarten_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "portal"."kindergarten_survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kindergarten_extra_opening_of" ON "portal"."kindergarten_extra_opening" USING btree ("kindergarten_id","on_date");--> statement-breakpoint
CREATE INDEX "kindergarten_extra_opening_on" ON "portal"."kindergarten_extra_opening" USING btree ("on_date");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_extra_place_place" ON "portal"."kindergarten_extra_place" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "kindergarten_extra_place_child" ON "portal"."kindergarten_extra_place" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "kindergarten_extra_place_guardian" ON "portal"."kindergarten_extra_place" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_survey_of" ON "portal"."kindergarten_survey" USING btree ("kindergarten_id","answer_until");--> statement-breakpoint
CREATE INDEX "kindergarten_survey_answer_child" ON "portal"."kindergarten_survey_answer" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "kindergarten_survey_answer_guardian" ON "portal"."kindergarten_survey_answer" USING btree ("guardian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_once" ON "portal"."place" USING btree ("offer_id","user_id",coalesce("beneficiary_id", "offer_id")) WHERE state in ('held', 'booked', 'waiting');--> statement-breakpoint
ALTER TABLE "portal"."kindergarten" ADD CONSTRAINT "kindergarten_exam_notice" CHECK ("portal"."kindergarten"."exam_notice_days" between 1 and 60);