CREATE TABLE "portal"."feide_attempt" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"callback" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."feide_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"institution" text,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "portal"."account_user";--> statement-breakpoint
ALTER TABLE "portal"."feide_attempt" ADD CONSTRAINT "feide_attempt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."feide_proof" ADD CONSTRAINT "feide_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feide_attempt_user" ON "portal"."feide_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feide_attempt_expires" ON "portal"."feide_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feide_proof_user" ON "portal"."feide_proof" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feide_proof_expires" ON "portal"."feide_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_user" ON "portal"."account" USING btree ("user_id","provider_id");