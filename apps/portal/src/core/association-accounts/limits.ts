/** Of the name of an account's holder. */
export const longestHolder = 100
/** Of staff, for what they do with an account or a payout request. */
export const longestReason = 300
/** Days for which staff are told that an account is new. */
export const freshDays = 14
/** An account number as people write it, with spaces and dots, or a pasted IBAN. */
export const longestAccountNumber = 60
