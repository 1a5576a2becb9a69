/** Why a child is away, or that it comes late. */
export const absenceKinds = ['sick', 'holiday', 'other', 'late'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

/** What a tablet records of a child. `absent` and `expected` are the entries of staff for a day. */
export const markKinds = ['arrival', 'departure', 'absent', 'undo'] as const
export type MarkKind = (typeof markKinds)[number]

/**
 * What became of a mark. `refused`: it cannot be, such as a second arrival. `to-review`: it came from a
 * tablet that had been shut off, and a leader decides.
 */
export const markStates = ['recorded', 'refused', 'to-review', 'dismissed'] as const

/** How a presence ended. `closing-time`: nobody recorded the departure, and the day ended by itself. */
export const departureKinds = ['recorded', 'closing-time', 'corrected'] as const
export type DepartureKind = (typeof departureKinds)[number]

/** Where the facts of a child, a guardian or what binds them come from. */
export const factSources = ['import', 'staff'] as const

/** What guardians request of a place. */
export const placeRequestKinds = ['end', 'change'] as const
export type PlaceRequestKind = (typeof placeRequestKinds)[number]

export const placeRequestStates = ['sent', 'withdrawn', 'accepted', 'declined'] as const
export type PlaceRequestState = (typeof placeRequestStates)[number]

/** Who looked at the health data of a child, and where. */
export const healthViewPlaces = ['guardian', 'tablet', 'staff', 'export'] as const
export type HealthViewPlace = (typeof healthViewPlaces)[number]

/** Whom a thread about a child is for: all of its guardians who have access, or one of them. */
export const threadAudiences = ['all', 'one'] as const

/** Who wrote a message. */
export const messageSides = ['guardian', 'staff'] as const
