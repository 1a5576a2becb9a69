CREATE TABLE "portal"."account_activity" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_used_on" date NOT NULL,
	"warned_on" date
);
--> statement-breakpoint
ALTER TABLE "portal"."account_activity" ADD CONSTRAINT "account_activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_activity_last_used" ON "portal"."account_activity" USING btree ("last_used_on");