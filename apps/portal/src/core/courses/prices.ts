/** What one seat costs, in øre, by who the person is. */
export type CoursePrices = {
  readonly studentPriceOre: number
  readonly memberPriceOre: number
  readonly otherPriceOre: number
}

/** @property isStudent an institution says so; @property isMember they train with us today */
export type Groups = { readonly isStudent: boolean; readonly isMember: boolean }

/** The lowest of the prices that are for this person. */
export function priceOf(prices: CoursePrices, { isStudent, isMember }: Groups): number {
  return Math.min(
    prices.otherPriceOre,
    isStudent ? prices.studentPriceOre : prices.otherPriceOre,
    isMember ? prices.memberPriceOre : prices.otherPriceOre,
  )
}

/**
 * What each seat of a booking costs, in øre. The first one is the buyer's own; those whom they bring
 * pay the price for others, as nobody knows who they are.
 */
export function seatPrices(prices: CoursePrices, groups: Groups, seats: number): number[] {
  return Array.from({ length: seats }, (_, index) =>
    index === 0 ? priceOf(prices, groups) : prices.otherPriceOre,
  )
}
