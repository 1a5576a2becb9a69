CREATE TABLE "portal"."deposit_credit_note" (
	"number" integer PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"credited_on" date NOT NULL,
	"invoice_number" integer NOT NULL,
	"invoiced_on" date NOT NULL,
	"semesters" text[] NOT NULL,
	"amount_ore" bigint NOT NULL,
	CONSTRAINT "deposit_credit_note_invoice" UNIQUE("invoice_number"),
	CONSTRAINT "deposit_credit_note_amount" CHECK ("portal"."deposit_credit_note"."amount_ore" > 0),
	CONSTRAINT "deposit_credit_note_reason" CHECK ("portal"."deposit_credit_note"."reason" in ('withdrawn', 'lapsed', 'deferred'))
);
--> statement-breakpoint
ALTER TABLE "portal"."case_file" DROP CONSTRAINT "case_file_status_known";--> statement-breakpoint
ALTER TABLE "portal"."case_decision" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ADD COLUMN "lapses_on" date;--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD COLUMN "lapse_days" smallint DEFAULT 60;--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD COLUMN "reminder_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."deposit_credit_note" ADD CONSTRAINT "deposit_credit_note_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_credit_note_case" ON "portal"."deposit_credit_note" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_status_known" CHECK (status in ('OPPRETTET', 'ENDRET_AV_KUNDE', 'KOMMENTERT_VENTER_PA_KUNDE', 'AVVIST', 'INNVILGET', 'TRUKKET', 'BORTFALT'));--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD CONSTRAINT "deposit_deadlines_lapse" CHECK ("portal"."deposit_deadlines"."lapse_days" between 1 and 365);--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD CONSTRAINT "deposit_deadlines_reminder" CHECK ("portal"."deposit_deadlines"."reminder_days" between 1 and 90);