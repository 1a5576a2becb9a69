-- Enqueues the notification of slot alerts for the freed half hours, after the commit. It takes no
-- lock: each statement that frees units adds its own job, and only when an alert matches.
CREATE OR REPLACE FUNCTION portal.court_units_freed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('tell-of-free-courts', json_build_object(
      'from', min(f.starts_at), 'until', max(f.starts_at) + interval '30 minutes'))
    FROM freed f
   WHERE EXISTS (SELECT FROM portal.slot_alert a
                  WHERE a.notified_at IS NULL AND a.starts_at > now()
                    AND a.starts_at BETWEEN f.starts_at - interval '90 minutes' AND f.starts_at
                    AND a.ends_at > f.starts_at
                    AND (a.court_id IS NULL OR a.court_id = f.court_id))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
