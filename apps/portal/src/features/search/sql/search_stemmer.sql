CREATE OR REPLACE FUNCTION portal.search_stemmer(wanted_locale text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE wanted_locale WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.norwegian'::regconfig END;
