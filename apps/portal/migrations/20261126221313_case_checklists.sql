CREATE TABLE "portal"."case_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"text" jsonb NOT NULL,
	"is_required" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "case_check_kind_length" CHECK (length("portal"."case_check"."kind") between 1 and 60),
	CONSTRAINT "case_check_texts" CHECK (coalesce(length("portal"."case_check"."text" ->> 'no'), 0) between 1 and 200 and coalesce(length("portal"."case_check"."text" ->> 'en'), 0) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "portal"."case_tick" (
	"case_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_tick_case_id_check_id_pk" PRIMARY KEY("case_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."case_tick" ADD CONSTRAINT "case_tick_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."case_tick" ADD CONSTRAINT "case_tick_check_id_case_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "portal"."case_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_check_kind" ON "portal"."case_check" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "case_tick_check" ON "portal"."case_tick" USING btree ("check_id");