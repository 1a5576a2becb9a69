CREATE TABLE "portal"."staff_draft" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"values" text NOT NULL,
	"version" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_draft_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "staff_draft_key" CHECK ("portal"."staff_draft"."key" ~ '^[a-z-]{1,60}(:[A-Za-z0-9_.-]{1,100})?$')
);
--> statement-breakpoint
ALTER TABLE "portal"."staff_draft" ADD CONSTRAINT "staff_draft_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_draft_saved_at" ON "portal"."staff_draft" USING btree ("saved_at");