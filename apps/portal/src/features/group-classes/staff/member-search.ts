/** One letter would match nearly everybody. */
export const minimumSearchLength = 2

/** With more matches, staff type more of the name. */
export const maximumMembers = 50
