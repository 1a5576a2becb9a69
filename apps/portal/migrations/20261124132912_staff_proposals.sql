CREATE TABLE "portal"."staff_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_proposal_one" UNIQUE("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "portal"."staff_proposal" ADD CONSTRAINT "staff_proposal_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_proposal_proposer" ON "portal"."staff_proposal" USING btree ("proposed_by");