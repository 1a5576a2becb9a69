-- The whole query. Words that say nothing ("the", "of") are left out unless there are no others.
CREATE OR REPLACE FUNCTION portal.search_terms(
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
