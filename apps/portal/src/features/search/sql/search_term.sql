-- What one word asks for: its stem, itself and, when it may be unfinished, whatever begins with it.
-- `variant` is another way to write the word. Words consist of letters and digits only.
CREATE OR REPLACE FUNCTION portal.search_term(stemmer regconfig, word text, variant text, is_unfinished boolean)
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
