/** One letter finds nearly everybody. */
export const leastSearched = 2

/** Whoever finds so many writes more of the name. */
export const mostMembers = 50
