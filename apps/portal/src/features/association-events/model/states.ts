/**
 * Of an event. `waiting`: staff decide whether it is published, for an association that is not trusted
 * as yet. `sent-back`: they said why not; the board changes it and sends it again.
 */
export const eventStates = ['draft', 'waiting', 'sent-back', 'published', 'called-off'] as const
export type EventState = (typeof eventStates)[number]

/** Who may book. */
export const audiences = ['all', 'members'] as const
export type Audience = (typeof audiences)[number]
