CREATE TABLE "portal"."association_application" (
	"association_id" uuid PRIMARY KEY NOT NULL,
	"statutes_file" text NOT NULL,
	"minutes_file" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_application_language" CHECK ("portal"."association_application"."language" in ('no', 'en'))
);
--> statement-breakpoint
CREATE TABLE "portal"."association_mailing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text,
	"institution_code" text,
	"topic_id" uuid,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_user_id" text DEFAULT '' NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "association_mailing_state" CHECK ("portal"."association_mailing"."state" in ('new', 'active', 'inactive', 'closed')),
	CONSTRAINT "association_mailing_texts" CHECK (length("portal"."association_mailing"."subject") between 1 and 150
        and length("portal"."association_mailing"."text") between 1 and 8000)
);
--> statement-breakpoint
ALTER TABLE "portal"."association_application" ADD CONSTRAINT "association_application_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_institution_code_institution_code_fk" FOREIGN KEY ("institution_code") REFERENCES "portal"."institution"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_topic_id_association_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "portal"."association_topic"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_mailing" ADD CONSTRAINT "association_mailing_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_mailing_created" ON "portal"."association_mailing" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "association_mailing_by" ON "portal"."association_mailing" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "association_mailing_institution" ON "portal"."association_mailing" USING btree ("institution_code");--> statement-breakpoint
CREATE INDEX "association_mailing_topic" ON "portal"."association_mailing" USING btree ("topic_id");