CREATE TABLE "portal"."kindergarten_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"author_name" text NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"guardians" integer NOT NULL,
	"retracted_at" timestamp with time zone,
	"retracted_by" text,
	"retracted_by_name" text,
	CONSTRAINT "kindergarten_notice_texts" CHECK (coalesce(length("portal"."kindergarten_notice"."title" ->> 'no'), 0) between 0 and 150 and coalesce(length("portal"."kindergarten_notice"."title" ->> 'en'), 0) between 0 and 150
        and coalesce(length("portal"."kindergarten_notice"."text" ->> 'no'), 0) between 0 and 5000 and coalesce(length("portal"."kindergarten_notice"."text" ->> 'en'), 0) between 0 and 5000),
	CONSTRAINT "kindergarten_notice_retracted" CHECK (("portal"."kindergarten_notice"."retracted_at" is null) = ("portal"."kindergarten_notice"."retracted_by_name" is null)),
	CONSTRAINT "kindergarten_notice_name" CHECK (length("portal"."kindergarten_notice"."author_name") between 1 and 201)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_notice_department" (
	"notice_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "kindergarten_notice_department_notice_id_department_id_pk" PRIMARY KEY("notice_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_notice_reader" (
	"notice_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "kindergarten_notice_reader_notice_id_guardian_id_pk" PRIMARY KEY("notice_id","guardian_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text,
	"author_name" text NOT NULL,
	"guardian_id" uuid,
	"staff_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"staff_read_at" timestamp with time zone,
	"retracted_at" timestamp with time zone,
	"retracted_by" text,
	"retracted_by_name" text,
	CONSTRAINT "kindergarten_message_side" CHECK ("portal"."kindergarten_message"."side" in ('guardian', 'staff')),
	CONSTRAINT "kindergarten_message_retracted" CHECK (("portal"."kindergarten_message"."text" is null) = ("portal"."kindergarten_message"."retracted_at" is not null)
        and ("portal"."kindergarten_message"."retracted_at" is null) = ("portal"."kindergarten_message"."retracted_by_name" is null)),
	CONSTRAINT "kindergarten_message_author" CHECK (case "portal"."kindergarten_message"."side"
        when 'guardian' then "portal"."kindergarten_message"."staff_id" is null and "portal"."kindergarten_message"."retracted_at" is null
        else "portal"."kindergarten_message"."guardian_id" is null and "portal"."kindergarten_message"."staff_read_at" is null end),
	CONSTRAINT "kindergarten_message_name" CHECK (length("portal"."kindergarten_message"."author_name") between 1 and 201)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_message_reader" (
	"message_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "kindergarten_message_reader_message_id_guardian_id_pk" PRIMARY KEY("message_id","guardian_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"only_for" uuid,
	"subject" text,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."session" ADD COLUMN "strong_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice" ADD CONSTRAINT "kindergarten_notice_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice" ADD CONSTRAINT "kindergarten_notice_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice" ADD CONSTRAINT "kindergarten_notice_retracted_by_user_id_fk" FOREIGN KEY ("retracted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice_department" ADD CONSTRAINT "kindergarten_notice_department_notice_id_kindergarten_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "portal"."kindergarten_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice_department" ADD CONSTRAINT "kindergarten_notice_department_department_id_kindergarten_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "portal"."kindergarten_department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice_reader" ADD CONSTRAINT "kindergarten_notice_reader_notice_id_kindergarten_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "portal"."kindergarten_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_notice_reader" ADD CONSTRAINT "kindergarten_notice_reader_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message" ADD CONSTRAINT "kindergarten_message_thread_id_kindergarten_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "portal"."kindergarten_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message" ADD CONSTRAINT "kindergarten_message_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message" ADD CONSTRAINT "kindergarten_message_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message" ADD CONSTRAINT "kindergarten_message_retracted_by_user_id_fk" FOREIGN KEY ("retracted_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message_reader" ADD CONSTRAINT "kindergarten_message_reader_message_id_kindergarten_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "portal"."kindergarten_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_message_reader" ADD CONSTRAINT "kindergarten_message_reader_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_thread" ADD CONSTRAINT "kindergarten_thread_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_thread" ADD CONSTRAINT "kindergarten_thread_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_thread" ADD CONSTRAINT "kindergarten_thread_only_for_kindergarten_guardian_id_fk" FOREIGN KEY ("only_for") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kindergarten_notice_of" ON "portal"."kindergarten_notice" USING btree ("kindergarten_id","sent_at");--> statement-breakpoint
CREATE INDEX "kindergarten_notice_sent_by" ON "portal"."kindergarten_notice" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "kindergarten_notice_retracted_by" ON "portal"."kindergarten_notice" USING btree ("retracted_by");--> statement-breakpoint
CREATE INDEX "kindergarten_notice_department_of" ON "portal"."kindergarten_notice_department" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "kindergarten_notice_reader_of" ON "portal"."kindergarten_notice_reader" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_message_of" ON "portal"."kindergarten_message" USING btree ("thread_id","sent_at");--> statement-breakpoint
CREATE INDEX "kindergarten_message_unread" ON "portal"."kindergarten_message" USING btree ("thread_id") WHERE side = 'guardian' and staff_read_at is null;--> statement-breakpoint
CREATE INDEX "kindergarten_message_guardian" ON "portal"."kindergarten_message" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_message_staff" ON "portal"."kindergarten_message" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "kindergarten_message_retracted_by" ON "portal"."kindergarten_message" USING btree ("retracted_by");--> statement-breakpoint
CREATE INDEX "kindergarten_message_reader_of" ON "portal"."kindergarten_message_reader" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_thread_of" ON "portal"."kindergarten_thread" USING btree ("kindergarten_id","last_message_at");--> statement-breakpoint
CREATE INDEX "kindergarten_thread_child" ON "portal"."kindergarten_thread" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "kindergarten_thread_only_for" ON "portal"."kindergarten_thread" USING btree ("only_for");