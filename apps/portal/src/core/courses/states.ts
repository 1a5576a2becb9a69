/** Of a course. A draft is seen by staff alone. */
export const courseStates = ['draft', 'published', 'called-off'] as const
export type CourseState = (typeof courseStates)[number]

/** Who may book; everybody may read about it. `contact-persons`: those of associations. */
export const courseAudiences = ['all', 'members', 'contact-persons'] as const
export type CourseAudience = (typeof courseAudiences)[number]

/**
 * Of a ticket whose place is held or booked. `replaced`: it was passed on, the one who has it now has
 * a code of their own.
 */
export const ticketStates = ['valid', 'replaced', 'cancelled'] as const
export type TicketState = (typeof ticketStates)[number]

/** Why staff let somebody in whose place was not paid for. */
export const unpaidReasons = ['shows-receipt', 'payment-fails', 'pays-later', 'agreed'] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

/** As it is stored: a phone may have sent no reason. */
export const storedUnpaidReasons = [...unpaidReasons, 'not-given'] as const
export type StoredUnpaidReason = (typeof storedUnpaidReasons)[number]
