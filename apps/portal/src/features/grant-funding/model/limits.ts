/** Of staff and in letters: why something was done. */
export const longestReason = 1000
/** Of one claim, in øre: 1 kr at least. */
export const leastClaimOre = 100
/** Days that there are to pay a claim, unless staff say otherwise. */
export const claimDays = 30
