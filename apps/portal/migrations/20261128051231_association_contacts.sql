CREATE TABLE "portal"."association_assembly" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"held_on" date NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_by" text,
	"ended_roles" jsonb NOT NULL,
	"given_roles" uuid[] NOT NULL,
	"pending_roles" jsonb NOT NULL,
	"invitations" uuid[] NOT NULL,
	"stepping_down" uuid[] NOT NULL,
	"released_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal"."association_handover_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assembly_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"page" text,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	CONSTRAINT "association_handover_item_name" CHECK (coalesce(length("portal"."association_handover_item"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."association_handover_item"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "association_handover_item_text" CHECK (coalesce(length("portal"."association_handover_item"."text" ->> 'no'), 0) between 1 and 500 and coalesce(length("portal"."association_handover_item"."text" ->> 'en'), 0) between 1 and 500),
	CONSTRAINT "association_handover_item_accepted" CHECK ("portal"."association_handover_item"."accepted_at" is not null or "portal"."association_handover_item"."accepted_by" is null)
);
--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD COLUMN "mails" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."association_settings" ADD COLUMN "contacts_grace_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."association_assembly" ADD CONSTRAINT "association_assembly_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_assembly" ADD CONSTRAINT "association_assembly_registered_by_user_id_fk" FOREIGN KEY ("registered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_handover_item" ADD CONSTRAINT "association_handover_item_assembly_id_association_assembly_id_fk" FOREIGN KEY ("assembly_id") REFERENCES "portal"."association_assembly"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_handover_item" ADD CONSTRAINT "association_handover_item_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_assembly_day" ON "portal"."association_assembly" USING btree ("association_id","held_on") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "association_assembly_of" ON "portal"."association_assembly" USING btree ("association_id","registered_at");--> statement-breakpoint
CREATE INDEX "association_assembly_by" ON "portal"."association_assembly" USING btree ("registered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "association_handover_item_once" ON "portal"."association_handover_item" USING btree ("assembly_id","key");--> statement-breakpoint
CREATE INDEX "association_handover_item_waits" ON "portal"."association_handover_item" USING btree ("assembly_id") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "association_handover_item_by" ON "portal"."association_handover_item" USING btree ("accepted_by");--> statement-breakpoint
ALTER TABLE "portal"."association_invitation" ADD CONSTRAINT "association_invitation_mails" CHECK ("portal"."association_invitation"."mails" between 1 and 3);--> statement-breakpoint
ALTER TABLE "portal"."association_settings" ADD CONSTRAINT "association_settings_grace" CHECK ("portal"."association_settings"."contacts_grace_days" between 1 and 365);