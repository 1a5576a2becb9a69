/** Whole kroner have no decimals, others two: never one. */
const format = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * Øre as kroner with Norwegian grouping: `166 859 kr`, `70 998,50 kr` (specification, section 3:
 * money).
 */
export function formatKroner(ore: number): string {
  return `${format.format(ore / 100)}\u00a0kr`
}

/**
 * Money as the API gives it.
 * @throws the currency is none that we know (specification, section 3: money)
 */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  if (currency !== 'NOK') throw new Error('Unable to format')
  return formatKroner(Math.round(amount * 100))
}
