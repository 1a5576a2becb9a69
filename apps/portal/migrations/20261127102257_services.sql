CREATE TABLE "portal"."closed_service" (
	"service" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
