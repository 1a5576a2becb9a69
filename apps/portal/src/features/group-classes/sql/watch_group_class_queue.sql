-- Made from core/places/template by scripts/generate-places.ts.
-- Has the queue ended when its time comes: one job, however often somebody begins to wait.
CREATE OR REPLACE FUNCTION portal.watch_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT FROM portal.group_class o
    CROSS JOIN LATERAL graphile_worker.add_job('group-class-queue-closes',
      json_build_object('id', o.id), run_at => o.unbooking_closes_at,
      job_key => 'group-class-queue-closes-' || o.id) job
   WHERE o.id = wanted_class_id;
$$;
