CREATE TABLE "portal"."campus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."campus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campus_name" CHECK (coalesce(length("portal"."campus"."name" ->> 'no'), 0) between 1 and 80 and coalesce(length("portal"."campus"."name" ->> 'en'), 0) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "portal"."institution" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"dbh" text,
	"campus_id" integer,
	"deposit_form" text DEFAULT 'semesters' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "institution_dbh" UNIQUE("dbh"),
	CONSTRAINT "institution_code" CHECK (length("portal"."institution"."code") between 1 and 30),
	CONSTRAINT "institution_name" CHECK (coalesce(length("portal"."institution"."name" ->> 'no'), 0) between 1 and 150 and coalesce(length("portal"."institution"."name" ->> 'en'), 0) between 1 and 150),
	CONSTRAINT "institution_dbh_number" CHECK ("portal"."institution"."dbh" ~ '^[0-9]{4}$'),
	CONSTRAINT "institution_deposit_form" CHECK ("portal"."institution"."deposit_form" in ('semesters', 'degree'))
);
--> statement-breakpoint
-- Until now the institutions were code. A database that is in use keeps them; an empty one has none.
INSERT INTO "portal"."institution" ("code", "name", "dbh", "deposit_form", "position")
SELECT known.code, known.name::jsonb, known.dbh, known.deposit_form, known.position
FROM (VALUES
  ('AHO', '{"no": "Arkitektur- og designhøgskolen i Oslo", "en": "The Oslo School of Architecture and Design"}', '1220', 'semesters', 0),
  ('BI', '{"no": "Handelshøyskolen BI", "en": "BI Norwegian Business School"}', '8241', 'degree', 1),
  ('Barratt Due', '{"no": "Barratt Due musikkinstitutt", "en": "Barratt Due Institute of Music"}', null, 'semesters', 2),
  ('Fjellhaug', '{"no": "Fjellhaug internasjonale høgskole", "en": "Fjellhaug International University College"}', null, 'semesters', 3),
  ('KHiO', '{"no": "Kunsthøgskolen i Oslo", "en": "Oslo National Academy of the Arts"}', null, 'semesters', 4),
  ('Kristiania', '{"no": "Høyskolen Kristiania", "en": "Kristiania University of Applied Sciences"}', '8253', 'semesters', 5),
  ('MF', '{"no": "MF vitenskapelig høyskole", "en": "MF Norwegian School of Theology, Religion and Society"}', null, 'semesters', 6),
  ('NIH', '{"no": "Norges idrettshøgskole", "en": "Norwegian School of Sport Sciences"}', null, 'semesters', 7),
  ('NMH', '{"no": "Norges musikkhøgskole", "en": "Norwegian Academy of Music"}', null, 'semesters', 8),
  ('OsloMet', '{"no": "OsloMet – storbyuniversitetet", "en": "OsloMet – Oslo Metropolitan University"}', '1175', 'semesters', 9),
  ('PHS', '{"no": "Politihøgskolen", "en": "The Norwegian Police University College"}', null, 'semesters', 10),
  ('UiO', '{"no": "Universitetet i Oslo", "en": "University of Oslo"}', '1110', 'semesters', 11)
) AS known (code, name, dbh, deposit_form, position)
WHERE EXISTS (SELECT FROM "portal"."user");--> statement-breakpoint
-- Any other that a row names has its code for a name, and cannot be chosen.
INSERT INTO "portal"."institution" ("code", "name", "is_active", "position")
SELECT named.code, jsonb_build_object('no', named.code, 'en', named.code), false, 100
FROM (
  SELECT institution FROM "portal"."profile"
  UNION SELECT institution FROM "portal"."deposit_application"
  UNION SELECT institution FROM "portal"."institution_key"
) AS named (code)
WHERE named.code IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" DROP CONSTRAINT "deposit_application_study";--> statement-breakpoint
ALTER TABLE "portal"."institution_key" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" ADD COLUMN "deposit_form" text;--> statement-breakpoint
UPDATE "portal"."deposit_application" SET "deposit_form" = CASE WHEN "degree" IS NULL THEN 'semesters' ELSE 'degree' END;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" ALTER COLUMN "deposit_form" SET NOT NULL;--> statement-breakpoint
-- The figures are named after what they depend on.
UPDATE "portal"."deposit_amount" SET "kind" = replace("kind", 'bi-', 'degree-');--> statement-breakpoint
UPDATE "portal"."staff_proposal" SET "subject" = replace("subject", 'bi-', 'degree-'),
  "payload" = jsonb_set("payload", '{kind}', to_jsonb(replace("payload" ->> 'kind', 'bi-', 'degree-')))
WHERE "kind" = 'deposit-amount';--> statement-breakpoint
ALTER TABLE "portal"."institution" ADD CONSTRAINT "institution_campus_id_campus_id_fk" FOREIGN KEY ("campus_id") REFERENCES "portal"."campus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."profile" ADD CONSTRAINT "profile_institution_institution_code_fk" FOREIGN KEY ("institution") REFERENCES "portal"."institution"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."institution_key" ADD CONSTRAINT "institution_key_institution_institution_code_fk" FOREIGN KEY ("institution") REFERENCES "portal"."institution"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" ADD CONSTRAINT "deposit_application_institution_institution_code_fk" FOREIGN KEY ("institution") REFERENCES "portal"."institution"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_application" ADD CONSTRAINT "deposit_application_study" CHECK (case "portal"."deposit_application"."deposit_form" when 'degree'
        then "portal"."deposit_application"."degree" is not null and "portal"."deposit_application"."semesters" = 0 and "portal"."deposit_application"."semester_start" = 'EMPTY'
        when 'semesters' then "portal"."deposit_application"."degree" is null and "portal"."deposit_application"."semesters" in (1, 2) and "portal"."deposit_application"."semester_start" in ('HOEST', 'VAAR')
        else false end);