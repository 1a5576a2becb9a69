CREATE TABLE "portal"."inquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "portal"."inquiry_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1),
	"form" text DEFAULT 'contact' NOT NULL,
	"category_id" text NOT NULL,
	"subcategory_id" text,
	"language" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"subject" text,
	"answers" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assignee_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "inquiry_form" CHECK ("portal"."inquiry"."form" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."inquiry"."form") <= 40),
	CONSTRAINT "inquiry_state_known" CHECK ("portal"."inquiry"."state" in ('waiting', 'answered', 'closed')),
	CONSTRAINT "inquiry_due" CHECK (("portal"."inquiry"."due_at" is not null) = ("portal"."inquiry"."state" = 'waiting')),
	CONSTRAINT "inquiry_closed" CHECK (("portal"."inquiry"."closed_at" is not null) = ("portal"."inquiry"."state" = 'closed')),
	CONSTRAINT "inquiry_names" CHECK (length("portal"."inquiry"."first_name") between 1 and 100 and length("portal"."inquiry"."last_name") between 1 and 100),
	CONSTRAINT "inquiry_email_written" CHECK ("portal"."inquiry"."email" = lower("portal"."inquiry"."email") and length("portal"."inquiry"."email") between 3 and 254),
	CONSTRAINT "inquiry_subject" CHECK (length("portal"."inquiry"."subject") between 1 and 150)
);
--> statement-breakpoint
CREATE TABLE "portal"."inquiry_category" (
	"id" text PRIMARY KEY NOT NULL,
	"name_no" text NOT NULL,
	"name_en" text NOT NULL,
	"mailbox" text NOT NULL,
	"role" text DEFAULT 'contact' NOT NULL,
	"response_days" smallint DEFAULT 3 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiry_category_name_no" UNIQUE("name_no"),
	CONSTRAINT "inquiry_category_name_en" UNIQUE("name_en"),
	CONSTRAINT "inquiry_category_id" CHECK ("portal"."inquiry_category"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."inquiry_category"."id") <= 40),
	CONSTRAINT "inquiry_category_names" CHECK (length("portal"."inquiry_category"."name_no") between 1 and 100 and length("portal"."inquiry_category"."name_en") between 1 and 100),
	CONSTRAINT "inquiry_category_mailbox" CHECK (length("portal"."inquiry_category"."mailbox") between 3 and 254),
	CONSTRAINT "inquiry_category_role" CHECK ("portal"."inquiry_category"."role" in ('contact', 'sports', 'caseworker')),
	CONSTRAINT "inquiry_category_response" CHECK ("portal"."inquiry_category"."response_days" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "portal"."inquiry_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."inquiry_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"author_id" text,
	"other_email" text,
	"text" text NOT NULL,
	"whole_text" text,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	CONSTRAINT "inquiry_message_direction" CHECK ("portal"."inquiry_message"."direction" in ('in', 'out')),
	CONSTRAINT "inquiry_message_text" CHECK (length("portal"."inquiry_message"."text") <= 100000),
	CONSTRAINT "inquiry_message_whole" CHECK (length("portal"."inquiry_message"."whole_text") <= 500000),
	CONSTRAINT "inquiry_message_delivery" CHECK ("portal"."inquiry_message"."direction" = 'out' or num_nonnulls("portal"."inquiry_message"."sent_at", "portal"."inquiry_message"."bounced_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."inquiry_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."inquiry_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_note_text" CHECK (length("portal"."inquiry_note"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "portal"."inquiry_subcategory" (
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"name_no" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "inquiry_subcategory_key" UNIQUE("category_id","id"),
	CONSTRAINT "inquiry_subcategory_name_no" UNIQUE("category_id","name_no"),
	CONSTRAINT "inquiry_subcategory_name_en" UNIQUE("category_id","name_en"),
	CONSTRAINT "inquiry_subcategory_id" CHECK ("portal"."inquiry_subcategory"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."inquiry_subcategory"."id") <= 40),
	CONSTRAINT "inquiry_subcategory_names" CHECK (length("portal"."inquiry_subcategory"."name_no") between 1 and 100 and length("portal"."inquiry_subcategory"."name_en") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "portal"."inquiry_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" text,
	"name" text NOT NULL,
	"text_no" text NOT NULL,
	"text_en" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiry_template_name" CHECK (length("portal"."inquiry_template"."name") between 1 and 100),
	CONSTRAINT "inquiry_template_texts" CHECK (length("portal"."inquiry_template"."text_no") between 1 and 10000 and length("portal"."inquiry_template"."text_en") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "portal"."used_form_token" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."inquiry" ADD CONSTRAINT "inquiry_category_id_inquiry_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."inquiry_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry" ADD CONSTRAINT "inquiry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry" ADD CONSTRAINT "inquiry_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry" ADD CONSTRAINT "inquiry_subcategory_of_category" FOREIGN KEY ("category_id","subcategory_id") REFERENCES "portal"."inquiry_subcategory"("category_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "portal"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_message" ADD CONSTRAINT "inquiry_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_note" ADD CONSTRAINT "inquiry_note_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "portal"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_note" ADD CONSTRAINT "inquiry_note_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" ADD CONSTRAINT "inquiry_subcategory_category_id_inquiry_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."inquiry_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" ADD CONSTRAINT "inquiry_template_category_id_inquiry_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."inquiry_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_number" ON "portal"."inquiry" USING btree ("number");--> statement-breakpoint
CREATE INDEX "inquiry_queue" ON "portal"."inquiry" USING btree ("due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "inquiry_state" ON "portal"."inquiry" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_category_state" ON "portal"."inquiry" USING btree ("category_id","state","changed_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_assignee" ON "portal"."inquiry" USING btree ("assignee_id","state");--> statement-breakpoint
CREATE INDEX "inquiry_user" ON "portal"."inquiry" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_email" ON "portal"."inquiry" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inquiry_message_inquiry" ON "portal"."inquiry_message" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_message_mail" ON "portal"."inquiry_message" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "inquiry_note_inquiry" ON "portal"."inquiry_note" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_template_category" ON "portal"."inquiry_template" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "used_form_token_expires" ON "portal"."used_form_token" USING btree ("expires_at");--> statement-breakpoint
-- As it is now: features/inquiries/sql/remove_inquiry_message_files.sql.
CREATE OR REPLACE FUNCTION portal.remove_inquiry_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER inquiry_message_removed AFTER DELETE ON portal.inquiry_message
	FOR EACH ROW EXECUTE FUNCTION portal.remove_inquiry_message_files();
