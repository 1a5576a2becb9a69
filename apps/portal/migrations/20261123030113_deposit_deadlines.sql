CREATE TABLE "portal"."deposit_deadlines" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"autumn_last_day" text DEFAULT '09-15' NOT NULL,
	"spring_last_day" text DEFAULT '02-15' NOT NULL,
	"autumn_due" text DEFAULT '06-15' NOT NULL,
	"spring_due" text DEFAULT '11-01' NOT NULL,
	"days_to_pay" smallint DEFAULT 14 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deposit_deadlines_one_row" CHECK ("portal"."deposit_deadlines"."only_row"),
	CONSTRAINT "deposit_deadlines_first_half" CHECK ("portal"."deposit_deadlines"."spring_last_day" between '01-01' and '06-30' and "portal"."deposit_deadlines"."autumn_due" between '01-01' and '06-30'),
	CONSTRAINT "deposit_deadlines_second_half" CHECK ("portal"."deposit_deadlines"."autumn_last_day" between '07-01' and '12-31' and "portal"."deposit_deadlines"."spring_due" between '07-01' and '12-31'),
	CONSTRAINT "deposit_deadlines_days_to_pay" CHECK ("portal"."deposit_deadlines"."days_to_pay" between 1 and 90)
);
--> statement-breakpoint
INSERT INTO "portal"."deposit_deadlines" DEFAULT VALUES;
