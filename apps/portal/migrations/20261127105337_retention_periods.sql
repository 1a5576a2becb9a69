CREATE TABLE "portal"."retention_period" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "retention_period_months" CHECK ("portal"."retention_period"."months" between 1 and 120)
);
