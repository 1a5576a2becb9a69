CREATE TABLE "portal"."place" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "portal"."place_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"waiting_because" text,
	"is_first_pool" boolean NOT NULL,
	"price_ore" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"promoted_at" timestamp with time zone,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"cancelled_because" text,
	CONSTRAINT "place_state" CHECK ("portal"."place"."state" in ('held', 'booked', 'waiting', 'cancelled', 'expired')),
	CONSTRAINT "place_waiting" CHECK (("portal"."place"."state" = 'waiting') = ("portal"."place"."waiting_because" is not null)
        and "portal"."place"."waiting_because" in ('full', 'pool-first')),
	CONSTRAINT "place_held" CHECK (("portal"."place"."state" = 'held') = ("portal"."place"."expires_at" is not null)),
	CONSTRAINT "place_ended" CHECK (("portal"."place"."state" in ('cancelled', 'expired')) = ("portal"."place"."ended_at" is not null)
        and ("portal"."place"."state" = 'cancelled') = ("portal"."place"."cancelled_because" is not null)
        and "portal"."place"."cancelled_because" in ('by-person', 'declined', 'by-organiser', 'by-staff', 'called-off')),
	CONSTRAINT "place_price" CHECK ("portal"."place"."price_ore" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."place_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"pool_first_until" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	"pay_minutes" smallint DEFAULT 15 NOT NULL,
	"promoted_hours" smallint DEFAULT 24 NOT NULL,
	"called_off_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "place_offer_capacity" CHECK ("portal"."place_offer"."capacity" between 0 and 10000),
	CONSTRAINT "place_offer_taken" CHECK ("portal"."place_offer"."taken" between 0 and "portal"."place_offer"."capacity"),
	CONSTRAINT "place_offer_pay" CHECK ("portal"."place_offer"."pay_minutes" between 5 and 60),
	CONSTRAINT "place_offer_promoted" CHECK ("portal"."place_offer"."promoted_hours" between 1 and 168)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"series_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"place" text NOT NULL,
	"link" text,
	"languages" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"audience" text DEFAULT 'all' NOT NULL,
	"has_places" boolean DEFAULT false NOT NULL,
	"member_price_ore" integer DEFAULT 0 NOT NULL,
	"price_ore" integer DEFAULT 0 NOT NULL,
	"refund_hours" smallint DEFAULT 24 NOT NULL,
	"late_refund_percent" smallint DEFAULT 0 NOT NULL,
	"answer_days" smallint DEFAULT 14 NOT NULL,
	"published_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_event_texts" CHECK (coalesce(length("portal"."association_event"."title" ->> 'no'), 0) between 0 and 120 and coalesce(length("portal"."association_event"."title" ->> 'en'), 0) between 0 and 120
        and coalesce(length("portal"."association_event"."text" ->> 'no'), 0) between 0 and 4000 and coalesce(length("portal"."association_event"."text" ->> 'en'), 0) between 0 and 4000),
	CONSTRAINT "association_event_place" CHECK (length("portal"."association_event"."place") between 1 and 200),
	CONSTRAINT "association_event_link" CHECK ("portal"."association_event"."link" ~ '^https://' and length("portal"."association_event"."link") <= 300),
	CONSTRAINT "association_event_times" CHECK ("portal"."association_event"."ends_at" > "portal"."association_event"."starts_at"),
	CONSTRAINT "association_event_state" CHECK ("portal"."association_event"."state" in ('draft', 'waiting', 'sent-back', 'published', 'called-off')),
	CONSTRAINT "association_event_audience" CHECK ("portal"."association_event"."audience" in ('all', 'members')),
	CONSTRAINT "association_event_reason" CHECK (length("portal"."association_event"."reason") between 1 and 500),
	CONSTRAINT "association_event_languages" CHECK ("portal"."association_event"."languages" <@ array['no', 'en'] and cardinality("portal"."association_event"."languages") > 0),
	CONSTRAINT "association_event_prices" CHECK ("portal"."association_event"."member_price_ore" between 0 and 1000000 and "portal"."association_event"."price_ore" between 0 and 1000000
        and ("portal"."association_event"."has_places" or "portal"."association_event"."member_price_ore" + "portal"."association_event"."price_ore" = 0)),
	CONSTRAINT "association_event_refund" CHECK ("portal"."association_event"."refund_hours" between 0 and 720 and "portal"."association_event"."late_refund_percent" between 0 and 100),
	CONSTRAINT "association_event_answer_days" CHECK ("portal"."association_event"."answer_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_answer" (
	"place_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "association_event_answer_place_id_question_id_pk" PRIMARY KEY("place_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"text" jsonb NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "association_event_question_kind" CHECK ("portal"."association_event_question"."kind" in ('text', 'choice', 'yes-no')),
	CONSTRAINT "association_event_question_text" CHECK (coalesce(length("portal"."association_event_question"."text" ->> 'no'), 0) between 0 and 200 and coalesce(length("portal"."association_event_question"."text" ->> 'en'), 0) between 0 and 200),
	CONSTRAINT "association_event_question_options" CHECK (("portal"."association_event_question"."kind" = 'choice') = ("portal"."association_event_question"."options" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_event_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place_id" uuid NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scanned_by" text,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_offer_id_place_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "portal"."place_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event" ADD CONSTRAINT "association_event_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event" ADD CONSTRAINT "association_event_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_answer" ADD CONSTRAINT "association_event_answer_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_answer" ADD CONSTRAINT "association_event_answer_question_id_association_event_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "portal"."association_event_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_question" ADD CONSTRAINT "association_event_question_event_id_association_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "portal"."association_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_scan" ADD CONSTRAINT "association_event_scan_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_event_scan" ADD CONSTRAINT "association_event_scan_scanned_by_user_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_once" ON "portal"."place" USING btree ("offer_id","user_id") WHERE state in ('held', 'booked', 'waiting');--> statement-breakpoint
CREATE INDEX "place_queue" ON "portal"."place" USING btree ("offer_id","number") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "place_of_offer" ON "portal"."place" USING btree ("offer_id","state");--> statement-breakpoint
CREATE INDEX "place_user" ON "portal"."place" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "place_expires" ON "portal"."place" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "place_payment" ON "portal"."place" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "place_offer_pool" ON "portal"."place_offer" USING btree ("pool_first_until") WHERE pool_first_until is not null;--> statement-breakpoint
CREATE INDEX "association_event_of" ON "portal"."association_event" USING btree ("association_id","starts_at");--> statement-breakpoint
CREATE INDEX "association_event_coming" ON "portal"."association_event" USING btree ("starts_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "association_event_waiting" ON "portal"."association_event" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "association_event_created_by" ON "portal"."association_event" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "association_event_series" ON "portal"."association_event" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "association_event_answer_question" ON "portal"."association_event_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "association_event_question_of" ON "portal"."association_event_question" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "association_event_scan_place" ON "portal"."association_event_scan" USING btree ("place_id","scanned_at");--> statement-breakpoint
CREATE INDEX "association_event_scan_by" ON "portal"."association_event_scan" USING btree ("scanned_by");