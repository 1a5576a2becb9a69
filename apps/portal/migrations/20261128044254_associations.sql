CREATE TABLE "portal"."association" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"purpose" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"how_to_join" jsonb NOT NULL,
	"institution_code" text,
	"campus_id" integer,
	"topic_id" uuid,
	"languages" text[] NOT NULL,
	"welcomes_new" boolean DEFAULT false NOT NULL,
	"is_open_to_all" boolean DEFAULT true NOT NULL,
	"contact_email" text,
	"shows_email" boolean DEFAULT false NOT NULL,
	"website" text,
	"organisation_number" text,
	"state" text DEFAULT 'new' NOT NULL,
	"state_reason" text DEFAULT 'founders-confirm' NOT NULL,
	"state_note" text,
	"state_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_days" smallint,
	"merged_into_id" uuid,
	"term_kind" text DEFAULT 'semester' NOT NULL,
	"fee_ore" integer DEFAULT 0 NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"takes_members" boolean DEFAULT true NOT NULL,
	"case_id" uuid,
	"founded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_slug" UNIQUE("slug"),
	CONSTRAINT "association_slug_shape" CHECK ("portal"."association"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."association"."slug") <= 60),
	CONSTRAINT "association_name" CHECK (length("portal"."association"."name") between 2 and 100),
	CONSTRAINT "association_texts" CHECK (coalesce(length("portal"."association"."purpose" ->> 'no'), 0) between 0 and 200 and coalesce(length("portal"."association"."purpose" ->> 'en'), 0) between 0 and 200
        and coalesce(length("portal"."association"."description" ->> 'no'), 0) between 0 and 4000 and coalesce(length("portal"."association"."description" ->> 'en'), 0) between 0 and 4000
        and coalesce(length("portal"."association"."how_to_join" ->> 'no'), 0) between 0 and 1000 and coalesce(length("portal"."association"."how_to_join" ->> 'en'), 0) between 0 and 1000),
	CONSTRAINT "association_languages" CHECK ("portal"."association"."languages" <@ array['no', 'en'] and cardinality("portal"."association"."languages") > 0),
	CONSTRAINT "association_email" CHECK ("portal"."association"."contact_email" = lower("portal"."association"."contact_email")
        and length("portal"."association"."contact_email") between 3 and 254),
	CONSTRAINT "association_email_shown" CHECK (not "portal"."association"."shows_email" or "portal"."association"."contact_email" is not null),
	CONSTRAINT "association_website" CHECK ("portal"."association"."website" ~ '^https://' and length("portal"."association"."website") <= 300),
	CONSTRAINT "association_organisation_number" CHECK ("portal"."association"."organisation_number" ~ '^[0-9]{9}$'),
	CONSTRAINT "association_state_reason" CHECK (("portal"."association"."state" = 'new' and "portal"."association"."state_reason" in ('founders-confirm', 'staff-decide')) or ("portal"."association"."state" = 'active' and "portal"."association"."state_reason" in ('approved', 'confirmed', 'reopened')) or ("portal"."association"."state" = 'inactive' and "portal"."association"."state_reason" in ('not-confirmed', 'few-contacts', 'by-staff')) or ("portal"."association"."state" = 'closed' and "portal"."association"."state_reason" in ('by-board', 'closed-by-staff', 'merged', 'withdrawn'))),
	CONSTRAINT "association_state_note" CHECK (length("portal"."association"."state_note") between 1 and 1000),
	CONSTRAINT "association_merged" CHECK (("portal"."association"."state_reason" = 'merged') = ("portal"."association"."merged_into_id" is not null)
        and "portal"."association"."merged_into_id" <> "portal"."association"."id"),
	CONSTRAINT "association_term_kind" CHECK ("portal"."association"."term_kind" in ('semester', 'calendar-year', 'rolling')),
	CONSTRAINT "association_fee" CHECK ("portal"."association"."fee_ore" = 0 or "portal"."association"."fee_ore" between 100 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"shows_name" boolean DEFAULT true NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "association_contact_ended" CHECK (("portal"."association_contact"."ended_at" is null) = ("portal"."association_contact"."ended_because" is null)),
	CONSTRAINT "association_contact_because" CHECK ("portal"."association_contact"."ended_because" in ('left', 'handed-over', 'removed-by-staff', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_founder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "association_founder_name" CHECK (length("portal"."association_founder"."name") between 1 and 200),
	CONSTRAINT "association_founder_email_written" CHECK ("portal"."association_founder"."email" = lower("portal"."association_founder"."email") and length("portal"."association_founder"."email") between 3 and 254),
	CONSTRAINT "association_founder_answer" CHECK (num_nonnulls("portal"."association_founder"."confirmed_at", "portal"."association_founder"."declined_at") < 2)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."association_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"association_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"details" jsonb,
	CONSTRAINT "association_history_action" CHECK ("portal"."association_history"."action" ~ '^[a-z][a-z-]{1,49}$'),
	CONSTRAINT "association_history_actor_kind" CHECK ("portal"."association_history"."actor_kind" in ('board', 'staff', 'person', 'system'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"name" text,
	"language" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "association_invitation_kind" CHECK ("portal"."association_invitation"."kind" in ('member', 'contact')),
	CONSTRAINT "association_invitation_email_written" CHECK ("portal"."association_invitation"."email" = lower("portal"."association_invitation"."email") and length("portal"."association_invitation"."email") between 3 and 254),
	CONSTRAINT "association_invitation_name" CHECK (length("portal"."association_invitation"."name") between 1 and 200),
	CONSTRAINT "association_invitation_answer" CHECK (num_nonnulls("portal"."association_invitation"."accepted_at", "portal"."association_invitation"."declined_at", "portal"."association_invitation"."withdrawn_at") < 2
        and (num_nonnulls("portal"."association_invitation"."accepted_at", "portal"."association_invitation"."declined_at", "portal"."association_invitation"."withdrawn_at") = 0
          or "portal"."association_invitation"."email" is null and "portal"."association_invitation"."name" is null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"joined_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_member_state_known" CHECK ("portal"."association_member"."state" in ('requested', 'member', 'ended')),
	CONSTRAINT "association_member_joined_by" CHECK ("portal"."association_member"."joined_by" in ('page', 'invitation', 'code', 'staff')),
	CONSTRAINT "association_member_ended" CHECK (("portal"."association_member"."state" = 'ended') = ("portal"."association_member"."ended_at" is not null)
        and ("portal"."association_member"."ended_at" is null) = ("portal"."association_member"."ended_because" is null)
        and "portal"."association_member"."ended_because" in ('left', 'removed', 'declined', 'lapsed', 'closed', 'merged')),
	CONSTRAINT "association_member_joined" CHECK ("portal"."association_member"."state" <> 'member' or "portal"."association_member"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role_type_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_role_days" CHECK ("portal"."association_role"."ends_on" >= "portal"."association_role"."starts_on" - 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_role_type" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"rights" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_role_type_kind" CHECK ("portal"."association_role_type"."kind" in ('leader', 'treasurer', 'deputy', 'event', 'own')),
	CONSTRAINT "association_role_type_named" CHECK (("portal"."association_role_type"."kind" = 'own') = ("portal"."association_role_type"."name" is not null)
        and length("portal"."association_role_type"."name") between 1 and 60),
	CONSTRAINT "association_role_type_rights" CHECK ("portal"."association_role_type"."rights" <@ array['register', 'members', 'roles', 'profile', 'events', 'newsletter', 'money'])
);
--> statement-breakpoint
CREATE TABLE "portal"."association_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_founders" smallint DEFAULT 4 NOT NULL,
	"least_contacts" smallint DEFAULT 2 NOT NULL,
	"confirm_months" smallint DEFAULT 6 NOT NULL,
	"welcome_members" smallint DEFAULT 10 NOT NULL,
	"welcome_months" smallint DEFAULT 6 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_settings_one_row" CHECK ("portal"."association_settings"."only_row"),
	CONSTRAINT "association_settings_founders" CHECK ("portal"."association_settings"."least_founders" between 1 and 50),
	CONSTRAINT "association_settings_contacts" CHECK ("portal"."association_settings"."least_contacts" between 1 and 10),
	CONSTRAINT "association_settings_confirm" CHECK ("portal"."association_settings"."confirm_months" between 1 and 24),
	CONSTRAINT "association_settings_members" CHECK ("portal"."association_settings"."welcome_members" between 1 and 1000),
	CONSTRAINT "association_settings_months" CHECK ("portal"."association_settings"."welcome_months" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_term" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"fee_ore" integer NOT NULL,
	"paid_by" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "association_term_days" CHECK ("portal"."association_term"."ends_on" >= "portal"."association_term"."starts_on"),
	CONSTRAINT "association_term_paid_by" CHECK ("portal"."association_term"."paid_by" in ('free', 'card', 'cash', 'staff')),
	CONSTRAINT "association_term_fee" CHECK ("portal"."association_term"."fee_ore" >= 0 and ("portal"."association_term"."paid_by" = 'free') = ("portal"."association_term"."fee_ore" = 0)
        and ("portal"."association_term"."paid_by" = 'card') = ("portal"."association_term"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_topic" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "association_topic_name" CHECK (coalesce(length("portal"."association_topic"."name" ->> 'no'), 0) between 1 and 60 and coalesce(length("portal"."association_topic"."name" ->> 'en'), 0) between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_institution_code_institution_code_fk" FOREIGN KEY ("institution_code") REFERENCES "portal"."institution"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_campus_id_campus_id_fk" FOREIGN KEY ("campus_id") REFERENCES "portal"."campus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_topic_id_association_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "portal"."association_topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_merged_into_id_association_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "portal"."association"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association" ADD CONSTRAINT "association_founded_by_user_id_fk" FOREIGN KEY ("founded_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_contact" ADD CONSTRAINT "association_contact_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_contact" ADD CONSTRAINT "association_contact_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_founder" ADD CONSTRAINT "association_founder_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_founder" ADD CONSTRAINT "association_founder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_history" ADD CONSTRAINT "association_history_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member" ADD CONSTRAINT "association_member_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member" ADD CONSTRAINT "association_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role" ADD CONSTRAINT "association_role_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role" ADD CONSTRAINT "association_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_role_type" ADD CONSTRAINT "association_role_type_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_term" ADD CONSTRAINT "association_term_member_id_association_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "portal"."association_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_state" ON "portal"."association" USING btree ("state","name");--> statement-breakpoint
CREATE INDEX "association_institution" ON "portal"."association" USING btree ("institution_code");--> statement-breakpoint
CREATE INDEX "association_campus" ON "portal"."association" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "association_topic_of" ON "portal"."association" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "association_founded_by" ON "portal"."association" USING btree ("founded_by");--> statement-breakpoint
CREATE INDEX "association_merged_into" ON "portal"."association" USING btree ("merged_into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_case" ON "portal"."association" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "association_confirmed" ON "portal"."association" USING btree ("confirmed_at") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "association_contact_once" ON "portal"."association_contact" USING btree ("association_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "association_contact_user" ON "portal"."association_contact" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_founder_email" ON "portal"."association_founder" USING btree ("association_id","email");--> statement-breakpoint
CREATE INDEX "association_founder_address" ON "portal"."association_founder" USING btree ("email");--> statement-breakpoint
CREATE INDEX "association_founder_user" ON "portal"."association_founder" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "association_history_of" ON "portal"."association_history" USING btree ("association_id","id");--> statement-breakpoint
CREATE INDEX "association_history_actor" ON "portal"."association_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "association_history_subject" ON "portal"."association_history" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_invitation_open" ON "portal"."association_invitation" USING btree ("association_id","kind","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "association_invitation_email" ON "portal"."association_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "association_invitation_by" ON "portal"."association_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "association_invitation_accepted_by" ON "portal"."association_invitation" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "association_invitation_expires" ON "portal"."association_invitation" USING btree ("expires_at") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_member_once" ON "portal"."association_member" USING btree ("association_id","user_id");--> statement-breakpoint
CREATE INDEX "association_member_state" ON "portal"."association_member" USING btree ("association_id","state","joined_at");--> statement-breakpoint
CREATE INDEX "association_member_user" ON "portal"."association_member" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "association_role_type_of" ON "portal"."association_role" USING btree ("role_type_id","ends_on");--> statement-breakpoint
CREATE INDEX "association_role_user" ON "portal"."association_role" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_role_type_standard" ON "portal"."association_role_type" USING btree ("association_id","kind") WHERE kind <> 'own';--> statement-breakpoint
CREATE UNIQUE INDEX "association_role_type_name" ON "portal"."association_role_type" USING btree ("association_id",lower(name)) WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_term_start" ON "portal"."association_term" USING btree ("member_id","starts_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "association_term_end" ON "portal"."association_term" USING btree ("ends_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "association_term_payment" ON "portal"."association_term" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "portal"."association_settings" DEFAULT VALUES;
