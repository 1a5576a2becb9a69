CREATE TABLE "portal"."tracked_event" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tracked_event_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "portal"."search_document" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"href" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"body" text NOT NULL,
	"last_day" date,
	"folded_title" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_document_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "portal"."search_reading" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."search_word" (
	"locale" text NOT NULL,
	"folded" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_locale_folded_pk" PRIMARY KEY("locale","folded")
);
--> statement-breakpoint
CREATE INDEX "search_document_vector" ON "portal"."search_document" USING gin ("vector");--> statement-breakpoint

-- Similar words need pg_trgm, which PostgreSQL lets the owner of a database create. Where the
-- server does not have it, search works without guessing what a misspelt word meant.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX search_word_similar ON portal.search_word USING gin (folded gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE WARNING 'pg_trgm is not there: search will not understand misspelt words (%)', SQLERRM;
END $$;
--> statement-breakpoint

CREATE FUNCTION portal.search_stemmer(wanted_locale text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE wanted_locale WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.norwegian'::regconfig END;
--> statement-breakpoint

-- What one word asks for: its stem, itself and, when it may be unfinished, whatever begins with it.
-- `variant` is another way to write the word. Words consist of letters and digits only.
CREATE FUNCTION portal.search_term(stemmer regconfig, word text, variant text, is_unfinished boolean)
RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  WITH form AS (
    SELECT one, stem
      FROM unnest(CASE WHEN variant = word THEN ARRAY[word] ELSE ARRAY[word, variant] END) AS one,
           coalesce((tsvector_to_array(to_tsvector(stemmer, one)))[1], one) AS stem
  ), term AS (
    SELECT stem AS text FROM form WHERE NOT (is_unfinished AND starts_with(stem, one))
    UNION
    SELECT one || CASE WHEN is_unfinished THEN ':*' ELSE '' END FROM form
  )
  SELECT to_tsquery('pg_catalog.simple', string_agg(text, ' | ' ORDER BY text)) FROM term
$$;
--> statement-breakpoint

-- The whole query. Words that say nothing ("the", "of") are left out unless there are no others.
CREATE FUNCTION portal.search_terms(
  stemmer regconfig, words text[], variants text[], is_any_enough boolean)
RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  asked tsquery;
  term tsquery;
BEGIN
  FOR place IN 1 .. cardinality(words) LOOP
    CONTINUE WHEN cardinality(words) > 1 AND numnode(plainto_tsquery(stemmer, words[place])) = 0;
    term := portal.search_term(stemmer, words[place], variants[place], place = cardinality(words));
    asked := CASE
      WHEN asked IS NULL THEN term
      WHEN is_any_enough THEN asked || term
      ELSE asked && term
    END;
  END LOOP;
  RETURN coalesce(
    asked,
    portal.search_term(stemmer, words[cardinality(words)], variants[cardinality(words)], true));
END $$;
--> statement-breakpoint

-- The known word that looks most like one that no page has; null when nothing is near.
CREATE FUNCTION portal.find_similar_word(wanted_locale text, misspelt text)
RETURNS TABLE (folded text, word text)
LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.3
AS $$
BEGIN
  IF length(misspelt) < 4 OR to_regproc('similarity') IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT w.folded, w.word
      FROM portal.search_word w
     WHERE w.locale = wanted_locale AND w.folded % misspelt
     ORDER BY similarity(w.folded, misspelt) DESC, abs(length(w.folded) - length(misspelt)), w.folded
     LIMIT 1;
END $$;
--> statement-breakpoint

-- The pages that answer a query, on one page of one kind or the first few of every kind.
-- Which pages match is read from the index alone, and their order at first from title and
-- description: whole texts, which lie elsewhere, are only weighed for the foremost pages. A
-- sequential scan would fetch them all, so that one is ruled out.
CREATE FUNCTION portal.search_matches(
  asked tsquery, whole text, wanted_locale text, wanted_kind text, today date,
  group_size integer, page_size integer, wanted_page integer)
RETURNS jsonb
LANGUAGE sql STABLE
SET enable_seqscan = off
AS $$
  WITH matched AS MATERIALIZED (
    SELECT d.kind, d.id,
           ts_rank('{0.02, 0.1, 0.4, 1}', d.head, asked)
             + CASE WHEN d.folded_title = whole THEN 2
                    WHEN starts_with(d.folded_title, whole || ' ') THEN 1
                    WHEN strpos(' ' || d.folded_title || ' ', ' ' || whole || ' ') > 0 THEN 0.5
                    ELSE 0 END AS rank
      FROM portal.search_document d
     WHERE d.locale = wanted_locale AND d.vector @@ asked
       AND (d.last_day IS NULL OR d.last_day >= today)
  ), kinds AS MATERIALIZED (
    SELECT kind, count(*)::integer AS count, max(rank) AS best FROM matched GROUP BY kind
  ), wanted AS MATERIALIZED (
    SELECT coalesce(max(kind), '') AS kind, coalesce(max(page), 1) AS page,
           CASE WHEN count(*) = 0 THEN group_size ELSE page_size END AS size
      FROM (SELECT kind, CASE WHEN (wanted_page - 1) * page_size < count THEN wanted_page ELSE 1 END AS page
              FROM kinds WHERE kind = wanted_kind) AS chosen
  ), ordered AS MATERIALIZED (
    SELECT m.kind, m.id, m.rank, row_number() OVER (PARTITION BY m.kind ORDER BY m.rank DESC, m.id) AS place
      FROM matched m
     WHERE m.kind = (SELECT kind FROM wanted) OR (SELECT kind FROM wanted) = ''
  ), weighed AS MATERIALIZED (
    SELECT o.kind, o.id,
           row_number() OVER (
             PARTITION BY o.kind
             ORDER BY o.rank + ts_rank('{0.02, 0, 0, 0}', d.vector, asked, 1) DESC, d.title, o.id
           ) AS place
      FROM (SELECT * FROM ordered WHERE place <= 8 * (SELECT size FROM wanted)) AS o
      JOIN portal.search_document d ON d.kind = o.kind AND d.id = o.id AND d.locale = wanted_locale
  ), shown AS MATERIALIZED (
    SELECT p.kind, p.id, p.place
      FROM wanted w,
           LATERAL (SELECT kind, id, place FROM weighed
                    UNION ALL
                    SELECT kind, id, place FROM ordered WHERE place > 8 * w.size) AS p
     WHERE p.place > (w.page - 1) * w.size AND p.place <= w.page * w.size
  )
  SELECT jsonb_build_object(
    'total', (SELECT coalesce(sum(count), 0) FROM kinds),
    'kind', (SELECT nullif(kind, '') FROM wanted),
    'page', (SELECT page FROM wanted),
    'kinds', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count)
                                        ORDER BY best DESC, kind = 'page' DESC, count DESC, kind), '[]') FROM kinds),
    'found', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                'kind', d.kind, 'href', d.href, 'title', d.title, 'description', d.description,
                'body', left(d.body, 6000))
                ORDER BY k.best DESC, d.kind = 'page' DESC, k.count DESC, d.kind, s.place), '[]')
                FROM shown s
                JOIN kinds k ON k.kind = s.kind
                JOIN portal.search_document d
                  ON d.kind = s.kind AND d.id = s.id AND d.locale = wanted_locale))
$$;
--> statement-breakpoint

-- A search as a whole: pages with all of the words; else with words that they may have been meant
-- as; else with any of them. The words are folded, and there is at least one.
CREATE FUNCTION portal.search(
  words text[], variants text[], wanted_locale text, wanted_kind text, today date,
  group_size integer, page_size integer, wanted_page integer)
RETURNS jsonb
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  stemmer constant regconfig := portal.search_stemmer(wanted_locale);
  matches jsonb;
  mode text := 'all';
  meant text[] := words;
  meant_variants text[] := variants;
  corrections text[] := array_fill(NULL::text, ARRAY[cardinality(words)]);
  near record;
BEGIN
  matches := portal.search_matches(
    portal.search_terms(stemmer, words, variants, false), array_to_string(words, ' '),
    wanted_locale, wanted_kind, today, group_size, page_size, wanted_page);

  IF (matches ->> 'total')::integer = 0 THEN
    FOR place IN 1 .. cardinality(words) LOOP
      CONTINUE WHEN EXISTS (
        SELECT FROM portal.search_document d
         WHERE d.locale = wanted_locale
           AND d.vector @@ portal.search_term(
                 stemmer, words[place], variants[place], place = cardinality(words)));
      SELECT * INTO near FROM portal.find_similar_word(wanted_locale, words[place]);
      CONTINUE WHEN near.folded IS NULL;
      meant[place] := near.folded;
      meant_variants[place] := near.folded;
      corrections[place] := near.word;
      mode := 'corrected';
    END LOOP;
    IF mode = 'corrected' THEN
      matches := portal.search_matches(
        portal.search_terms(stemmer, meant, meant_variants, false), array_to_string(meant, ' '),
        wanted_locale, wanted_kind, today, group_size, page_size, wanted_page);
    END IF;
  END IF;

  IF (matches ->> 'total')::integer = 0 AND cardinality(words) > 1 THEN
    mode := 'some';
    matches := portal.search_matches(
      portal.search_terms(stemmer, meant, meant_variants, true), array_to_string(meant, ' '),
      wanted_locale, wanted_kind, today, group_size, page_size, wanted_page);
  END IF;

  RETURN matches || jsonb_build_object(
    'mode', mode,
    'corrections', to_jsonb(corrections),
    'words', to_jsonb(meant),
    'stems', (SELECT jsonb_agg(coalesce((tsvector_to_array(to_tsvector(stemmer, word)))[1], word) ORDER BY place)
                FROM unnest(meant || meant_variants) WITH ORDINALITY AS one (word, place)));
END $$;
