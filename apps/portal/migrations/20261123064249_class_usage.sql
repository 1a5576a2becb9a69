CREATE TABLE "portal"."group_class_usage" (
	"class_id" bigint PRIMARY KEY NOT NULL,
	"attended" integer NOT NULL,
	"no_shows" integer NOT NULL,
	"late_unbooked" integer NOT NULL,
	"longest_queue" integer NOT NULL,
	CONSTRAINT "group_class_usage_counts" CHECK (least("portal"."group_class_usage"."attended", "portal"."group_class_usage"."no_shows", "portal"."group_class_usage"."late_unbooked", "portal"."group_class_usage"."longest_queue") >= 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."group_class_usage" ADD CONSTRAINT "group_class_usage_class_id_group_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "portal"."group_class"("id") ON DELETE cascade ON UPDATE no action;