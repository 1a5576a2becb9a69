CREATE TABLE "portal"."kindergarten_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"children" integer NOT NULL,
	"guardians" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_child" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_child" ADD COLUMN "imported_place" text;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_guardianship" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_child" ADD CONSTRAINT "kindergarten_child_import_id_kindergarten_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."kindergarten_import"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kindergarten_child_import" ON "portal"."kindergarten_child" USING btree ("import_id");