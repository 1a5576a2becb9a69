/** All of them are in the memory of every instance. */
export const mostRedirects = 5_000

/** Addresses that are kept, of those that are ignored and of the others: the rarest go. */
export const mostMissed = 2_000

/** Days after which an address goes that nobody has asked for. */
export const missedFor = 180
