/** Specification, section 9. */
export const unitMinutes = 30
export const unitMilliseconds = unitMinutes * 60_000
export const maxUnits = 4

/** A reservation is held for so long while it is being paid (decisions, "Courts"). */
export const holdMinutes = 10

/** Of one member at once: whoever changes their mind gets another one, and nobody holds a whole hall. */
export const maxHolds = 3

/** Of one member at once: so many times that they want to be told of. */
export const maxSlotAlerts = 10
