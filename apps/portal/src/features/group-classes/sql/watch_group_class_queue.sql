-- Enqueues the job that ends the queue: one job, however often the queue fills.
CREATE OR REPLACE FUNCTION portal.watch_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT FROM portal.group_class c
    CROSS JOIN LATERAL graphile_worker.add_job('group-class-queue-closes',
      json_build_object('id', c.id), run_at => c.unbooking_closes_at,
      job_key => 'group-class-queue-closes-' || c.id) job
   WHERE c.id = wanted_class_id;
$$;
