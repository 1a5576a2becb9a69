CREATE TABLE "portal"."association_bank_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"association_id" uuid NOT NULL,
	"state" text DEFAULT 'entered' NOT NULL,
	"account_number" text NOT NULL,
	"account_masked" text NOT NULL,
	"account_index" text NOT NULL,
	"holder" text NOT NULL,
	"entered_by" text,
	"entered_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "association_bank_account_state" CHECK ("portal"."association_bank_account"."state" in ('entered', 'confirmed', 'rejected', 'withdrawn', 'replaced', 'removed')),
	CONSTRAINT "association_bank_account_two_people" CHECK ("portal"."association_bank_account"."confirmed_by" <> "portal"."association_bank_account"."entered_by"),
	CONSTRAINT "association_bank_account_confirmed_at" CHECK (case "portal"."association_bank_account"."state"
        when 'confirmed' then "portal"."association_bank_account"."confirmed_at" is not null
        when 'replaced' then "portal"."association_bank_account"."confirmed_at" is not null
        when 'removed' then true
        else "portal"."association_bank_account"."confirmed_at" is null end),
	CONSTRAINT "association_bank_account_ended" CHECK (("portal"."association_bank_account"."state" in ('entered', 'confirmed')) = ("portal"."association_bank_account"."ended_at" is null)),
	CONSTRAINT "association_bank_account_reason" CHECK (("portal"."association_bank_account"."state" = 'removed') = ("portal"."association_bank_account"."reason" is not null)
        and length("portal"."association_bank_account"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_payout_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"association_id" uuid NOT NULL,
	"requester" text DEFAULT 'board' NOT NULL,
	"amount_ore" bigint NOT NULL,
	"note" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "association_payout_request_amount" CHECK ("portal"."association_payout_request"."amount_ore" between 100 and 100000000),
	CONSTRAINT "association_payout_request_state" CHECK ("portal"."association_payout_request"."state" in ('waiting', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "association_payout_request_requester" CHECK ("portal"."association_payout_request"."requester" in ('board', 'staff')
        and ("portal"."association_payout_request"."requester" = 'board' or "portal"."association_payout_request"."state" = 'approved' and "portal"."association_payout_request"."reason" is not null)),
	CONSTRAINT "association_payout_request_note" CHECK (length("portal"."association_payout_request"."note") between 1 and 300),
	CONSTRAINT "association_payout_request_decided" CHECK (("portal"."association_payout_request"."state" = 'waiting') = ("portal"."association_payout_request"."decided_at" is null)
        and ("portal"."association_payout_request"."state" <> 'declined' or "portal"."association_payout_request"."reason" is not null)
        and length("portal"."association_payout_request"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "portal"."association_bank_account" ADD CONSTRAINT "association_bank_account_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_bank_account" ADD CONSTRAINT "association_bank_account_entered_by_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_bank_account" ADD CONSTRAINT "association_bank_account_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_bank_account" ADD CONSTRAINT "association_bank_account_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_payout_request" ADD CONSTRAINT "association_payout_request_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_payout_request" ADD CONSTRAINT "association_payout_request_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_payout_request" ADD CONSTRAINT "association_payout_request_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_bank_account_entered" ON "portal"."association_bank_account" USING btree ("association_id") WHERE state = 'entered';--> statement-breakpoint
CREATE UNIQUE INDEX "association_bank_account_confirmed" ON "portal"."association_bank_account" USING btree ("association_id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "association_bank_account_of" ON "portal"."association_bank_account" USING btree ("association_id","entered_at");--> statement-breakpoint
CREATE INDEX "association_bank_account_index" ON "portal"."association_bank_account" USING btree ("account_index");--> statement-breakpoint
CREATE INDEX "association_bank_account_entered_by" ON "portal"."association_bank_account" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "association_bank_account_confirmed_by" ON "portal"."association_bank_account" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "association_bank_account_ended_by" ON "portal"."association_bank_account" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "association_payout_request_waiting" ON "portal"."association_payout_request" USING btree ("association_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "association_payout_request_of" ON "portal"."association_payout_request" USING btree ("association_id","asked_at");--> statement-breakpoint
CREATE INDEX "association_payout_request_state" ON "portal"."association_payout_request" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "association_payout_request_asked_by" ON "portal"."association_payout_request" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "association_payout_request_decided_by" ON "portal"."association_payout_request" USING btree ("decided_by");