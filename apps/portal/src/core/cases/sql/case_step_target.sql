-- The status that follows, null when this may not be done or not by them: the graph of `rules.ts`.
CREATE OR REPLACE FUNCTION portal.case_step_target(from_status text, action text, actor text)
	RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT step.to_status
	FROM (VALUES
		('OPPRETTET', 'approve', 'staff', 'INNVILGET'),
		('OPPRETTET', 'reject', 'staff', 'AVVIST'),
		('OPPRETTET', 'ask-for-changes', 'staff', 'KOMMENTERT_VENTER_PA_KUNDE'),
		('ENDRET_AV_KUNDE', 'approve', 'staff', 'INNVILGET'),
		('ENDRET_AV_KUNDE', 'reject', 'staff', 'AVVIST'),
		('ENDRET_AV_KUNDE', 'ask-for-changes', 'staff', 'KOMMENTERT_VENTER_PA_KUNDE'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'approve', 'staff', 'INNVILGET'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'reject', 'staff', 'AVVIST'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'edit', 'customer', 'ENDRET_AV_KUNDE'),
		('INNVILGET', 'withdraw', 'staff', 'TRUKKET'),
		('INNVILGET', 'defer', 'staff', 'INNVILGET'),
		('INNVILGET', 'lapse', 'system', 'BORTFALT'),
		('AVVIST', 'reopen', 'staff', 'OPPRETTET'),
		('AVVIST', 'edit', 'customer', 'ENDRET_AV_KUNDE'),
		('INNVILGET', 'resend', 'customer', 'ENDRET_AV_KUNDE'),
		('OPPRETTET', 'change', 'customer', 'ENDRET_AV_KUNDE'),
		('ENDRET_AV_KUNDE', 'change', 'customer', 'ENDRET_AV_KUNDE'),
		('OPPRETTET', 'retract', 'customer', 'TRUKKET'),
		('ENDRET_AV_KUNDE', 'retract', 'customer', 'TRUKKET'),
		('KOMMENTERT_VENTER_PA_KUNDE', 'retract', 'customer', 'TRUKKET'),
		('INNVILGET', 'retract', 'customer', 'TRUKKET')
	) AS step (from_status, action, actor, to_status)
	WHERE step.from_status = $1 AND step.action = $2 AND step.actor = $3
$$;
