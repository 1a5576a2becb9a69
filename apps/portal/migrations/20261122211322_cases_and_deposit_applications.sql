CREATE TABLE "portal"."case_decision" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"comment" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_decision_comment_length" CHECK (length("portal"."case_decision"."comment") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."case_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."case_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_event_comment_length" CHECK (length("portal"."case_event"."comment") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."case_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'OPPRETTET' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"assignee_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "case_file_status_known" CHECK (status in ('OPPRETTET', 'ENDRET_AV_KUNDE', 'KOMMENTERT_VENTER_PA_KUNDE', 'AVVIST', 'INNVILGET'))
);
--> statement-breakpoint
CREATE TABLE "portal"."deposit_amount" (
	"academic_year" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deposit_amount_academic_year_kind_pk" PRIMARY KEY("academic_year","kind"),
	CONSTRAINT "deposit_amount_positive" CHECK ("portal"."deposit_amount"."amount_ore" between 1 and 100000000),
	CONSTRAINT "deposit_amount_year" CHECK ("portal"."deposit_amount"."academic_year" between 2019 and 2099),
	CONSTRAINT "deposit_amount_source" CHECK (length("portal"."deposit_amount"."source") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."deposit_application" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"email" text NOT NULL,
	"nationality" text NOT NULL,
	"institution" text NOT NULL,
	"study_subject" text NOT NULL,
	"study_description" text NOT NULL,
	"degree" text,
	"semesters" smallint NOT NULL,
	"semester_start" text NOT NULL,
	"academic_year" smallint,
	"amount_ore" bigint,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "deposit_application_study" CHECK (case when "portal"."deposit_application"."institution" = 'BI'
        then "portal"."deposit_application"."degree" is not null and "portal"."deposit_application"."semesters" = 0 and "portal"."deposit_application"."semester_start" = 'EMPTY'
        else "portal"."deposit_application"."degree" is null and "portal"."deposit_application"."semesters" in (1, 2) and "portal"."deposit_application"."semester_start" in ('HOEST', 'VAAR')
        end),
	CONSTRAINT "deposit_application_accepted" CHECK (num_nonnulls("portal"."deposit_application"."academic_year", "portal"."deposit_application"."amount_ore", "portal"."deposit_application"."accepted_at") in (0, 3) and "portal"."deposit_application"."amount_ore" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."deposit_draft" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_draft_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
ALTER TABLE "portal"."case_decision" ADD CONSTRAINT "case_decision_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_event" ADD CONSTRAINT "case_event_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" ADD CONSTRAINT "deposit_application_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_draft" ADD CONSTRAINT "deposit_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_event_case" ON "portal"."case_event" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_event_at" ON "portal"."case_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_file_one_open" ON "portal"."case_file" USING btree ("user_id","kind") WHERE "portal"."case_file"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "case_file_status" ON "portal"."case_file" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "case_file_assignee" ON "portal"."case_file" USING btree ("assignee_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal.case_step_target(from_status text, action text, actor text)
	RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT step.to_status
	FROM (VALUES
		('OPPRETTET', 'approve', 'staff', 'INNVILGET'),
		('OPPRETTET', 'reject', 'staff', 'AVVIST'),
		('OPPRETTET', 'ask-for-changes', 'staff', 'KOMMENTERT_VENTER_PA_KUNDE'),
		('ENDRET_AV_KUNDE', 'approve', 'staff', 'INNVILGET'),
		('ENDRET_AV_KUNDE', 'reject', 'staff', 'AVVIST'),
		('ENDRET_AV_KUNDE', 'ask-for-changes', 'staff', 'KOMMENTERT_VENTER_PA_KUNDE'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'approve', 'staff', 'INNVILGET'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'reject', 'staff', 'AVVIST'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'edit', 'customer', 'ENDRET_AV_KUNDE'),
		('AVVIST', 'reopen', 'staff', 'OPPRETTET'),
		('AVVIST', 'edit', 'customer', 'ENDRET_AV_KUNDE')
	) AS step (from_status, action, actor, to_status)
	WHERE step.from_status = $1 AND step.action = $2 AND step.actor = $3
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal.take_case_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	target text := portal.case_step_target(NEW.from_status, NEW.action, NEW.actor_kind);
BEGIN
	IF target IS NULL OR target IS DISTINCT FROM NEW.to_status THEN
		RAISE EXCEPTION 'A case that is % takes no step "%" by %', NEW.from_status, NEW.action, NEW.actor_kind
			USING ERRCODE = 'check_violation';
	END IF;
	UPDATE portal.case_file
	SET status = NEW.to_status, version = version + 1, changed_at = now()
	WHERE id = NEW.case_id AND status = NEW.from_status AND closed_at IS NULL;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The case is not open, or not %', NEW.from_status
			USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal.guard_case_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.status <> 'OPPRETTET' OR NEW.version <> 1 OR NEW.closed_at IS NOT NULL THEN
			RAISE EXCEPTION 'A case begins as sent' USING ERRCODE = 'check_violation';
		END IF;
	ELSIF (NEW.status, NEW.version) IS DISTINCT FROM (OLD.status, OLD.version)
		AND pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'A case changes its status by events alone' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal.refuse_case_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The events of a case are only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "case_event_takes_step"
	BEFORE INSERT ON "portal"."case_event"
	FOR EACH ROW EXECUTE FUNCTION "portal"."take_case_step"();
--> statement-breakpoint
CREATE TRIGGER "case_file_guard"
	BEFORE INSERT OR UPDATE ON "portal"."case_file"
	FOR EACH ROW EXECUTE FUNCTION "portal"."guard_case_status"();
--> statement-breakpoint
CREATE TRIGGER "case_event_append_only"
	BEFORE UPDATE OR DELETE ON "portal"."case_event"
	FOR EACH ROW EXECUTE FUNCTION "portal"."refuse_case_event_change"();
--> statement-breakpoint
-- Figures that were published; those of other years are entered by staff.
INSERT INTO "portal"."deposit_amount" ("academic_year", "kind", "amount_ore", "source") VALUES
	(2025, 'year', 16685900, 'udiregelverk.no, UDI 2010-098'),
	(2025, 'autumn', 7584500, 'udiregelverk.no, UDI 2010-098'),
	(2025, 'spring', 9101400, 'udiregelverk.no, UDI 2010-098'),
	(2024, 'year', 15169000, 'udi.no'),
	(2024, 'autumn', 6895000, 'udi.no'),
	(2024, 'spring', 8274000, 'udi.no'),
	(2024, 'bi-bachelor', 26800000, 'bi.edu'),
	(2024, 'bi-master', 30240000, 'bi.edu');
