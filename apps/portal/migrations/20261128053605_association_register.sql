CREATE TABLE "portal"."association_invitation_mail" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid,
	"mails" smallint NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "association_invitation_mail_count" CHECK ("portal"."association_invitation_mail"."mails" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_member_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" text,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lines" integer NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "association_member_import_file" CHECK (length("portal"."association_member_import"."file_name") between 1 and 200),
	CONSTRAINT "association_member_import_lines" CHECK ("portal"."association_member_import"."lines" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_register_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."association_register_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"association_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reader_id" text,
	"is_staff" boolean NOT NULL,
	"role_type_id" uuid,
	"kind" text NOT NULL,
	"subject_id" text,
	CONSTRAINT "association_register_access_kind" CHECK ("portal"."association_register_access"."kind" in ('list', 'search', 'export', 'entry')),
	CONSTRAINT "association_register_access_entry" CHECK ("portal"."association_register_access"."kind" = 'entry' or "portal"."association_register_access"."subject_id" is null)
);
--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD COLUMN "role_type_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation_mail" ADD CONSTRAINT "association_invitation_mail_invitation_id_association_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "portal"."association_invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_invitation_mail" ADD CONSTRAINT "association_invitation_mail_import_id_association_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."association_member_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member_import" ADD CONSTRAINT "association_member_import_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_member_import" ADD CONSTRAINT "association_member_import_imported_by_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_reader_id_user_id_fk" FOREIGN KEY ("reader_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_register_access" ADD CONSTRAINT "association_register_access_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_invitation_mail_import" ON "portal"."association_invitation_mail" USING btree ("import_id","mails");--> statement-breakpoint
CREATE INDEX "association_member_import_of" ON "portal"."association_member_import" USING btree ("association_id","imported_at");--> statement-breakpoint
CREATE INDEX "association_member_import_by" ON "portal"."association_member_import" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "association_register_access_of" ON "portal"."association_register_access" USING btree ("association_id","at");--> statement-breakpoint
CREATE INDEX "association_register_access_reader" ON "portal"."association_register_access" USING btree ("reader_id","at");--> statement-breakpoint
CREATE INDEX "association_register_access_role" ON "portal"."association_register_access" USING btree ("role_type_id");--> statement-breakpoint
CREATE INDEX "association_register_access_subject" ON "portal"."association_register_access" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_role_type_id_association_role_type_id_fk" FOREIGN KEY ("role_type_id") REFERENCES "portal"."association_role_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_invitation_role" ON "portal"."association_invitation" USING btree ("role_type_id");--> statement-breakpoint
CREATE INDEX "association_term_of_member" ON "portal"."association_term" USING btree ("member_id","ends_on","starts_on") WHERE cancelled_at is null;