/** Of the name of an account's holder. */
export const longestHolder = 100
/** What the board writes with a payout request. */
export const longestNote = 300
/** Of staff, for what they do with an account or a request. */
export const longestReason = 300
/** Of one payout, in øre: 1 kr at least. */
export const leastPayoutOre = 100
export const mostPayoutOre = 100_000_000
/** Days for which staff are told that an account is new. */
export const freshDays = 14
/** An account number as people write it, with spaces and dots, or a pasted IBAN. */
export const longestAccountNumber = 60
