-- A search as a whole: pages with all of the words; else with words that they may have been meant
-- as; else with any of them. The words are folded, and there is at least one.
CREATE OR REPLACE FUNCTION portal.search(
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
