-- The known word that looks most like one that no page has; null when nothing is near,
-- which is less than the 0.3 that pg_trgm begins with: to set it here would need a superuser.
CREATE OR REPLACE FUNCTION portal.find_similar_word(wanted_locale text, misspelt text)
RETURNS TABLE (folded text, word text)
LANGUAGE plpgsql STABLE
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
