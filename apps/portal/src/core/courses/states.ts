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
