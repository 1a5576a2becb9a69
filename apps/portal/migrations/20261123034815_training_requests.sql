CREATE TABLE "portal"."training_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"trainer" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "training_request_kind" CHECK ("portal"."training_request"."kind" in ('pt', 'boost')),
	CONSTRAINT "training_request_trainer" CHECK (length("portal"."training_request"."trainer") between 1 and 200),
	CONSTRAINT "training_request_text" CHECK (length("portal"."training_request"."text") between 1 and 1000),
	CONSTRAINT "training_request_told" CHECK ("portal"."training_request"."told_at" >= "portal"."training_request"."handled_at")
);
--> statement-breakpoint
ALTER TABLE "portal"."training_request" ADD CONSTRAINT "training_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_request_user" ON "portal"."training_request" USING btree ("user_id","created_at");