/** Specification, section 9. */
export const unitMinutes = 30
export const unitMilliseconds = unitMinutes * 60_000
export const maxUnits = 4

/** A hold lasts this long while it is being paid (decisions, "Courts"). */
export const holdMinutes = 10

/** Holds of one member at the same time: enough to choose again, too few to block a whole hall. */
export const maxHolds = 3

/** Slot alerts of one member at the same time. */
export const maxSlotAlerts = 10
