-- Whether one state of a payment may follow the other: the graph of `states.ts`.
CREATE OR REPLACE FUNCTION portal.payment_step_allowed(from_state text, to_state text)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ($1, $2) IN (
    ('created', 'opened'), ('created', 'abandoned'),
    ('opened', 'authorised'), ('opened', 'aborted'), ('opened', 'attention'),
    ('authorised', 'confirmed'), ('authorised', 'cancelling'), ('authorised', 'cancelled'),
    ('authorised', 'attention'),
    ('confirmed', 'captured'), ('confirmed', 'cancelling'), ('confirmed', 'attention'),
    ('captured', 'refunding'), ('captured', 'attention'),
    ('cancelling', 'cancelled'), ('cancelling', 'refunding'), ('cancelling', 'attention'),
    ('refunding', 'refunded'), ('refunding', 'attention'),
    ('refunded', 'refunding'),
    ('attention', 'authorised'), ('attention', 'confirmed'), ('attention', 'captured'),
    ('attention', 'aborted'), ('attention', 'cancelling'), ('attention', 'cancelled'),
    ('attention', 'refunding'), ('attention', 'refunded'))
$$;
