CREATE TABLE "portal"."organisation_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL
);
