CREATE TABLE "portal"."kindergarten_child" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"born_on" date NOT NULL,
	"national_id" text,
	"national_id_index" text,
	"source" text NOT NULL,
	"missing_since" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_child_names" CHECK (length("portal"."kindergarten_child"."first_name") between 1 and 100
        and length("portal"."kindergarten_child"."last_name") between 1 and 100),
	CONSTRAINT "kindergarten_child_number" CHECK (("portal"."kindergarten_child"."national_id" is null) = ("portal"."kindergarten_child"."national_id_index" is null)),
	CONSTRAINT "kindergarten_child_source" CHECK ("portal"."kindergarten_child"."source" in ('import', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"kind_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"phone" text NOT NULL,
	"may_fetch" boolean DEFAULT false NOT NULL,
	"only_on" date,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "kindergarten_contact_texts" CHECK (length("portal"."kindergarten_contact"."name") between 1 and 100
        and length("portal"."kindergarten_contact"."relation") between 1 and 60
        and length("portal"."kindergarten_contact"."phone") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_enrolment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"percent" smallint DEFAULT 100 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_enrolment_percent" CHECK ("portal"."kindergarten_enrolment"."percent" between 20 and 100),
	CONSTRAINT "kindergarten_enrolment_days" CHECK ("portal"."kindergarten_enrolment"."ends_on" >= "portal"."kindergarten_enrolment"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_guardian" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"national_id" text NOT NULL,
	"national_id_index" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"has_restricted_address" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"first_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_guardian_names" CHECK (length("portal"."kindergarten_guardian"."first_name") between 1 and 100
        and length("portal"."kindergarten_guardian"."last_name") between 1 and 100),
	CONSTRAINT "kindergarten_guardian_source" CHECK ("portal"."kindergarten_guardian"."source" in ('import', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_guardianship" (
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"has_responsibility" boolean NOT NULL,
	"source" text NOT NULL,
	"opened_at" timestamp with time zone,
	"opened_by" text,
	"blocked_at" timestamp with time zone,
	"blocked_by" text,
	"blocked_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_guardianship_child_id_guardian_id_pk" PRIMARY KEY("child_id","guardian_id"),
	CONSTRAINT "kindergarten_guardianship_blocked" CHECK (num_nonnulls("portal"."kindergarten_guardianship"."blocked_at", "portal"."kindergarten_guardianship"."blocked_because") in (0, 2)
        and length("portal"."kindergarten_guardianship"."blocked_because") between 1 and 300),
	CONSTRAINT "kindergarten_guardianship_source" CHECK ("portal"."kindergarten_guardianship"."source" in ('import', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_health" (
	"child_id" uuid PRIMARY KEY NOT NULL,
	"allergies" text,
	"medicines" text,
	"notes" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_health_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"place" text NOT NULL,
	"viewer_name" text NOT NULL,
	"guardian_id" uuid,
	"user_id" text,
	CONSTRAINT "kindergarten_health_view_place" CHECK ("portal"."kindergarten_health_view"."place" in ('guardian', 'tablet', 'staff', 'export'))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_place_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted_on" date NOT NULL,
	"ends_on" date,
	"percent" smallint,
	"note" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"guardian_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decided_because" text,
	CONSTRAINT "kindergarten_place_request_values" CHECK ("portal"."kindergarten_place_request"."kind" in ('end', 'change')
        and "portal"."kindergarten_place_request"."state" in ('sent', 'withdrawn', 'accepted', 'declined')
        and ("portal"."kindergarten_place_request"."kind" = 'end') = ("portal"."kindergarten_place_request"."ends_on" is not null)
        and "portal"."kindergarten_place_request"."percent" between 20 and 100),
	CONSTRAINT "kindergarten_place_request_texts" CHECK (length("portal"."kindergarten_place_request"."note") between 1 and 300
        and length("portal"."kindergarten_place_request"."decided_because") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_absence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"arrives_at" time,
	"guardian_id" uuid,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "kindergarten_absence_kind" CHECK ("portal"."kindergarten_absence"."kind" in ('sick', 'holiday', 'other', 'late')),
	CONSTRAINT "kindergarten_absence_order" CHECK ("portal"."kindergarten_absence"."to_on" between "portal"."kindergarten_absence"."from_on" and "portal"."kindergarten_absence"."from_on" + 366),
	CONSTRAINT "kindergarten_absence_late" CHECK (("portal"."kindergarten_absence"."kind" = 'late') = ("portal"."kindergarten_absence"."arrives_at" is not null)
        and ("portal"."kindergarten_absence"."kind" <> 'late' or "portal"."kindergarten_absence"."from_on" = "portal"."kindergarten_absence"."to_on"))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"paired_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paired_by" text,
	"last_seen_at" timestamp with time zone,
	"opened_by" uuid,
	"open_until" timestamp with time zone,
	"shut_off_at" timestamp with time zone,
	"shut_off_by" text,
	CONSTRAINT "kindergarten_device_token" UNIQUE("token_hash"),
	CONSTRAINT "kindergarten_device_name" CHECK (length("portal"."kindergarten_device"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"presence_id" uuid,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "kindergarten_mark_kind" CHECK ("portal"."kindergarten_mark"."kind" in ('arrival', 'departure', 'absent', 'undo')),
	CONSTRAINT "kindergarten_mark_state" CHECK ("portal"."kindergarten_mark"."state" in ('recorded', 'refused', 'to-review', 'dismissed')),
	CONSTRAINT "kindergarten_mark_refused" CHECK (("portal"."kindergarten_mark"."state" = 'refused') <= ("portal"."kindergarten_mark"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_pairing" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"department_id" uuid NOT NULL,
	"device_name" text NOT NULL,
	"created_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_presence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"departed_at" timestamp with time zone,
	"departed_how" text,
	CONSTRAINT "kindergarten_presence_departed" CHECK (("portal"."kindergarten_presence"."departed_at" is null) = ("portal"."kindergarten_presence"."departed_how" is null)
        and "portal"."kindergarten_presence"."departed_how" in ('recorded', 'closing-time', 'corrected')
        and "portal"."kindergarten_presence"."departed_at" >= "portal"."kindergarten_presence"."arrived_at")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"opens_at" time DEFAULT '07:30' NOT NULL,
	"closes_at" time DEFAULT '17:00' NOT NULL,
	"absence_until" time DEFAULT '09:00' NOT NULL,
	"notice_months" smallint DEFAULT 2 NOT NULL,
	"year_plan_url" text,
	"closed_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_name" UNIQUE("name"),
	CONSTRAINT "kindergarten_name_length" CHECK (length("portal"."kindergarten"."name") between 1 and 100),
	CONSTRAINT "kindergarten_hours" CHECK ("portal"."kindergarten"."opens_at" < "portal"."kindergarten"."closes_at"),
	CONSTRAINT "kindergarten_absence" CHECK ("portal"."kindergarten"."absence_until" between "portal"."kindergarten"."opens_at" and "portal"."kindergarten"."closes_at"),
	CONSTRAINT "kindergarten_notice" CHECK ("portal"."kindergarten"."notice_months" between 0 and 12),
	CONSTRAINT "kindergarten_year_plan" CHECK ("portal"."kindergarten"."year_plan_url" ~ '^https://' and length("portal"."kindergarten"."year_plan_url") <= 500)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_closing_day" (
	"kindergarten_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	"reason" jsonb NOT NULL,
	CONSTRAINT "kindergarten_closing_day_kindergarten_id_on_date_pk" PRIMARY KEY("kindergarten_id","on_date"),
	CONSTRAINT "kindergarten_closing_day_reason" CHECK (coalesce(length("portal"."kindergarten_closing_day"."reason" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."kindergarten_closing_day"."reason" ->> 'en'), 0) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_consent_kind" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_consent_kind_texts" CHECK (coalesce(length("portal"."kindergarten_consent_kind"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."kindergarten_consent_kind"."name" ->> 'en'), 0) between 1 and 100
        and coalesce(length("portal"."kindergarten_consent_kind"."text" ->> 'no'), 0) between 1 and 2000 and coalesce(length("portal"."kindergarten_consent_kind"."text" ->> 'en'), 0) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_department" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"name" text NOT NULL,
	"places" smallint NOT NULL,
	"closed_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_department_name_length" CHECK (length("portal"."kindergarten_department"."name") between 1 and 100),
	CONSTRAINT "kindergarten_department_places" CHECK ("portal"."kindergarten_department"."places" between 0 and 200)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_employee" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"department_id" uuid,
	"user_id" text,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"pin_hash" text,
	"pin_attempts" smallint DEFAULT 0 NOT NULL,
	"ended_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_employee_name" CHECK (length("portal"."kindergarten_employee"."name") between 1 and 100),
	CONSTRAINT "kindergarten_employee_title" CHECK (coalesce(length("portal"."kindergarten_employee"."title" ->> 'no'), 0) between 0 and 100 and coalesce(length("portal"."kindergarten_employee"."title" ->> 'en'), 0) between 0 and 100),
	CONSTRAINT "kindergarten_employee_attempts" CHECK ("portal"."kindergarten_employee"."pin_attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_leader" (
	"user_id" text NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kindergarten_leader_user_id_kindergarten_id_pk" PRIMARY KEY("user_id","kindergarten_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" DROP CONSTRAINT "staff_invitation_roles";--> statement-breakpoint
ALTER TABLE "portal"."staff_member" DROP CONSTRAINT "staff_member_roles";--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_consent" ADD CONSTRAINT "kindergarten_consent_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_consent" ADD CONSTRAINT "kindergarten_consent_kind_id_kindergarten_consent_kind_id_fk" FOREIGN KEY ("kind_id") REFERENCES "portal"."kindergarten_consent_kind"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_consent" ADD CONSTRAINT "kindergarten_consent_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_contact" ADD CONSTRAINT "kindergarten_contact_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_contact" ADD CONSTRAINT "kindergarten_contact_added_by_kindergarten_guardian_id_fk" FOREIGN KEY ("added_by") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_enrolment" ADD CONSTRAINT "kindergarten_enrolment_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_enrolment" ADD CONSTRAINT "kindergarten_enrolment_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_guardianship" ADD CONSTRAINT "kindergarten_guardianship_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_guardianship" ADD CONSTRAINT "kindergarten_guardianship_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_guardianship" ADD CONSTRAINT "kindergarten_guardianship_opened_by_user_id_fk" FOREIGN KEY ("opened_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_guardianship" ADD CONSTRAINT "kindergarten_guardianship_blocked_by_user_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_health" ADD CONSTRAINT "kindergarten_health_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_health_view" ADD CONSTRAINT "kindergarten_health_view_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_health_view" ADD CONSTRAINT "kindergarten_health_view_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_health_view" ADD CONSTRAINT "kindergarten_health_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_place_request" ADD CONSTRAINT "kindergarten_place_request_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_place_request" ADD CONSTRAINT "kindergarten_place_request_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_place_request" ADD CONSTRAINT "kindergarten_place_request_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_absence" ADD CONSTRAINT "kindergarten_absence_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_absence" ADD CONSTRAINT "kindergarten_absence_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_device" ADD CONSTRAINT "kindergarten_device_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_device" ADD CONSTRAINT "kindergarten_device_paired_by_user_id_fk" FOREIGN KEY ("paired_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_device" ADD CONSTRAINT "kindergarten_device_opened_by_kindergarten_employee_id_fk" FOREIGN KEY ("opened_by") REFERENCES "portal"."kindergarten_employee"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_device" ADD CONSTRAINT "kindergarten_device_shut_off_by_user_id_fk" FOREIGN KEY ("shut_off_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_mark" ADD CONSTRAINT "kindergarten_mark_device_id_kindergarten_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "portal"."kindergarten_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_mark" ADD CONSTRAINT "kindergarten_mark_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_mark" ADD CONSTRAINT "kindergarten_mark_presence_id_kindergarten_presence_id_fk" FOREIGN KEY ("presence_id") REFERENCES "portal"."kindergarten_presence"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_mark" ADD CONSTRAINT "kindergarten_mark_reviewed_by_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_pairing" ADD CONSTRAINT "kindergarten_pairing_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_pairing" ADD CONSTRAINT "kindergarten_pairing_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_presence" ADD CONSTRAINT "kindergarten_presence_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_presence" ADD CONSTRAINT "kindergarten_presence_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_closing_day" ADD CONSTRAINT "kindergarten_closing_day_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_department" ADD CONSTRAINT "kindergarten_department_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_employee" ADD CONSTRAINT "kindergarten_employee_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_employee" ADD CONSTRAINT "kindergarten_employee_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_employee" ADD CONSTRAINT "kindergarten_employee_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_leader" ADD CONSTRAINT "kindergarten_leader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_leader" ADD CONSTRAINT "kindergarten_leader_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_child_national_id" ON "portal"."kindergarten_child" USING btree ("national_id_index");--> statement-breakpoint
CREATE INDEX "kindergarten_consent_of" ON "portal"."kindergarten_consent" USING btree ("child_id","kind_id","guardian_id","at");--> statement-breakpoint
CREATE INDEX "kindergarten_consent_guardian" ON "portal"."kindergarten_consent" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_contact_of" ON "portal"."kindergarten_contact" USING btree ("child_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "kindergarten_contact_by" ON "portal"."kindergarten_contact" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "kindergarten_enrolment_child" ON "portal"."kindergarten_enrolment" USING btree ("child_id","starts_on");--> statement-breakpoint
CREATE INDEX "kindergarten_enrolment_department" ON "portal"."kindergarten_enrolment" USING btree ("department_id","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_guardian_national_id" ON "portal"."kindergarten_guardian" USING btree ("national_id_index");--> statement-breakpoint
CREATE INDEX "kindergarten_guardianship_of" ON "portal"."kindergarten_guardianship" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_guardianship_opened_by" ON "portal"."kindergarten_guardianship" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "kindergarten_guardianship_blocked_by" ON "portal"."kindergarten_guardianship" USING btree ("blocked_by");--> statement-breakpoint
CREATE INDEX "kindergarten_health_view_of" ON "portal"."kindergarten_health_view" USING btree ("child_id","at");--> statement-breakpoint
CREATE INDEX "kindergarten_health_view_guardian" ON "portal"."kindergarten_health_view" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_health_view_user" ON "portal"."kindergarten_health_view" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_place_request_open" ON "portal"."kindergarten_place_request" USING btree ("child_id","kind") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "kindergarten_place_request_guardian" ON "portal"."kindergarten_place_request" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_place_request_decided_by" ON "portal"."kindergarten_place_request" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "kindergarten_absence_days" ON "portal"."kindergarten_absence" USING btree ("child_id","to_on") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "kindergarten_absence_guardian" ON "portal"."kindergarten_absence" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_device_of" ON "portal"."kindergarten_device" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "kindergarten_device_paired_by" ON "portal"."kindergarten_device" USING btree ("paired_by");--> statement-breakpoint
CREATE INDEX "kindergarten_device_shut_off_by" ON "portal"."kindergarten_device" USING btree ("shut_off_by");--> statement-breakpoint
CREATE INDEX "kindergarten_device_opened_by" ON "portal"."kindergarten_device" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "kindergarten_mark_child" ON "portal"."kindergarten_mark" USING btree ("child_id","at");--> statement-breakpoint
CREATE INDEX "kindergarten_mark_device" ON "portal"."kindergarten_mark" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "kindergarten_mark_presence" ON "portal"."kindergarten_mark" USING btree ("presence_id");--> statement-breakpoint
CREATE INDEX "kindergarten_mark_reviewed_by" ON "portal"."kindergarten_mark" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "kindergarten_mark_to_review" ON "portal"."kindergarten_mark" USING btree ("received_at") WHERE state = 'to-review';--> statement-breakpoint
CREATE INDEX "kindergarten_pairing_by" ON "portal"."kindergarten_pairing" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_presence_here" ON "portal"."kindergarten_presence" USING btree ("child_id") WHERE departed_at is null;--> statement-breakpoint
CREATE INDEX "kindergarten_presence_child" ON "portal"."kindergarten_presence" USING btree ("child_id","on_date");--> statement-breakpoint
CREATE INDEX "kindergarten_presence_day" ON "portal"."kindergarten_presence" USING btree ("department_id","on_date");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_department_name" ON "portal"."kindergarten_department" USING btree ("kindergarten_id","name");--> statement-breakpoint
CREATE INDEX "kindergarten_employee_of" ON "portal"."kindergarten_employee" USING btree ("kindergarten_id","department_id");--> statement-breakpoint
CREATE INDEX "kindergarten_employee_account" ON "portal"."kindergarten_employee" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kindergarten_leader_of" ON "portal"."kindergarten_leader" USING btree ("kindergarten_id");--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" ADD CONSTRAINT "staff_invitation_roles" CHECK (cardinality("portal"."staff_invitation"."roles") > 0 and "portal"."staff_invitation"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'courses', 'kindergarten', 'kindergarten-office', 'admin']::text[]);--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_roles" CHECK (cardinality("portal"."staff_member"."roles") > 0 and "portal"."staff_member"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'committee', 'courses', 'kindergarten', 'kindergarten-office', 'admin']::text[]);--> statement-breakpoint
-- A child is in one department at a time.
ALTER TABLE "portal"."kindergarten_enrolment" ADD CONSTRAINT "kindergarten_enrolment_one_at_a_time"
	EXCLUDE USING gist ("child_id" WITH =, daterange("starts_on", "ends_on", '[]') WITH &&);
