/**
 * Why a member takes no part in a case: they say so, they have had a role in the association within
 * the time of the settings, or it is their own application.
 */
export const conflictCauses = ['declared', 'role', 'own'] as const
export type ConflictCause = (typeof conflictCauses)[number]

/** `postponed`: it is decided in a later round. */
export const proposedOutcomes = ['granted', 'refused', 'postponed'] as const
export type ProposedOutcome = (typeof proposedOutcomes)[number]
