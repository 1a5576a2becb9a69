CREATE TABLE "portal"."case_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."case_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"notified_id" text,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_note_text_length" CHECK (length("portal"."case_note"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "portal"."case_note" ADD CONSTRAINT "case_note_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_note" ADD CONSTRAINT "case_note_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_note" ADD CONSTRAINT "case_note_notified_id_user_id_fk" FOREIGN KEY ("notified_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_note_case" ON "portal"."case_note" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_note_author" ON "portal"."case_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "case_note_notified" ON "portal"."case_note" USING btree ("notified_id","id");