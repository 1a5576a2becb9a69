CREATE TABLE "portal"."imported_account" (
	"user_id" text PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"invited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."imported_membership" (
	"membership_id" bigint PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"external_id" text,
	"line" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "imported_membership_external" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."member_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accounts" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "invoiced_elsewhere_until" date;--> statement-breakpoint
ALTER TABLE "portal"."imported_account" ADD CONSTRAINT "imported_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."imported_account" ADD CONSTRAINT "imported_account_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."member_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."imported_membership" ADD CONSTRAINT "imported_membership_membership_id_fitness_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "portal"."fitness_membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."imported_membership" ADD CONSTRAINT "imported_membership_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."member_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_account_import" ON "portal"."imported_account" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_membership_import" ON "portal"."imported_membership" USING btree ("import_id");