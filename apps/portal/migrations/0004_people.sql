CREATE TABLE "portal"."account_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"national_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_link_email_lower_case" CHECK ("portal"."account_link"."email" = lower("portal"."account_link"."email"))
);
--> statement-breakpoint
CREATE TABLE "portal"."audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_roles" text[] NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "portal"."feide_attempt" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"callback" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."feide_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"institution" text,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."account_activity" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_used_on" date NOT NULL,
	"warned_on" date
);
--> statement-breakpoint
CREATE TABLE "portal"."access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"subject_id" text NOT NULL,
	"data" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."national_id" (
	"user_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"number_index" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "national_id_number_index_unique" UNIQUE("number_index")
);
--> statement-breakpoint
CREATE TABLE "portal"."profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"address_line_1" text,
	"address_line_2" text,
	"address_line_3" text,
	"zip_code" text,
	"city" text,
	"country_code" text,
	"phone_country_code" text,
	"phone_number" text,
	"institution" text,
	"tuition_fee_code" text,
	"language" text DEFAULT 'no' NOT NULL,
	"nationality" text,
	"birth_date" date,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_tuition_fee_code" CHECK ("portal"."profile"."tuition_fee_code" ~ '^20[0-9]{2}[HV]$')
);
--> statement-breakpoint
CREATE TABLE "portal"."institution_key" (
	"id" text PRIMARY KEY NOT NULL,
	"institution" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."semester_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"institution" text NOT NULL,
	"delivery_key" text NOT NULL,
	"content_index" text NOT NULL,
	"registrations" integer NOT NULL,
	"delivered_by" text NOT NULL,
	"delivered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "semester_delivery_once" UNIQUE("institution","delivery_key")
);
--> statement-breakpoint
CREATE TABLE "portal"."semester_registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"institution" text NOT NULL,
	"person_key" text NOT NULL,
	"semester_code" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"delivery_id" uuid NOT NULL,
	"delivered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "semester_registration_once" UNIQUE("person_key","semester_code","institution"),
	CONSTRAINT "semester_registration_code" CHECK ("portal"."semester_registration"."semester_code" ~ '^20[0-9]{2}[HV]$')
);
--> statement-breakpoint
CREATE TABLE "portal"."staff_access" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."staff_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"locale" text NOT NULL,
	"is_reset" boolean DEFAULT false NOT NULL,
	"invited_by" text,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_email_lower_case" CHECK ("portal"."staff_invitation"."email" = lower("portal"."staff_invitation"."email")),
	CONSTRAINT "staff_invitation_roles" CHECK (cardinality("portal"."staff_invitation"."roles") > 0 and "portal"."staff_invitation"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'admin']::text[])
);
--> statement-breakpoint
CREATE TABLE "portal"."staff_member" (
	"user_id" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"invited_by" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"enrolment_until" timestamp with time zone,
	CONSTRAINT "staff_member_roles" CHECK (cardinality("portal"."staff_member"."roles") > 0 and "portal"."staff_member"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'admin']::text[])
);
--> statement-breakpoint
CREATE TABLE "portal"."staff_recovery_code" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
DROP INDEX "portal"."account_user";--> statement-breakpoint
ALTER TABLE "portal"."account_link" ADD CONSTRAINT "account_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."feide_attempt" ADD CONSTRAINT "feide_attempt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."feide_proof" ADD CONSTRAINT "feide_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."account_activity" ADD CONSTRAINT "account_activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."access_log" ADD CONSTRAINT "access_log_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."access_log" ADD CONSTRAINT "access_log_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."national_id" ADD CONSTRAINT "national_id_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."semester_registration" ADD CONSTRAINT "semester_registration_delivery_id_semester_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "portal"."semester_delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_access" ADD CONSTRAINT "staff_access_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_access" ADD CONSTRAINT "staff_access_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "portal"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_factor" ADD CONSTRAINT "staff_factor_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_user" ON "portal"."account_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_link_email" ON "portal"."account_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_link_expires" ON "portal"."account_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "portal"."audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "portal"."audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "portal"."audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "feide_attempt_user" ON "portal"."feide_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feide_attempt_expires" ON "portal"."feide_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feide_proof_user" ON "portal"."feide_proof" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feide_proof_expires" ON "portal"."feide_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_activity_last_used" ON "portal"."account_activity" USING btree ("last_used_on");--> statement-breakpoint
CREATE INDEX "access_log_subject" ON "portal"."access_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "access_log_actor" ON "portal"."access_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "semester_registration_delivery" ON "portal"."semester_registration" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "staff_access_user" ON "portal"."staff_access" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_access_session" ON "portal"."staff_access" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "portal"."staff_invitation" USING btree ("email") WHERE "portal"."staff_invitation"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_user" ON "portal"."account" USING btree ("user_id","provider_id");