CREATE TABLE "portal"."grant_correction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"reason_ids" uuid[] NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"note" text NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "grant_correction_outcome" CHECK ("portal"."grant_correction"."outcome" in ('granted', 'refused')),
	CONSTRAINT "grant_correction_amount" CHECK (case "portal"."grant_correction"."outcome" when 'granted' then "portal"."grant_correction"."amount_ore" between 1 and 1000000000
        else "portal"."grant_correction"."amount_ore" = 0 end),
	CONSTRAINT "grant_correction_words" CHECK (length("portal"."grant_correction"."words") <= 4000),
	CONSTRAINT "grant_correction_conditions" CHECK (length("portal"."grant_correction"."conditions") <= 4000),
	CONSTRAINT "grant_correction_note" CHECK (length("portal"."grant_correction"."note") between 1 and 1000),
	CONSTRAINT "grant_correction_two_people" CHECK ("portal"."grant_correction"."confirmed_by" <> "portal"."grant_correction"."proposed_by"),
	CONSTRAINT "grant_correction_answered" CHECK (num_nonnulls("portal"."grant_correction"."confirmed_at", "portal"."grant_correction"."dropped_at") < 2)
);
--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" DROP CONSTRAINT "grant_claim_closed";--> statement-breakpoint
ALTER TABLE "portal"."grant_part" DROP CONSTRAINT "grant_part_cause";--> statement-breakpoint
ALTER TABLE "portal"."case_decision" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."grant_decision" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "portal"."grant_correction" ADD CONSTRAINT "grant_correction_application_id_grant_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."grant_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_correction" ADD CONSTRAINT "grant_correction_decision_id_grant_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "portal"."grant_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_correction" ADD CONSTRAINT "grant_correction_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."grant_correction" ADD CONSTRAINT "grant_correction_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_correction_open" ON "portal"."grant_correction" USING btree ("application_id") WHERE confirmed_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "grant_correction_decision" ON "portal"."grant_correction" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "grant_correction_proposed_by" ON "portal"."grant_correction" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "grant_correction_confirmed_by" ON "portal"."grant_correction" USING btree ("confirmed_by");--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_two_receivers" CHECK ("portal"."grant_claim"."state" <> 'paid' or "portal"."grant_claim"."closed_by" <> "portal"."grant_claim"."registered_by");--> statement-breakpoint
ALTER TABLE "portal"."grant_claim" ADD CONSTRAINT "grant_claim_closed" CHECK (("portal"."grant_claim"."state" in ('paid', 'cancelled')) = ("portal"."grant_claim"."closed_at" is not null)
        and ("portal"."grant_claim"."state" = 'cancelled') = ("portal"."grant_claim"."closed_reason" is not null)
        and length("portal"."grant_claim"."closed_reason") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "portal"."grant_part" ADD CONSTRAINT "grant_part_cause" CHECK ("portal"."grant_part"."cause" in ('first', 'rest', 'more'));