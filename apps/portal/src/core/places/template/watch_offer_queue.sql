-- Has the queue ended when its time comes: one job, however often somebody begins to wait.
CREATE OR REPLACE FUNCTION portal.watch_offer_queue(wanted_offer_id bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT FROM portal.offer o
    CROSS JOIN LATERAL graphile_worker.add_job('offer-queue-closes',
      json_build_object('id', o.id), run_at => o.unbooking_closes_at,
      job_key => 'offer-queue-closes-' || o.id) job
   WHERE o.id = wanted_offer_id;
$$;
