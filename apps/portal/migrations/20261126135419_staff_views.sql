CREATE TABLE "portal"."staff_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_view_name_length" CHECK (length("portal"."staff_view"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "portal"."staff_view" ADD CONSTRAINT "staff_view_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_name" ON "portal"."staff_view" USING btree ("user_id","list",lower("name"));