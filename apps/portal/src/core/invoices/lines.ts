/** One line of an invoice: what for which days, in øre. What its kind says is its feature's. */
export type InvoiceLine<Kind extends string = string> = {
  readonly kind: Kind
  /** Both days included. */
  readonly from: string
  readonly to: string
  readonly amountOre: number
  /** Whom it is about, where that is not the recipient. */
  readonly about?: { readonly id: string; readonly name: string }
  /** How the amount came to be, in the order in which it did. */
  readonly steps?: readonly LineStep[]
}

/** One step on the way to the amount of a line; what its kind says is the feature's. */
export type LineStep = {
  readonly kind: string
  /** What it adds, in øre; below 0 what it takes off. */
  readonly amountOre: number
  readonly percent?: number
  /** Such as the reference of a decision. */
  readonly reference?: string
}

export const totalOf = ({ lines }: { readonly lines: readonly { readonly amountOre: number }[] }) =>
  lines.reduce((total, { amountOre }) => total + amountOre, 0)

/**
 * The VAT that an amount contains.
 * @param vatPercent in whole percent; 0 for what is exempt
 */
export const vatIn = (amountOre: number, vatPercent: number): number =>
  Math.round((amountOre * vatPercent) / (100 + vatPercent))

/**
 * The VAT of the next part of an amount. The sum of all parts is rounded, not each part, so that their
 * VAT adds up to that of the whole.
 * @param beforeOre the sum of the parts before it
 */
export const vatOfNext = (
  partOre: number,
  { beforeOre, vatPercent }: { readonly beforeOre: number; readonly vatPercent: number },
): number => vatIn(beforeOre + partOre, vatPercent) - vatIn(beforeOre, vatPercent)
