-- Enqueues the notification of slot alerts for the freed half hours, after the commit. It takes no
-- lock: each statement that frees units adds its own job, and only when an alert matches.
CREATE OR REPLACE FUNCTION portal.court_units_freed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('tell-of-free-courts', json_build_object(
      'from', min(f.starts_at), 'until', max(f.starts_at) + interval '30 minutes'))
    FROM freed f
   WHERE EXISTS (SELECT FROM portal.court_wish w
                  WHERE w.told_at IS NULL AND w.starts_at > now()
                    AND w.starts_at BETWEEN f.starts_at - interval '90 minutes' AND f.starts_at
                    AND w.ends_at > f.starts_at
                    AND (w.court_id IS NULL OR w.court_id = f.court_id))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
