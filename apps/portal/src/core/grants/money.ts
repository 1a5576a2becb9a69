import type { MoneyLine } from './content.ts'

export const sumOf = (lines: readonly Pick<MoneyLine, 'amountOre'>[]): number =>
  lines.reduce((sum, { amountOre }) => sum + amountOre, 0)

/** What costs are above income, in øre; 0 where there is no deficit. */
export const deficitOf = (accounts: {
  readonly costs: readonly MoneyLine[]
  readonly income: readonly MoneyLine[]
}): number => Math.max(0, sumOf(accounts.costs) - sumOf(accounts.income))

/**
 * How far a budget is from adding up, in øre: costs less income less what is applied for. 0 is right;
 * above it money is missing, below it more is applied for than is needed.
 */
export const gapOf = (budget: {
  readonly costs: readonly MoneyLine[]
  readonly income: readonly MoneyLine[]
  readonly requestedOre: number | null
}): number => sumOf(budget.costs) - sumOf(budget.income) - (budget.requestedOre ?? 0)

/**
 * What a grant comes to when its accounts are approved, in øre: the smaller of what was granted and the
 * actual deficit (domain facts 8.1). A deficit guarantee pays that; of any other grant, what was paid
 * above it was not used, and is claimed back.
 */
export const settledOre = (
  grantedOre: number,
  accounts: { readonly costs: readonly MoneyLine[]; readonly income: readonly MoneyLine[] },
): number => Math.min(grantedOre, deficitOf(accounts))
