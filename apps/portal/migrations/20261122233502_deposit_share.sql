CREATE TABLE "portal"."deposit_share" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_share_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "portal"."deposit_share" ADD CONSTRAINT "deposit_share_case_id_deposit_account_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."deposit_account"("case_id") ON DELETE cascade ON UPDATE no action;