/** Specification, section 9. */
export const unitMinutes = 30
export const unitMilliseconds = unitMinutes * 60_000
export const maxUnits = 4
