/** The key of everything that a purchase, a freeze or a termination changes. */
export const membershipsKey = ['sports-memberships'] as const

/** The filter that invalidates it. */
export const membershipQueries = { queryKey: membershipsKey }
