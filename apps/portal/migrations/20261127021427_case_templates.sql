CREATE TABLE "portal"."case_own_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_own_template_kind_length" CHECK (length("portal"."case_own_template"."kind") between 1 and 60),
	CONSTRAINT "case_own_template_name_length" CHECK (length("portal"."case_own_template"."name") between 1 and 60),
	CONSTRAINT "case_own_template_text_length" CHECK (length("portal"."case_own_template"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."case_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "case_template_kind_length" CHECK (length("portal"."case_template"."kind") between 1 and 60),
	CONSTRAINT "case_template_names" CHECK (coalesce(length("portal"."case_template"."name" ->> 'no'), 0) between 1 and 60 and coalesce(length("portal"."case_template"."name" ->> 'en'), 0) between 1 and 60),
	CONSTRAINT "case_template_texts" CHECK (coalesce(length("portal"."case_template"."text" ->> 'no'), 0) between 1 and 2000 and coalesce(length("portal"."case_template"."text" ->> 'en'), 0) between 1 and 2000)
);
--> statement-breakpoint
DROP INDEX "portal"."case_check_kind";--> statement-breakpoint
ALTER TABLE "portal"."case_check" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."case_own_template" ADD CONSTRAINT "case_own_template_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_own_template_name" ON "portal"."case_own_template" USING btree ("user_id","kind","language",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "case_template_name_no" ON "portal"."case_template" USING btree ("kind",("name" ->> 'no'));--> statement-breakpoint
CREATE UNIQUE INDEX "case_template_name_en" ON "portal"."case_template" USING btree ("kind",("name" ->> 'en'));--> statement-breakpoint
CREATE INDEX "case_check_kind" ON "portal"."case_check" USING btree ("kind","position","created_at");