/** The longest texts, in characters. */
export const longest = { reference: 100, why: 300 } as const

/** The most that a month costs, in øre. */
export const highestOre = 10_000_000
