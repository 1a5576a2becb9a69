/** What the board calls a registration code. */
export const longestLabel = 60
/** What the board writes to somebody whom it declines. */
export const longestAnswer = 500
/** Of staff, for a correction. */
export const longestReason = 300
/** Codes of one association that work at the same time. */
export const mostCodes = 50
/** As the table of associations has it. */
export const leastFeeOre = 100
export const mostFeeOre = 1_000_000
/** Minutes for which the card form is valid, and the fee that it shows. */
export const holdMinutes = 30
