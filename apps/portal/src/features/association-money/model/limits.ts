/** What the board writes with a payout request. */
export const longestNote = 300
/** Of one payout, in øre: 1 kr at least. */
export const leastPayoutOre = 100
export const mostPayoutOre = 100_000_000
