CREATE TABLE "portal"."fitness_freeze" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."fitness_freeze_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"membership_id" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fitness_freeze_whole_months" CHECK (extract(day from "portal"."fitness_freeze"."start_date") = 1 and extract(day from "portal"."fitness_freeze"."end_date" + 1) = 1 and "portal"."fitness_freeze"."end_date" > "portal"."fitness_freeze"."start_date")
);
--> statement-breakpoint
ALTER TABLE "portal"."fitness_freeze" ADD CONSTRAINT "fitness_freeze_membership_id_fitness_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "portal"."fitness_membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."fitness_freeze" ADD CONSTRAINT "fitness_freeze_one_at_a_time"
	EXCLUDE USING gist ("membership_id" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
