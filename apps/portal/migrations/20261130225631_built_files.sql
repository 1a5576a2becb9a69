CREATE TABLE "portal"."built_file" (
	"address" text PRIMARY KEY NOT NULL,
	"encoding" text NOT NULL,
	"body" "bytea" NOT NULL,
	"in_use_at" timestamp with time zone DEFAULT now() NOT NULL
);
