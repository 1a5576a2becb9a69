CREATE TABLE "portal"."group_class_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_import_id_group_class_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."group_class_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_class_schedule_import" ON "portal"."group_class_schedule" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" ADD CONSTRAINT "group_class_schedule_external" UNIQUE("external_id");