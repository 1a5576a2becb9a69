CREATE TABLE "portal"."course" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"teacher" text,
	"place" text,
	"link" text,
	"languages" text[] NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"most_seats" smallint DEFAULT 1 NOT NULL,
	"student_price_ore" integer DEFAULT 0 NOT NULL,
	"member_price_ore" integer DEFAULT 0 NOT NULL,
	"other_price_ore" integer DEFAULT 0 NOT NULL,
	"vat_percent" smallint DEFAULT 0 NOT NULL,
	"refund_hours" smallint DEFAULT 24 NOT NULL,
	"keep_ore" integer DEFAULT 0 NOT NULL,
	"keep_percent" smallint DEFAULT 0 NOT NULL,
	"pass_hours" smallint DEFAULT 2 NOT NULL,
	"remind_hours" smallint DEFAULT 24 NOT NULL,
	"certificate_dates" smallint,
	"answer_days" smallint DEFAULT 14 NOT NULL,
	"published_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_texts" CHECK (coalesce(length("portal"."course"."title" ->> 'no'), 0) between 0 and 120 and coalesce(length("portal"."course"."title" ->> 'en'), 0) between 0 and 120
        and coalesce(length("portal"."course"."text" ->> 'no'), 0) between 0 and 8000 and coalesce(length("portal"."course"."text" ->> 'en'), 0) between 0 and 8000),
	CONSTRAINT "course_where" CHECK (length("portal"."course"."place") between 1 and 200
        and ("portal"."course"."place" is not null or "portal"."course"."link" is not null)),
	CONSTRAINT "course_link" CHECK ("portal"."course"."link" ~ '^https://' and length("portal"."course"."link") <= 300),
	CONSTRAINT "course_teacher" CHECK (length("portal"."course"."teacher") between 1 and 200),
	CONSTRAINT "course_languages" CHECK ("portal"."course"."languages" <@ array['no', 'en'] and cardinality("portal"."course"."languages") > 0),
	CONSTRAINT "course_audience" CHECK ("portal"."course"."audience" in ('all', 'members', 'contact-persons')),
	CONSTRAINT "course_state" CHECK ("portal"."course"."state" in ('draft', 'published', 'called-off')),
	CONSTRAINT "course_reason" CHECK (length("portal"."course"."reason") between 1 and 1000),
	CONSTRAINT "course_seats" CHECK ("portal"."course"."most_seats" between 1 and 10),
	CONSTRAINT "course_prices" CHECK ("portal"."course"."student_price_ore" between 0 and 1000000
        and "portal"."course"."member_price_ore" between 0 and 1000000
        and "portal"."course"."other_price_ore" between 0 and 1000000
        and "portal"."course"."vat_percent" between 0 and 25),
	CONSTRAINT "course_cancelling" CHECK ("portal"."course"."refund_hours" between 0 and 2160 and "portal"."course"."keep_percent" between 0 and 100
        and "portal"."course"."keep_ore" between 0 and 1000000),
	CONSTRAINT "course_hours" CHECK ("portal"."course"."pass_hours" between 0 and 720 and "portal"."course"."remind_hours" between 0 and 336
        and "portal"."course"."answer_days" between 1 and 90),
	CONSTRAINT "course_certificate_dates" CHECK ("portal"."course"."certificate_dates" between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "portal"."course_attendance" (
	"ticket_id" uuid NOT NULL,
	"date_id" uuid NOT NULL,
	"was_there" boolean NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" text,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_attendance_ticket_id_date_id_pk" PRIMARY KEY("ticket_id","date_id"),
	CONSTRAINT "course_attendance_reason" CHECK (length("portal"."course_attendance"."reason") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "portal"."course_date" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "course_date_times" CHECK ("portal"."course_date"."ends_at" > "portal"."course_date"."starts_at"),
	CONSTRAINT "course_date_place" CHECK (length("portal"."course_date"."place") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "portal"."course_scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"date_id" uuid NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scanned_by" text,
	"was_invalid" boolean DEFAULT false NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."course_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"holder" text NOT NULL,
	"email" text,
	"code" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"price_ore" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"certificate_mailed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "course_ticket_state" CHECK ("portal"."course_ticket"."state" in ('valid', 'replaced', 'cancelled')),
	CONSTRAINT "course_ticket_ended" CHECK (("portal"."course_ticket"."state" = 'valid') = ("portal"."course_ticket"."ended_at" is null)),
	CONSTRAINT "course_ticket_number" CHECK ("portal"."course_ticket"."seat" between 1 and 10),
	CONSTRAINT "course_ticket_holder" CHECK (length("portal"."course_ticket"."holder") between 1 and 120),
	CONSTRAINT "course_ticket_email" CHECK (length("portal"."course_ticket"."email") <= 254),
	CONSTRAINT "course_ticket_code" CHECK ("portal"."course_ticket"."code" ~ '^[A-Z2-7]{26}$'),
	CONSTRAINT "course_ticket_price" CHECK ("portal"."course_ticket"."price_ore" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."invoice_payout_account" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"account_masked" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."course_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"to_waiting" boolean DEFAULT false NOT NULL,
	"addresses" integer NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_message_texts" CHECK (coalesce(length("portal"."course_message"."subject" ->> 'no'), 0) between 0 and 150 and coalesce(length("portal"."course_message"."subject" ->> 'en'), 0) between 0 and 150
        and coalesce(length("portal"."course_message"."text" ->> 'no'), 0) between 0 and 5000 and coalesce(length("portal"."course_message"."text" ->> 'en'), 0) between 0 and 5000)
);
--> statement-breakpoint
ALTER TABLE "portal"."invoice" DROP CONSTRAINT "invoice_period";--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_owner_kind";--> statement-breakpoint
ALTER TABLE "portal"."place" DROP CONSTRAINT "place_price";--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" DROP CONSTRAINT "staff_invitation_roles";--> statement-breakpoint
ALTER TABLE "portal"."staff_member" DROP CONSTRAINT "staff_member_roles";--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD COLUMN "credited_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was credited before.
UPDATE "portal"."invoice" i SET "credited_ore" = notes.ore
FROM (SELECT "invoice_id", sum("amount_ore") AS ore FROM "portal"."credit_note" GROUP BY "invoice_id") notes
WHERE i."id" = notes."invoice_id";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "is_sold_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD COLUMN "seats" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD COLUMN "kept_ore" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."course" ADD CONSTRAINT "course_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_attendance" ADD CONSTRAINT "course_attendance_ticket_id_course_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "portal"."course_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_attendance" ADD CONSTRAINT "course_attendance_date_id_course_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "portal"."course_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_attendance" ADD CONSTRAINT "course_attendance_corrected_by_user_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_date" ADD CONSTRAINT "course_date_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "portal"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_scan" ADD CONSTRAINT "course_scan_ticket_id_course_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "portal"."course_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_scan" ADD CONSTRAINT "course_scan_date_id_course_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "portal"."course_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_scan" ADD CONSTRAINT "course_scan_scanned_by_user_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_ticket" ADD CONSTRAINT "course_ticket_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_ticket" ADD CONSTRAINT "course_ticket_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "portal"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."invoice_payout_account" ADD CONSTRAINT "invoice_payout_account_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "portal"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_message" ADD CONSTRAINT "course_message_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "portal"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."course_message" ADD CONSTRAINT "course_message_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_published" ON "portal"."course" USING btree ("published_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "course_created_by" ON "portal"."course" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "course_attendance_date" ON "portal"."course_attendance" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "course_attendance_by" ON "portal"."course_attendance" USING btree ("corrected_by");--> statement-breakpoint
CREATE UNIQUE INDEX "course_date_of" ON "portal"."course_date" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_date_starts" ON "portal"."course_date" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "course_scan_ticket" ON "portal"."course_scan" USING btree ("ticket_id","date_id","scanned_at");--> statement-breakpoint
CREATE INDEX "course_scan_date" ON "portal"."course_scan" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "course_scan_by" ON "portal"."course_scan" USING btree ("scanned_by");--> statement-breakpoint
CREATE UNIQUE INDEX "course_ticket_code" ON "portal"."course_ticket" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "course_ticket_seat" ON "portal"."course_ticket" USING btree ("place_id","seat") WHERE state = 'valid';--> statement-breakpoint
CREATE INDEX "course_ticket_of" ON "portal"."course_ticket" USING btree ("course_id","state");--> statement-breakpoint
CREATE INDEX "course_ticket_place" ON "portal"."course_ticket" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "course_message_of" ON "portal"."course_message" USING btree ("course_id","sent_at");--> statement-breakpoint
CREATE INDEX "course_message_sent_by" ON "portal"."course_message" USING btree ("sent_by");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_period" ON "portal"."invoice" USING btree ("kind","subject_id","period_start") WHERE credited_ore < amount_ore;--> statement-breakpoint
CREATE INDEX "payment_account_of" ON "portal"."payment" USING btree ("account_kind","account_key") WHERE account_key is not null;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association', 'grant', 'invoice'));--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD CONSTRAINT "invoice_credited" CHECK ("portal"."invoice"."credited_ore" between 0 and "portal"."invoice"."amount_ore");--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_seats" CHECK ("portal"."place"."seats" between 1 and 10);--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_price" CHECK ("portal"."place"."price_ore" between 0 and 10000000 and "portal"."place"."kept_ore" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" ADD CONSTRAINT "staff_invitation_roles" CHECK (cardinality("portal"."staff_invitation"."roles") > 0 and "portal"."staff_invitation"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'courses', 'admin']::text[]);--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_roles" CHECK (cardinality("portal"."staff_member"."roles") > 0 and "portal"."staff_member"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'courses', 'admin']::text[]);--> statement-breakpoint
-- As it is now: core/courses/sql/announce_courses.sql.
CREATE OR REPLACE FUNCTION portal.announce_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('courses_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER course_announced
	AFTER INSERT OR UPDATE OF title, text, teacher, state OR DELETE ON portal.course
	FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_courses();
--> statement-breakpoint
CREATE TRIGGER course_date_announced
	AFTER INSERT OR UPDATE OR DELETE ON portal.course_date
	FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_courses();
