CREATE TABLE "portal"."organisation" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"legal_name" text NOT NULL,
	"organisation_number" text NOT NULL,
	"postal_address" text NOT NULL,
	"visiting_address" text NOT NULL,
	"city" text NOT NULL,
	"switchboard" text NOT NULL,
	"mailbox" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"links" text[] NOT NULL,
	"mail_signature" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "organisation_one_row" CHECK ("portal"."organisation"."only_row"),
	CONSTRAINT "organisation_name" CHECK (coalesce(length("portal"."organisation"."name" ->> 'no'), 0) between 1 and 60 and coalesce(length("portal"."organisation"."name" ->> 'en'), 0) between 1 and 60),
	CONSTRAINT "organisation_number" CHECK ("portal"."organisation"."organisation_number" ~ '^(\d{9})?$')
);
