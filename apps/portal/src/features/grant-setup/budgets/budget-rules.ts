import type { BudgetRefusal } from '../model/refusals.ts'

/** Budgets are set for the next year at the latest, and for as many years back. */
export const yearsBack = 5

export function budgetYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsBack + 2 }, (_, at) => year + 1 - at)
}

/** @returns why a budget of that year cannot be set like that; null for nothing */
export function findBudgetProblem(
  { year, reason }: { readonly year: number; readonly reason: string },
  today: string,
): BudgetRefusal | null {
  if (!budgetYears(today).includes(year)) return 'BUDGET_YEAR_INVALID'
  if (year < Number(today.slice(0, 4)) && reason === '') return 'BUDGET_REASON_REQUIRED'
  return null
}

type Amounts = {
  readonly budgetOre: number
  readonly grantedOre: number
  readonly paidOre: number
  readonly claimedOre: number
  readonly unpaidClaimsOre: number
  readonly reservedOre: number
  readonly leftOre: number
}

/** A year as a whole. */
export function sumOfBudgets(rows: readonly Amounts[]): Amounts {
  const sum = (key: keyof Amounts) => rows.reduce((total, row) => total + row[key], 0)
  return {
    budgetOre: sum('budgetOre'),
    grantedOre: sum('grantedOre'),
    paidOre: sum('paidOre'),
    claimedOre: sum('claimedOre'),
    unpaidClaimsOre: sum('unpaidClaimsOre'),
    reservedOre: sum('reservedOre'),
    leftOre: sum('leftOre'),
  }
}
