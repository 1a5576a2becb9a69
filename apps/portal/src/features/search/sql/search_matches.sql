-- The pages that answer a query, on one page of one kind or the first few of every kind.
-- Which pages match is read from the index alone, and their order at first from title and
-- description: whole texts, which lie elsewhere, are only weighed for the foremost pages. A
-- sequential scan would fetch them all, so that one is ruled out.
CREATE OR REPLACE FUNCTION portal.search_matches(
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
