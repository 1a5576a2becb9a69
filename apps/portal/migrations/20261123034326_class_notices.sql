CREATE TYPE "portal"."class_notice_kind" AS ENUM('opening', 'place', 'deadline');--> statement-breakpoint
CREATE TABLE "portal"."class_calendar" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_calendar_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "portal"."class_notice" (
	"user_id" text NOT NULL,
	"class_id" bigint NOT NULL,
	"kind" "portal"."class_notice_kind" NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "class_notice_user_id_class_id_kind_pk" PRIMARY KEY("user_id","class_id","kind")
);
--> statement-breakpoint
CREATE TABLE "portal"."class_reminder_stop" (
	"user_id" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."class_calendar" ADD CONSTRAINT "class_calendar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."class_notice" ADD CONSTRAINT "class_notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."class_notice" ADD CONSTRAINT "class_notice_class_id_group_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "portal"."group_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."class_reminder_stop" ADD CONSTRAINT "class_reminder_stop_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_notice_waiting" ON "portal"."class_notice" USING btree ("class_id") WHERE "portal"."class_notice"."sent_at" is null;