CREATE TABLE "portal"."association_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_picture_of" UNIQUE("association_id"),
	CONSTRAINT "association_picture_size" CHECK ("portal"."association_picture"."width" > 0 and "portal"."association_picture"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."association" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(translate(regexp_replace(normalize(name || ' ' || coalesce(purpose ->> 'no', '') || ' ' || coalesce(purpose ->> 'en', ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ÆØŒÐĐŁÞ', 'æøœðđłþ')), 'æ', 'ae'), 'ø', 'o'), 'œ', 'oe'), 'ß', 'ss'), 'ð', 'd'), 'đ', 'd'), 'ł', 'l'), 'þ', 'th'), 'oe', 'o'), 'aa', 'a')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."association_picture" ADD CONSTRAINT "association_picture_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;