CREATE TABLE "portal"."document_check" (
	"id" text PRIMARY KEY NOT NULL,
	"letter" text NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	CONSTRAINT "document_check_letter_unique" UNIQUE("letter"),
	CONSTRAINT "document_check_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "document_check_revoked" CHECK (("portal"."document_check"."revoked_at" is null) = ("portal"."document_check"."revoked_because" is null))
);
--> statement-breakpoint
CREATE TABLE "portal"."document_check_content" (
	"check_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."document_series" (
	"name" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL,
	CONSTRAINT "document_series_next" CHECK ("portal"."document_series"."next" > 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."document_check_content" ADD CONSTRAINT "document_check_content_check_id_document_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "portal"."document_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."document_check_content" ADD CONSTRAINT "document_check_content_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_check_issued" ON "portal"."document_check" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "document_check_content_user" ON "portal"."document_check_content" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_check_content_written" ON "portal"."document_check_content" USING btree ("written_at");